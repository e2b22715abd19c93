/** Text in pieces; every second one is a word of the query. */
export type MarkedText = readonly string[];

/** A section of a page that answers a query. */
export type SectionHit = {
  /** Headings below the page's title, the section's own last. */
  trail: readonly MarkedText[];
  /** Path and anchor. */
  href: string;
  text: MarkedText;
};

/** A page that answers a query. */
export type PageHit = {
  path: string;
  title: MarkedText;
  section: string;
  /** Whether the page itself answers, and not only sections of it. */
  isAnswer: boolean;
  /** The page's description; undefined until its file has loaded. */
  text?: MarkedText;
  sections: readonly SectionHit[];
};

export type SearchRequest = {
  query: string;
  /** `docusaurus_tag` of the docs versions to search. Pages outside the docs belong to every version. */
  tags: readonly string[];
  /** The part of the site to search; empty for all. */
  section: string;
  limit: number;
};

export type SearchResult = {
  query: string;
  hits: readonly PageHit[];
  /** How many pages there are, with those that are not returned. */
  count: number;
  /** How many pages each part of the site has, whichever was asked for. */
  sections: Readonly<Record<string, number>>;
  /** Titles of pages that are near a query without results. */
  suggestions: readonly string[];
};

/** Messages to the worker and back. A search has two replies: pages, then pages with texts and sections. */
export type WorkerCall = {id: number; request: SearchRequest};
export type WorkerReply = {id: number; result?: SearchResult; error?: string};
