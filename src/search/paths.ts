/** Where the build puts the index of a docs version, below the site's root. */
export const indexFile = (tag: string): string => `/search-index/${tag}.json`;

/** Where the build puts the texts of a page, below the site's root. */
export const textsFile = (page: string): string => `/search-index/pages${page === '/' ? '/index' : page}.json`;

/** Where the build leaves all records for `npm run search:push`; not served. */
export const recordsFile = '.cache/search-records.json';

/** The address of the page with all results of a query. */
export const resultsPath = (query: string): string => `/search?q=${encodeURIComponent(query)}`;
