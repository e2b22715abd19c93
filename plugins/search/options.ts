import type {Options, SearchOptions} from 'minisearch';
import {stemmer} from 'stemmer';

/** The indexed fields of a page; there is one document per page. */
export type SearchDocument = {
  /** Path of the page. */
  id: string;
  title: string;
  /** Words of the path. */
  path: string;
  keywords: string;
  headings: string;
  text: string;
  section: string;
  /** Relative importance of the page; around 1. */
  weight: number;
};

/** The fields of a page that the index returns. */
export type StoredDocument = Pick<SearchDocument, 'title' | 'section' | 'weight'>;

const stopWords = new Set(
  (
    'a about am an and any are as at be been but by can cannot could did do does doing for from get gets had has have ' +
    'how i if in into is it its let me my no not of off on one or our out over own please should so some such than ' +
    'that the their them then there these they this those through to too under up us use used using want was we were ' +
    'what when where which while who whose why will with without would you your yours'
  ).split(' '),
);

/** Splits text into words and identifiers: `opt-in`, `opt in` and `pixel_id` are one token each. */
export const tokenize = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/(\p{L})['’](\p{L})/gu, '$1$2')
    .replaceAll(/\b(opt) (in|out)\b/gi, '$1-$2')
    .match(/[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/gu) ?? [];

/** Lowercases and stems a word; identifiers and numbers are not stemmed. */
export function stem(token: string): string {
  const word = token.replaceAll('-', '').toLowerCase();
  return /^\p{L}{3,}$/u.test(word) ? stemmer(word) : word;
}

/**
 * Returns the terms of a token. An identifier is indexed as a whole and by its words. All fields but the text also hold
 * unstemmed words, so that prefixes (`organiz`) and typos match there.
 *
 * @param field undefined for a query
 * @returns the stem of the whole token first; empty for stop words
 */
export function processTerm(token: string, field?: string): string[] {
  if (stopWords.has(token.toLowerCase())) {
    return [];
  }
  const words = token.replaceAll(/\p{Ll}(?=\p{Lu})/gu, '$&_').match(/[^_-]+/g) ?? [];
  const stems = [token, ...(words.length > 1 ? words : [])].map(stem).filter((term) => !stopWords.has(term));
  return [...new Set(field === 'text' ? stems : [...stems, token.replaceAll('-', '').toLowerCase()])];
}

/** Field weights. `engine.ts` adds fuzzy matching for query words that aren't found. */
export const searchOptions: SearchOptions = {
  boost: {title: 4, keywords: 2, headings: 1.6, path: 1.5, text: 1},
  prefix: (_term, index, terms) => index === terms.length - 1,
  weights: {prefix: 0.45, fuzzy: 0.45},
};

/** Index options shared by the build and the worker. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['title', 'keywords', 'headings', 'path', 'text'],
  storeFields: ['title', 'section', 'weight'],
  tokenize,
  processTerm,
  searchOptions,
};

/** Returns the path of a docs version's index, relative to the site's root. */
export const indexFile = (tag: string): string => `search-index/${tag}.json`;

/** Returns the path of a page's sections file, relative to the site's root. The page's path includes the base URL. */
export const sectionsFile = (page: string): string =>
  `search-index/pages${page.endsWith('/') ? `${page}index` : page}.json`;
