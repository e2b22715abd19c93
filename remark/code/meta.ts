import parse from 'fenceparser';
import rangeOf from 'parse-numeric-range';
import {prism} from '../../content/code';
import {FindingsError} from '../../content/findings';

/** Where a fence is. */
type Place = {file: string; line: number};

/** What a fence's meta string says. */
export type Meta = {
  /** What it sets, such as `title="app.js"`. */
  attributes: Record<string, string>;
  /** Its single words, in lower case, such as `player`. */
  flags: ReadonlySet<string>;
  /** Lines marked by number, counting from 1. */
  lines: ReadonlySet<number>;
};

function read(text: string, place: Place): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch (cause) {
    const allowed = 'name="value", words, and lines as {1,4-6}';
    const found = `the fence says ${text} (${(cause as Error).message})`;
    throw new FindingsError('a fence is not readable', [{...place, found, allowed}]);
  }
}

/**
 * Reads a meta string such as `title="app.js" showLineNumbers {1,4-6}`.
 *
 * @param place file and line of the fence, for the message
 * @throws FindingsError with file and line when it is no list of attributes, words and line numbers
 */
export function parseMeta(text: string, place: Place): Meta {
  const {highlight, ...all} = read(text, place);
  const isFlag = (name: string) => all[name] === true;
  const names = Object.keys(all);
  return {
    attributes: Object.fromEntries(names.filter((name) => !isFlag(name)).map((name) => [name, String(all[name])])),
    flags: new Set(names.filter(isFlag)),
    lines: new Set(rangeOf(Object.keys(highlight ?? {}).join())),
  };
}

/** Words in comments that mark lines with a class name: the next line, or all from one word to the other. */
export type MagicComment = {className: string; line?: string; block?: {start: string; end: string}};

const comment = /^\s*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)\s*([\w-]+)\s*(?:-->|\*\/\}?)?\s*$/;

type Directive = {className: string; does: 'next' | 'start' | 'end'};

/** Finds what a line of code says about the lines after it. */
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
 * Takes the magic comments out of a sample and says which lines they mark.
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
