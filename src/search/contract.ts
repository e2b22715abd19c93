/** A page or a part of a page as the index holds it: the hosted service's own shape. */
export type SearchRecord = {
  objectID: string;
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'content';
  hierarchy: Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;
  content: string | null;
  /** Path of the page with the anchor; the client makes it absolute. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  lang: string;
  docusaurus_tag: string;
  version: string;
  weight: number;
};

type Marked = {value: string; matchLevel: 'full' | 'none'; matchedWords: string[]};

/** A record that answers a query, with marked text as the results list shows it. */
export type SearchHit = SearchRecord & {
  _highlightResult: {content: Marked; hierarchy: Record<string, Marked>};
  _snippetResult: {content: Marked; hierarchy: Record<string, Marked>};
};

/** Values of one facet are alternatives when they stand in one list; lists must all hold. */
export type FacetFilters = readonly (string | readonly string[])[];

export type SearchRequest = {
  query: string;
  facetFilters?: FacetFilters;
  hitsPerPage?: number;
  /** Counts from 0. */
  page?: number;
};

export type SearchResult = {hits: SearchHit[]; nbHits: number; page: number; nbPages: number; query: string};

/** What both backends do: answer several requests at once, or fail with an error that the UI shows. */
export type SearchClient = {search: (requests: readonly SearchRequest[]) => Promise<SearchResult[]>};

/** Credentials of the hosted service; empty when the index built into the site answers. */
export type SearchSettings = {appId: string; apiKey: string; index: string};
