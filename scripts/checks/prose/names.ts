import brand from '../../../content/siteBrand';
import {listOf} from './lists';

/** Proper names that headings may hold, one a line, of one word or more. */
const listed = listOf('scripts/checks/prose/names.txt');

const names = [...listed, brand.name, brand.company].map((name) => name.split(/\s+/));

const clean = (word: string | undefined) => word?.replace(/^\W+|[\W]+$|['’]s$/g, '');

/**
 * Whether a word of a heading belongs to a proper name.
 *
 * @param word without signs around it
 * @param words all words of the heading
 * @param index where the word stands
 */
export const isProperName = (word: string, words: readonly string[], index: number): boolean =>
  names.some((name) =>
    name.some(
      (part, at) => part === word && name.every((other, offset) => clean(words[index - at + offset]) === other),
    ),
  );
