/** Depth of a heading in a page: 0 is the part of the site, 1 the page's title. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The headings above a record, its own included. */
export type Hierarchy = Record<`lvl${Level}`, string | null>;

/** A page or a part of a page as the index holds it: the hosted service's own shape. */
export type SearchRecord = {
  objectID: string;
  /** The level of its own heading; `content` when it continues the text of the record before. */
  type: Exclude<`lvl${Level}`, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  /** Path of the page with the anchor; clients make it absolute. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  lang: string;
  docusaurus_tag: string;
  version: string;
  /** How much the page matters among pages, and the record within its page; around 1. */
  weight: number;
};

/** Text as HTML: everything is escaped but the marks around words of the query. */
export type Marked = {value: string; matchLevel: 'full' | 'none'; matchedWords: string[]};

type MarkedParts = {content: Marked; hierarchy: Record<string, Marked>};

/** A record that answers a query, with marked text as the results list shows it. */
export type SearchHit = SearchRecord & {_highlightResult: MarkedParts; _snippetResult: MarkedParts};

/** Values of one facet are alternatives when they stand in one list; lists must all hold. `-` before a value negates. */
export type FacetFilters = readonly (string | readonly string[])[];

/** What is asked, in the hosted service's terms. */
export type SearchRequest = {
  query: string;
  facetFilters?: FacetFilters;
  hitsPerPage?: number;
  /** Counts from 0. */
  page?: number;
  /** Facets to count values of, such as `hierarchy.lvl0`. */
  facets?: readonly string[];
};

/** An answer, in the hosted service's terms. */
export type SearchResult = {
  query: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets: Record<string, Record<string, number>>;
};

/** What both backends do. Each call fails with an error when there is no answer; the next call tries afresh. */
export type SearchClient = {
  /** Answers several requests at once, in their order. */
  search: (requests: readonly SearchRequest[]) => Promise<SearchResult[]>;
  /** Other queries that do have results, for one that has none: mended spelling, related terms. */
  suggest: (request: SearchRequest) => Promise<string[]>;
  /** Loads what the first query needs. Never fails: the query itself will. */
  prepare: (facetFilters: FacetFilters) => Promise<void>;
};

/** Credentials of the hosted service; empty when the index built into the site answers. */
export type SearchSettings = {
  appId: string;
  apiKey: string;
  index: string;
  /** Address of a compatible server to ask in place of the service's own hosts; empty without one. */
  host: string;
};
