/** Text in pieces; every second one is a matched word. */
export type MarkedText = readonly string[];

/** A section of a page that matches a query. */
export type SectionHit = {
  /** Headings below the page's title, ending with the section's own. */
  trail: readonly MarkedText[];
  /** Path and anchor. */
  href: string;
  text: MarkedText;
};

/** A page that matches a query. */
export type PageHit = {
  path: string;
  title: MarkedText;
  section: string;
  /** Whether the page itself matches, and not only its sections. */
  isMatch: boolean;
  /** The page's description; undefined until its file has loaded. */
  text?: MarkedText;
  sections: readonly SectionHit[];
};

export type SearchRequest = {
  query: string;
  /** `docusaurus_tag` of the docs versions to search. Pages outside the docs belong to every version. */
  tags: readonly string[];
  /** The section of the site to search; empty for all. */
  section: string;
  limit: number;
};

export type SearchResult = {
  query: string;
  section: string;
  hits: readonly PageHit[];
  /** Total number of pages, including those not returned. */
  count: number;
  /** Number of pages by section of the site, regardless of the requested section. */
  sections: Readonly<Record<string, number>>;
  /** Page titles similar to a query without results. */
  suggestions: readonly string[];
};

/** Messages to and from the worker. A search has two replies: pages, then pages with texts and sections. */
export type WorkerCall = {id: number; request: SearchRequest};
export type WorkerReply = {id: number; result?: SearchResult; error?: string};
