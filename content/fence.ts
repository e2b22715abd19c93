import parse from 'fenceparser';
import rangeOf from 'parse-numeric-range';
import {magicComment} from './code';
import {ProblemsError} from './problems';

type Position = {file: string; line: number};

function read(text: string, position: Position) {
  try {
    return parse(text);
  } catch (cause) {
    const allowed = 'name="value", words, and lines as {1,4-6}';
    const found = `the fence says ${text} (${(cause as Error).message})`;
    throw new ProblemsError('cannot read a code fence', [{...position, found, allowed}]);
  }
}

/**
 * Reads a meta string such as `title="app.js" showLineNumbers {1,4-6}`.
 *
 * @param position file and line of the fence, for the message
 * @throws ProblemsError with file and line when it is no list of attributes, words and line numbers
 */
export function parseMeta(text: string, position: Position) {
  const {highlight, showlinenumbers, ...all} = read(text, position);
  const isFlag = (name: string) => all[name] === true;
  const names = Object.keys(all);
  const values = names.filter((name) => !isFlag(name)).map((name) => [name, String(all[name])]);
  return {
    /** The number of the first line, where lines show their numbers: `showLineNumbers`, or `showLineNumbers=5`. */
    firstLine: showlinenumbers === undefined ? undefined : Number(showlinenumbers),
    /** What it sets, such as `title="app.js"`. */
    attributes: Object.fromEntries(values) as Record<string, string>,
    /** Its single words, in lower case, such as `player`. */
    flags: new Set(names.filter(isFlag)),
    /** Lines marked by number, counting from 1. */
    lines: new Set(rangeOf(Object.keys(highlight ?? {}).join())),
  };
}

const comment = /^\s*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)\s*([\w-]+)\s*(?:-->|\*\/\}?)?\s*$/;

const {className, line: nextLine, block} = magicComment;

function magicWord(line: string): string | undefined {
  const word = comment.exec(line)?.[1];
  return word !== undefined && [nextLine, block.start, block.end].includes(word) ? word : undefined;
}

/** A sample with its magic comments blanked: its lines keep their numbers. */
export const blankMagicComments = (source: string): string =>
  source
    .split('\n')
    .map((line) => (magicWord(line) ? '' : line))
    .join('\n');

/**
 * Removes the magic comments from a sample and returns the lines they mark.
 *
 * @param source the sample as written
 * @param numbered lines marked in the meta string, counting from 1
 * @returns the sample to show, and class names by line, counting from 0
 */
export function markLines(
  source: string,
  numbered: ReadonlySet<number>,
): {shown: string; marked: Record<number, string[]>} {
  const kept: string[] = [];
  const marked: Record<number, string[]> = {};
  let isNext = false;
  let isBlock = false;
  for (const line of source.split('\n')) {
    const word = magicWord(line);
    if (word === undefined) {
      if (isNext || isBlock || numbered.has(kept.length + 1)) {
        marked[kept.length] = [className];
      }
      kept.push(line);
    }
    isNext = word === nextLine;
    isBlock = word === block.start || (isBlock && word !== block.end);
  }
  return {shown: kept.join('\n'), marked};
}
