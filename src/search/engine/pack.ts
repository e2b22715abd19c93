import MiniSearch from 'minisearch';
import type {SearchRecord} from '../types';
import {writeNumbers, writeWords} from './columns';
import {format, type PackedIndex, postingOrder} from './packed';
import {packRecords} from './records';
import {isStopWord} from './stopWords';
import {stemOf, termsOf, wholeTermsOf} from './tokens';

/** A number this short is found on every page. */
const isCounting = (term: string) => /^\d{1,2}$|^.$/u.test(term);

/**
 * The terms of a text that are worth looking up: no common words, no parts of identifiers, and each stem once, unless
 * the headings hold it already. A search asks for all words of a stem.
 */
function textTerms({trail, text, keywords = ''}: SearchRecord): string[] {
  const held = new Set(termsOf(trail.join(' ')).map(stemOf));
  const terms: string[] = [];
  for (const term of wholeTermsOf(`${text} ${keywords}`)) {
    const stem = stemOf(term);
    if (!isStopWord(term) && !isCounting(term) && !held.has(stem)) {
      held.add(stem);
      terms.push(term);
    }
  }
  return terms;
}

/** Makes the index of records, which must stand page by page. */
export function packIndex(records: readonly SearchRecord[]): PackedIndex {
  const order = postingOrder(records);
  const index = new MiniSearch({fields: ['text'], tokenize: (text) => text.split(' '), processTerm: (term) => term});
  index.addAll(order.map((record, id) => ({id, text: textTerms(records[record] as SearchRecord).join(' ')})));
  const words = index
    .toJSON()
    .index.filter(([word]) => word !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const places = words.map(([, data]) =>
    Object.keys(data[0] ?? {})
      .map(Number)
      .sort((a, b) => a - b),
  );
  return {
    format,
    ...packRecords(records),
    words: writeWords(words.map(([word]) => word)),
    counts: writeNumbers(places.map(({length}) => length)),
    gaps: writeNumbers(
      places.flatMap((list) => list.map((place, at) => place - (at === 0 ? 0 : (list[at - 1] ?? 0) + 1))),
    ),
  };
}
