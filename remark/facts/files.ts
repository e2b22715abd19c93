import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type * as z from 'zod';
import brand from '../../brand';
import {replaceBrandTokens} from '../brandTokens';

/**
 * The folder of the docs version that a page belongs to.
 *
 * @throws Error when the page is in no docs version
 */
export function versionFolder(file: string): string {
  const relative = path.relative(process.cwd(), file).split(path.sep);
  const depth = relative[0] === 'versioned_docs' ? 2 : 1;
  if (relative[0] !== 'versioned_docs' && relative[0] !== 'docs') {
    throw new Error('components made from facts work in docs pages only');
  }
  return path.resolve(...relative.slice(0, depth));
}

/** Reads a text file with the brand's names in place of the tokens. */
export const readText = (file: string): string =>
  replaceBrandTokens(fs.readFileSync(file, 'utf8'), path.relative(process.cwd(), file), brand);

/**
 * Reads a YAML file of facts and holds it against its schema.
 *
 * @throws Error with the file, the path inside it, and what is expected
 */
export function readFacts<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  const shown = path.relative(process.cwd(), file);
  if (!fs.existsSync(file)) {
    const folder = path.dirname(file);
    const known = fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.parse(name).name) : [];
    throw new Error(`no facts at ${shown}; there are: ${known.join(', ') || 'none'}`);
  }
  const result = schema.safeParse(parse(readText(file)));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${shown}: ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`facts are not valid\n${problems.join('\n')}`);
  }
  return result.data;
}
