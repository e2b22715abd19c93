import {accountShapes} from './sqlAccountShapes';
import {privacyShapes} from './sqlPrivacyShapes';

/**
 * Statements on accounts and privileges are held to shapes, by dialect. Parsers cover queries and tables; statements like
 * these they skip or read as free text, so a misspelt privilege would pass.
 *
 * A shape is a regular expression with words as they are written, one space for any white space, and `<name>`,
 * `<string>` and `<number>` for what the reader fills in. Case does not count.
 */

const name = '(?:"[^"]+"|`[^`]+`|\\[[^\\]]+\\]|[a-z_][\\w$]*)';
const holes: Record<string, string> = {
  '<name>': `${name}(?:\\.${name})*`,
  '<string>': "'(?:[^']|'')*'",
  '<number>': '\\d+(?:\\.\\d+)?(?:e\\d+)?',
};

function compile(shape: string): RegExp {
  const filled = shape.replace(/<(?:name|string|number)>/g, (hole) => holes[hole] ?? hole);
  const spaced = filled
    .replaceAll(', ', '\\s*,\\s*')
    .replaceAll(' = ', '\\s*=\\s*')
    .replaceAll('\\(', '\\s*\\(\\s*')
    .replaceAll('\\)', '\\s*\\)')
    .replaceAll(' ', '\\s+');
  return new RegExp(`^${spaced}$`, 'i');
}

const dialects = [...new Set([...Object.keys(accountShapes), ...Object.keys(privacyShapes)])];

const compiled = new Map(
  dialects.map((dialect) => [
    dialect,
    [...(accountShapes[dialect] ?? []), ...(privacyShapes[dialect] ?? [])].map(compile),
  ]),
);

/** Whether a statement, without its semicolon, is one of the dialect's account statements. */
export const isAccountStatement = (dialect: string, statement: string): boolean =>
  (compiled.get(dialect) ?? []).some((shape) => shape.test(statement));
