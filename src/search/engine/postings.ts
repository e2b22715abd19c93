import {readNumbers, readWords} from './columns';
import {type PackedIndex, postingOrder} from './packed';
import type {LeanRecord} from './records';
import {termsOf} from './tokens';

/** Fields of the index, in the order of their numbers. */
export const fields = ['heading', 'title', 'path', 'content'] as const;

/** Records of one served index, and their numbers among those of all that were read. */
export type Part = {packed: PackedIndex; own: LeanRecord[]; numbers: (number | undefined)[]};

/** For each term, for each field by its number, how often each record holds it. */
export type Postings = Map<string, Record<number, Record<number, number>>>;

function entryOf(postings: Postings, term: string, field: number): Record<number, number> {
  let entry = postings.get(term);
  if (!entry) {
    entry = {};
    postings.set(term, entry);
  }
  return (entry[field] ??= {});
}

/** The terms of headings, each heading read once. */
function headTerms(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>([['', []]]);
  return (text) => {
    const terms = known.get(text) ?? termsOf(text);
    known.set(text, terms);
    return terms;
  };
}

/**
 * Adds the terms of headings: its own, its page's title, and those between.
 *
 * @param lengths how many terms each record has in each field; filled here
 */
export function addHeads(postings: Postings, records: readonly LeanRecord[], lengths: readonly number[][]): void {
  const read = headTerms();
  records.forEach(({trail}, record) => {
    const own = trail[trail.length - 1] ?? '';
    const texts = [own, trail.length > 1 ? (trail[0] ?? '') : '', trail.slice(1, -1).join(' ')];
    texts.forEach((text, field) => {
      const terms = read(text);
      (lengths[record] as number[])[field] = terms.length;
      for (const term of terms) {
        const entry = entryOf(postings, term, field);
        entry[record] = (entry[record] ?? 0) + 1;
      }
    });
  });
}

/** Adds the terms of texts, of which the index holds once which records have them. */
export function addTexts(postings: Postings, {packed, own, numbers}: Part, lengths: readonly number[][]): void {
  const order = postingOrder(own);
  const gaps = readNumbers(packed.gaps);
  const counts = readNumbers(packed.counts);
  const field = fields.indexOf('content');
  let at = 0;
  readWords(packed.words).forEach((word, index) => {
    const entry = entryOf(postings, word, field);
    let place = -1;
    for (let left = counts[index] ?? 0; left > 0; left -= 1) {
      place += (gaps[at] ?? 0) + 1;
      at += 1;
      const local = order[place];
      if (local === undefined) {
        throw new Error('search index: a word names a record that is not there');
      }
      const record = numbers[local];
      const length = lengths[record ?? -1];
      if (record !== undefined && length) {
        entry[record] = 1;
        length[field] = (length[field] ?? 0) + 1;
      }
    }
  });
}
