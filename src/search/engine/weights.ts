/**
 * All weights of search: what ranking multiplies by, and what the build gives pages and records. Values were found by
 * trying them on `tests/build/search-queries.ts`; `bench/search/weights.mjs` shows what each is worth there. Never
 * change one for a query of `tests/build/search-queries-unseen.ts`.
 */

/** Used in the browser, for each query. */
export const ranking = {
  /**
   * By the field that holds a word. A record's own heading says what it is about. The page's title counts a little
   * less, because all records of the page share it. Headings between the two only tell rows with the same name apart.
   */
  field: {heading: 3, title: 2.4, path: 1.2, content: 1},

  /**
   * By how a word was found, against the word as written: another ending is nearly the same; all parts of an identifier
   * are close; a beginning may be of another word; a slip is a guess, and only made when nothing else is found.
   */
  match: {family: 0.9, parts: 0.8, prefix: 0.6, typo: 0.55},

  /** Letters from which a word may have one slip and two: below four, one letter makes another word. */
  slips: {oneFrom: 4, twoFrom: 8},

  /** Letters up to which a beginning is looked up in names only: a letter or two begin half the docs' words. */
  shortBeginning: 2,

  /**
   * By how a query is read, against the query as written. Other spaces hardly change it: joining two words is safer than
   * cutting one. Of synonyms the docs' own word, the first of its group, comes before the others.
   */
  reading: {joined: 0.95, split: 0.85, docsWord: 0.8, otherWord: 0.6},

  /**
   * What a record keeps of its score: `least`, and the rest by the square of its share of the query's words. The square
   * puts a record with all words far before one with half of them; `least` keeps the latter in the list.
   */
  coverage: {least: 0.15, rest: 0.85},

  /** Share of the query's words that a page must have, of a longer question: people put more words than a page has. */
  enoughOfPage: 0.5,

  /** What the rest of its page adds to a record: a page that speaks of all words beats a row that has two of them. */
  pageShare: 0.5,

  /**
   * How that share falls with the page's size when there is more than one word: somewhere on a page of hundreds of rows
   * are the words of any question. A page of `size` records loses a third of it.
   */
  largePage: {size: 20, fall: 0.5},

  /** How many records get a close look at their headings, by reading of the query; nobody pages beyond that. */
  closely: {asWritten: 150, otherwise: 50},

  /**
   * What headings add that fit the query: a record's own most of all. The words anywhere above it count because a row
   * is asked for together with its page (`kafka port`). A title that is the query says more of a page than of a part.
   */
  fit: {own: 0.9, all: 0.6, titleOfPage: 0.8, titleOfPart: 0.35},

  /** A heading that is an identifier, met in part only: `pixel` says little about `pixel_id`. */
  partOfIdentifier: 0.55,

  /**
   * A heading that is the query itself wins, whatever the rest of the docs says; a page before a section. So does a page
   * whose address ends with the query (`limits`). The last part of a dotted name is nearly as good (`security_protocol`
   * for `protocol.security_protocol`). A keyword stands in no heading and starts far below: what a writer gave as one
   * gets more.
   */
  exact: {page: 3.2, address: 2.8, keyword: 6, part: 2.4, lastPart: 1.8},

  /**
   * Rows that many pages have in common, such as `host`: the first `kept` stay where they are, the others step back, so
   * that they do not fill the list.
   */
  copies: {kept: 2, further: 0.7},

  /**
   * Records of a page: none below `near` of its best one, so that a page does not take the list with rows that hardly
   * answer, and `together` of them at its place. The next `supporters` help their page by `support` of their score each.
   */
  page: {together: 3, near: 0.4, supporters: 3, support: 0.12},

  /**
   * Where the list ends: behind pages with less than `share` of the score of the page at place `of`. Nobody reads 1,700
   * results, and a number like that says that the search has understood nothing. The best `inSection` of each section
   * stay, so that a filter finds what there is. With all records kept the figures of relevance are the same.
   */
  tail: {share: 0.4, of: 10, inSection: 3},

  /** How alike two words must be, by pairs of letters, for one to be suggested for the other: below it is guesswork. */
  alike: 0.45,
};

/** Used in the browser, for what is shown of a text: it says why a record was found. */
export const snippets = {
  /** Characters of a snippet: about two lines of the dialog. */
  length: 170,

  /** Share of a snippet in which words must stand together to count: what is behind them is cut between words. */
  together: 0.8,

  /** Share of a snippet up to which words are shown from the start of the text: a beginning reads better than a cut. */
  fromStart: 0.6,

  /** Characters before the first word, so that it does not stand without what it belongs to. */
  before: 30,
};

/** Used by the build, for each page and record. */
export const making = {
  /**
   * By depth of a record's heading: the page itself is looked for most, then its parts. Deep ones are rows and values,
   * of which there are thousands.
   */
  depth: {1: 1.6, 2: 1.1, 3: 1.05, 4: 1, 5: 0.9, 6: 0.8},

  /** A row against a heading of the same depth: the section explains, the row lists. */
  entry: 0.95,

  /** What a link from another page adds, by the logarithm: the tenth link says less than the first. */
  link: 0.04,

  /**
   * By kind of page. Readers of docs search for docs; posts are news of their day; the home page and the page for
   * writers have a word of everything. An attribute has a page for templates and one for destinations, which say much the same: the latter
   * comes first, because it has the record that leaves the site.
   */
  kind: {doc: 1, templateAttribute: 0.93, page: 0.85, post: 0.8, home: 0.4, writers: 0.4},

  /** A text that more pages than this share is boilerplate: it stays with the page that matters most. */
  sharedTexts: 6,

  /** A list of fewer entries may well be the same on two pages by chance. */
  copiedList: 4,

  /** Letters after which a text goes on in a further record, and where one is cut: below 10,000 bytes, a host's limit. */
  text: {length: 2400, cut: 4800},
};
