import {components} from '../components';
import {type Position, type Wrong, positionAt} from '../problems';
import {insteadOfForeign} from './foreign';

/** What the MDX parser throws, as far as it is of use. */
type ParseError = {line?: number; column?: number; reason?: string};

/** The last brace that nothing closes. */
const openBrace = /\{(?:[^{}]|\{[^{}]*\})*$/;

/** A tag that is not closed; the parser names the place where it begins. */
function openTag(reason: string): (Wrong & Position) | undefined {
  const [, name = '', at = ''] =
    /^Expected a closing tag for `<([\w.-]+)>` \((\d+:\d+)/.exec(reason) ??
    /expected corresponding closing tag for `<([\w.-]*)>` \((\d+:\d+)/.exec(reason) ??
    [];
  if (name === '') {
    return undefined;
  }
  const [line = 1, column] = at.split(':').map(Number);
  const found = `<${name}> without an end`;
  if (/^(?:br|hr|img|input|wbr)$/.test(name)) {
    return {line, column, found, allowed: `<${name} />`};
  }
  const end = `</${name}> where it ends`;
  const other = insteadOfForeign(name) ?? `${end}, or backticks where it is text`;
  return {line, column, found, allowed: name in components ? end : other};
}

/** An expression in prose: the parser names a place inside its braces. */
function expression(line: number, source: string, column: number): Wrong & Position {
  const inside = source.slice(0, column).search(/\{[^}]*$/);
  const start = inside === -1 ? Math.max(source.indexOf('{'), 0) : inside;
  const code = /^\{\{?[^{}]*\}{0,2}/.exec(source.slice(start))?.[0].trim() ?? source.slice(start, start + 20);
  return {line, column: start + 1, found: `the expression ${code} in prose`, allowed: `\`${code}\` in backticks`};
}

/**
 * The message for a page that is not valid MDX: for braces and open tags with what to write instead, for all else in the
 * parser's own words.
 *
 * @param error what the parser threw
 * @param text the text that it read
 */
export function mdxProblem(error: unknown, text: string): Position & Wrong {
  const {line, column = 1, reason = String(error)} = error as ParseError;
  if (/end of file in expression/.test(reason)) {
    const allowed = '} where the code ends, */} where a comment ends, or `{` in backticks';
    return {...positionAt(text, Math.max(text.search(openBrace), 0)), found: 'a brace without an end', allowed};
  }
  if (line && /acorn|in expression/.test(reason) && !/import\/exports/.test(reason)) {
    return expression(line, text.split('\n')[line - 1] ?? '', column);
  }
  const place = line ? {line, column} : positionAt(text, text.trimEnd().length);
  const allowed = 'Markdown, components, and code in backticks';
  return openTag(reason) ?? {...place, found: `MDX that does not parse: ${reason}`, allowed};
}
