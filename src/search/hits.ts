import type {MarkedText, SearchHit} from './types';

/** The address of a hit on this site. */
export const hrefOf = ({path, anchor}: Pick<SearchHit, 'path' | 'anchor'>): string =>
  anchor ? `${path}#${anchor}` : path;

/** A text without its marks. */
export const plainText = (text: MarkedText): string => text.map((part) => part.text).join('');

/** The headings that lead to a hit below the page's title; the title itself where the page is the hit. */
export const headingsOf = ({trail}: SearchHit): readonly MarkedText[] => (trail.length > 1 ? trail.slice(1) : trail);
