import {prism} from '../../content/code';

const [marker] = prism.magicComments;

/** What a fence's meta string says: its title, its flags, and the lines marked by number. */
export type Meta = {title: string | undefined; numbered: boolean; player: boolean; marked: ReadonlySet<number>};

function numbersIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({length: to - from + 1}, (_, index) => from + index);
  });
}

/** Reads a meta string such as `title="app.js" showLineNumbers {1,4-6}`; lines count from 1. */
export function parseMeta(text: string): Meta {
  const flags = text.replace(/[\w-]+="[^"]*"/g, '').split(/\s+/);
  const ranges = flags.map((flag) => /^\{([\d,-]+)\}$/.exec(flag)?.[1]).find(Boolean);
  return {
    title: /(?:^|\s)title="([^"]*)"/.exec(text)?.[1],
    numbered: flags.includes('showLineNumbers'),
    player: flags.includes('player'),
    marked: new Set(ranges ? numbersIn(ranges) : []),
  };
}

const comment = /^\s*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)\s*([a-z-]+)\s*(?:-->|\*\/\}?)?\s*$/;

/**
 * Takes the magic comments out of a sample and says which lines they mark.
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
  let inside = false;
  let next = false;
  for (const line of source.split('\n')) {
    const word = comment.exec(line)?.[1];
    if (word === marker?.line) {
      next = true;
    } else if (word === marker?.block.start || word === marker?.block.end) {
      inside = word === marker?.block.start;
    } else {
      if (inside || next || numbered.has(kept.length + 1)) {
        marked[kept.length] = [marker?.className ?? ''];
      }
      next = false;
      kept.push(line);
    }
  }
  return {shown: kept.join('\n'), marked};
}
