import type {Options, SearchOptions} from 'minisearch';
import {stemmer} from 'stemmer';

/** What is indexed of a page; there is one document per page. */
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
  /** How much the page matters; around 1. */
  weight: number;
};

/** What the index returns of a page. */
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

/** A word in lower case, without its ending; identifiers and numbers have no endings. */
export function stem(token: string): string {
  const word = token.replaceAll('-', '').toLowerCase();
  return /^\p{L}{3,}$/u.test(word) ? stemmer(word) : word;
}

/**
 * The terms of a token. An identifier is found as a whole and by its words. All fields but the text also hold words with
 * their endings, so that beginnings (`organiz`) and typos are found there.
 *
 * @param field undefined for a query
 * @returns the stem of the whole token first; nothing for stop words
 */
export function processTerm(token: string, field?: string): string[] {
  if (stopWords.has(token.toLowerCase())) {
    return [];
  }
  const words = token.replaceAll(/\p{Ll}(?=\p{Lu})/gu, '$&_').match(/[^_-]+/g) ?? [];
  const stems = [token, ...(words.length > 1 ? words : [])].map(stem).filter((term) => !stopWords.has(term));
  return [...new Set(field === 'text' ? stems : [...stems, token.replaceAll('-', '').toLowerCase()])];
}

/** The weights of search. Words of a query that are not found may have typos; `engine.ts` adds that. */
export const searchOptions: SearchOptions = {
  boost: {title: 4, keywords: 2, headings: 1.6, path: 1.5, text: 1},
  prefix: (_term, index, terms) => index === terms.length - 1,
  weights: {prefix: 0.45, fuzzy: 0.45},
};

/** How pages are indexed; the build and the worker share it. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['title', 'keywords', 'headings', 'path', 'text'],
  storeFields: ['title', 'section', 'weight'],
  tokenize,
  processTerm,
  searchOptions,
};

/** Where the build puts the index of a docs version, below the site's root. */
export const indexFile = (tag: string): string => `search-index/${tag}.json`;

/** Where the build puts the sections of a page, below the site's root; the path of the page has the site's base. */
export const sectionsFile = (page: string): string =>
  `search-index/pages${page.endsWith('/') ? `${page}index` : page}.json`;
