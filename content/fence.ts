import parse from 'fenceparser';
import rangeOf from 'parse-numeric-range';
import {magicComment} from './codeBlocks';
import {ProblemsError} from './problems';

type Position = {file: string; line: number};

function read(text: string, position: Position) {
  try {
    return parse(text);
  } catch (cause) {
    const allowed = 'name="value", words, and lines as {1,4-6}';
    const found = `the meta string ${text} (${(cause as Error).message})`;
    throw new ProblemsError("can't parse a code fence", [{...position, found, allowed}]);
  }
}

/**
 * Parses a meta string such as `title="app.js" showLineNumbers {1,4-6}`.
 *
 * @param position file and line of the fence, for error messages
 * @throws ProblemsError with file and line when the meta string doesn't parse
 */
export function parseMeta(text: string, position: Position) {
  const {highlight, showlinenumbers, ...all} = read(text, position);
  const isFlag = (name: string) => all[name] === true;
  const names = Object.keys(all);
  const values = names.filter((name) => !isFlag(name)).map((name) => [name, String(all[name])]);
  return {
    /** The first line number, if the block shows line numbers: `showLineNumbers`, or `showLineNumbers=5`. */
    firstLine: showlinenumbers === undefined ? undefined : Number(showlinenumbers),
    /** Attributes with a value, such as `title="app.js"`. */
    attributes: Object.fromEntries(values) as Record<string, string>,
    /** Flags in lowercase, such as `player`. */
    flags: new Set(names.filter(isFlag)),
    /** Highlighted line numbers, from 1. */
    lines: new Set(rangeOf(Object.keys(highlight ?? {}).join())),
  };
}

const comment = /^\s*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)\s*([\w-]+)\s*(?:-->|\*\/\}?)?\s*$/;

const {className, line: nextLine, block} = magicComment;

function magicWord(line: string): string | undefined {
  const word = comment.exec(line)?.[1];
  return word !== undefined && [nextLine, block.start, block.end].includes(word) ? word : undefined;
}

/** Blanks a sample's magic comments, so that lines keep their numbers. */
export const blankMagicComments = (source: string): string =>
  source
    .split('\n')
    .map((line) => (magicWord(line) ? '' : line))
    .join('\n');

/**
 * Removes magic comments from a sample and finds the lines to highlight.
 *
 * @param source the sample as written
 * @param numbered line numbers from the meta string, from 1
 * @returns the code to show, and class names by line index, from 0
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
