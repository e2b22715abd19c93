import parse from 'fenceparser';
import rangeOf from 'parse-numeric-range';
import {prism} from './code';
import {ProblemsError} from './problems';

/** Where a fence is. */
type Position = {file: string; line: number};

/** What a fence's meta string says. */
export type Meta = {
  /** What it sets, such as `title="app.js"`. */
  attributes: Record<string, string>;
  /** Its single words, in lower case, such as `player`. */
  flags: ReadonlySet<string>;
  /** The number of the first line, where lines show their numbers: `showLineNumbers`, or `showLineNumbers=5`. */
  firstLine: number | undefined;
  /** Lines marked by number, counting from 1. */
  lines: ReadonlySet<number>;
};

function read(text: string, position: Position): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch (cause) {
    const allowed = 'name="value", words, and lines as {1,4-6}';
    const found = `the fence says ${text} (${(cause as Error).message})`;
    throw new ProblemsError('a fence is not readable', [{...position, found, allowed}]);
  }
}

/**
 * Reads a meta string such as `title="app.js" showLineNumbers {1,4-6}`.
 *
 * @param position file and line of the fence, for the message
 * @throws ProblemsError with file and line when it is no list of attributes, words and line numbers
 */
export function parseMeta(text: string, position: Position): Meta {
  const {highlight, showlinenumbers, ...all} = read(text, position);
  const isFlag = (name: string) => all[name] === true;
  const names = Object.keys(all);
  return {
    firstLine: showlinenumbers === undefined ? undefined : Number(showlinenumbers),
    attributes: Object.fromEntries(names.filter((name) => !isFlag(name)).map((name) => [name, String(all[name])])),
    flags: new Set(names.filter(isFlag)),
    lines: new Set(rangeOf(Object.keys(highlight ?? {}).join())),
  };
}

/** Words in comments that mark lines with a class name: the next line, or all from one word to the other. */
export type MagicComment = {className: string; line?: string; block?: {start: string; end: string}};

const comment = /^\s*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)\s*([\w-]+)\s*(?:-->|\*\/\}?)?\s*$/;

type Directive = {className: string; does: 'next' | 'start' | 'end'};

/** Reads magic comments: what a line says about the lines after it. */
function reader(comments: readonly MagicComment[]): (line: string) => Directive | undefined {
  const byWord = new Map<string | undefined, Directive>(
    comments.flatMap(({className, line, block}) => [
      [line, {className, does: 'next'}],
      [block?.start, {className, does: 'start'}],
      [block?.end, {className, does: 'end'}],
    ]),
  );
  return (line) => byWord.get(comment.exec(line)?.[1] ?? '');
}

const configured = reader(prism.magicComments);

/** A sample with its magic comments blanked: its lines keep their numbers. */
export const blankMagicComments = (source: string): string =>
  source
    .split('\n')
    .map((line) => (configured(line) ? '' : line))
    .join('\n');

/**
 * Removes the magic comments from a sample and returns the lines they mark.
 *
 * @param source the sample as written
 * @param numbered lines marked in the meta string, counting from 1; they get the first comment's class name
 * @param comments the magic comments to look for
 * @returns the sample to show, and class names by line, counting from 0
 */
export function markLines(
  source: string,
  numbered: ReadonlySet<number>,
  comments: readonly MagicComment[] = prism.magicComments,
): {shown: string; marked: Record<number, string[]>} {
  const directiveOf = reader(comments);
  const kept: string[] = [];
  const marked: Record<number, string[]> = {};
  const open = new Set<string>();
  let next: string[] = [];
  for (const line of source.split('\n')) {
    const directive = directiveOf(line);
    if (!directive) {
      const byNumber = comments.slice(0, numbered.has(kept.length + 1) ? 1 : 0).map(({className}) => className);
      const names = new Set([...byNumber, ...open, ...next]);
      if (names.size > 0) {
        marked[kept.length] = [...names];
      }
      next = [];
      kept.push(line);
    } else if (directive.does === 'next') {
      next.push(directive.className);
    } else if (directive.does === 'start') {
      open.add(directive.className);
    } else {
      open.delete(directive.className);
    }
  }
  return {shown: kept.join('\n'), marked};
}
