/** Which indexes there are, in which format: asked for afresh before an index, so that neither can be an old one. */
export const indexList = '/search-index/list.json';

/** The content of `indexList`: the hash of each docs version's index, by the version's tag. */
export type IndexList = {format: number; hashes: Readonly<Record<string, string>>};

/** Where the build puts the index of a docs version, below the site's root. Its name says what is in it. */
export const indexFile = (tag: string, hash: string): string => `/assets/search-index/${tag}.${hash}.json`;

/** Where the build puts the texts of a page, below the site's root. */
export const textsFile = (page: string): string => `/search-index/pages${page === '/' ? '/index' : page}.json`;

/** Where the build leaves the records of a language for `npm run search:push`; not served. */
export const recordsFile = (language: string): string => `.cache/search-records/${language}.json`;

/** Text that can stand in an address: half a pair of surrogates can't. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** The address of the page with all results of a query, in one part of the site or in all. */
export const resultsPath = (query: string, section = ''): string =>
  `/search?q=${encodeURIComponent(wellFormed(query))}${section && `&section=${encodeURIComponent(section)}`}`;
