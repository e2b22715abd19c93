import type {Options} from 'minisearch';
import type {SearchRecord} from './contract';

/** A record as the index stores it: hierarchy and content are fields of their own. */
export type IndexedRecord = Omit<SearchRecord, 'objectID'> & {id: string; title: string; headings: string};

/** Words as written and in lower case; identifiers such as `credit_midpts` stay whole and are found by part, too. */
export function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
  const parts = words.filter((word) => word.includes('_')).flatMap((word) => word.split('_').filter(Boolean));
  return [...words, ...parts];
}

/** Options that the build and the reader's browser must share. */
export const indexOptions: Options<IndexedRecord> = {
  fields: ['title', 'headings', 'content'],
  storeFields: [
    'type',
    'hierarchy',
    'content',
    'url',
    'url_without_anchor',
    'anchor',
    'language',
    'lang',
    'docusaurus_tag',
    'version',
    'weight',
  ],
  tokenize,
  processTerm: (term) => term.toLowerCase(),
  searchOptions: {
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: {title: 4, headings: 3},
    combineWith: 'AND',
    boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
  },
};
