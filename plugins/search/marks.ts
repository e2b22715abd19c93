/**
 * How components mark their parts for search; `src/search/README.md` says it for those who write them. Everything else
 * of a page is read by its structure: headings, paragraphs, lists, tables.
 */
export const marks = {
  /** A part that is found by its own name. The value is the name, unless a part inside is marked as it. */
  entry: 'data-search-entry',
  /** Inside an entry: its name. */
  name: 'data-search-name',
  /** Inside an entry: the name on the screen, when it differs. */
  label: 'data-search-label',
  /** Inside an entry: what it says. */
  text: 'data-search-text',
  /** Inside an entry: a value, found by itself. */
  value: 'data-search-value',
  /** Left out with everything in it. */
  skip: 'data-search-skip',
} as const;

/** A selector of the elements with a mark. */
export const marked = (mark: keyof typeof marks): string => `[${marks[mark]}]`;
