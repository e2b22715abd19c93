/** A page or a part of a page, as the build makes it. */
export type SearchRecord = {
  /** Path of the page on this site. */
  path: string;
  anchor: string | null;
  /** The part of the site that the page belongs to. */
  section: string;
  /** Headings from the page's title down to the record's own; six at most. */
  trail: readonly string[];
  /** Whether it continues the text of the record before. */
  continues: boolean;
  text: string;
  /** Words by which a page is found as well; readers don't see them. */
  keywords?: string;
  language: string;
  /** Tag of the docs version; `default` outside the docs. */
  tag: string;
  version: string;
  /** How much the page matters among pages, and the record within its page; around 1. */
  weight: number;
};

/** Text in pieces: words of the query are marked. */
export type MarkedText = readonly {text: string; isMarked: boolean}[];

/** A page, or a part of one, that answers a query. */
export type SearchHit = {
  /** Path of the page on this site, without the anchor. */
  path: string;
  anchor: string | null;
  /** The page's title. */
  title: string;
  /** The part of the site that the page belongs to. */
  section: string;
  /** Headings from the page's title down to the hit's own. */
  trail: readonly MarkedText[];
  /** What the hit says around the words found; undefined until it has loaded. */
  text: MarkedText | undefined;
};

/** Hits on one page. */
export type HitGroup = Pick<SearchHit, 'path' | 'title' | 'section'> & {hits: readonly SearchHit[]};

/** What a hit must be; what is not named may be anything. */
export type SearchFilters = {
  language?: string;
  /** Tag of a docs version. Pages outside the docs belong to every version. */
  tag?: string;
  section?: string;
};

/** What is asked. */
export type SearchRequest = {
  query: string;
  filters: SearchFilters;
  /** How many hits a page of results holds. */
  limit: number;
  /** Which page of results, from 0; the first one when left out. */
  page?: number;
};

/** What is answered. */
export type SearchResult = {
  query: string;
  /** The hits of this page of results, under the pages they are on. */
  groups: readonly HitGroup[];
  /** How many hits there are on all pages of results. */
  count: number;
  /** How many pages of results there are. */
  pageCount: number;
  /** How many hits each section has, whichever section is asked for. */
  sections: Readonly<Record<string, number>>;
};

/** What both backends do. Each call fails with an error when there is no answer; the next call tries afresh. */
export type SearchClient = {
  /** Answers a request. Hits may be shown first without their texts, and again when these have loaded. */
  search: (request: SearchRequest, show: (result: SearchResult) => void) => Promise<void>;
  /** Other queries that do have results, for one that has none: mended spelling, related terms. */
  suggest: (request: SearchRequest) => Promise<string[]>;
  /** Loads what the first query needs. Never fails: the query itself will. */
  prepare: (filters: SearchFilters) => Promise<void>;
};

/** Credentials of the hosted service; empty when the index built into the site answers. */
export type SearchSettings = {
  appId: string;
  apiKey: string;
  index: string;
  /** Address of a compatible server to ask in place of the service's own hosts; empty without one. */
  host: string;
};
