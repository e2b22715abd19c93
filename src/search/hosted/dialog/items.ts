import type {DocSearchModalProps} from '@docsearch/react';
import {escapeHtml} from '@site/content/escapeHtml';
import {hrefOf} from '../../hits';
import {headingAt, placeOf, snippetOf} from '../hits';
import {atLevels} from '../records';
import {type HostedHit, markers} from '../service';

/** A hit as DocSearch shows it. */
export type DocSearchItem = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

const toHtml = (marked: string) =>
  escapeHtml(marked).replaceAll(markers.highlightPreTag, '<mark>').replaceAll(markers.highlightPostTag, '</mark>');

/**
 * A hit that DocSearch can show and keep. It puts texts into the page as HTML, those of its lists of earlier searches
 * as well, so all that is text must be escaped here.
 */
export function toItem(item: DocSearchItem): DocSearchItem {
  const hit = item as unknown as HostedHit;
  const hierarchy = atLevels((level) => hit.hierarchy[`lvl${level}`] && escapeHtml(hit.hierarchy[`lvl${level}`] ?? ''));
  const marked = atLevels((level) => ({value: toHtml(headingAt(hit, level))}));
  const shown = {
    ...hit,
    url: hrefOf(placeOf(hit)),
    hierarchy,
    content: hit.content && escapeHtml(hit.content),
    // What groups of hits are named after.
    _highlightResult: {hierarchy: {lvl0: {value: hierarchy.lvl0 ?? ''}}},
    _snippetResult: {content: {value: toHtml(snippetOf(hit))}, hierarchy: marked},
  };
  return shown as unknown as DocSearchItem;
}
