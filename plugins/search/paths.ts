/** Where the build puts the index of a docs version, below the site's root. */
export const indexFile = (tag: string): string => `search-index/${tag}.json`;

/**
 * Where the build puts the sections of a page, below the site's root.
 *
 * @param page path of the page, with the site's base
 */
export const sectionsFile = (page: string): string =>
  `search-index/pages${page.endsWith('/') ? `${page}index` : page}.json`;
