import type {SearchHit} from '../types';
import {mark, snippet} from './mark';
import type {LeanRecord} from './records';

/** Terms to mark in hits. */
export type Terms = {
  /** Those of the query as it was written. */
  written: ReadonlySet<string>;
  /** Those of all its readings, synonyms among them. */
  all: ReadonlySet<string>;
};

const isIn = (texts: readonly string[], terms: ReadonlySet<string>) =>
  texts.some((text) => mark(text, terms).some(({isMarked}) => isMarked));

/**
 * A record as it is shown. Readers look for their own words: other readings are marked only where those are missing.
 *
 * @param text of the record; none while it is still on its way
 */
export function toHit({page, anchor, trail}: LeanRecord, {written, all}: Terms, text?: string): SearchHit {
  const terms = isIn(text === undefined ? trail : [...trail, text], written) ? written : all;
  return {
    path: page.path,
    anchor,
    title: trail[0] ?? '',
    section: page.section,
    trail: trail.map((heading) => mark(heading, terms)),
    // Nobody is shown a text as a whole, and marking it takes as long as finding it.
    text: text === undefined ? undefined : mark(snippet(text, terms), terms),
  };
}
