import type {Marked, SearchHit} from '../contract';
import {escapeHtml} from '../engine/mark';

/** What the service puts around found words: characters that no text holds, so that all else can be escaped. */
export const markers = {highlightPreTag: '\ue000', highlightPostTag: '\ue001'} as const;

const toHtml = (text: string) => escapeHtml(text).replaceAll('\ue000', '<mark>').replaceAll('\ue001', '</mark>');

type Highlighted = {value?: unknown; matchLevel?: unknown; matchedWords?: unknown};

function marked(answer: unknown, plain: string | null): Marked {
  const {value, matchLevel, matchedWords} = (answer ?? {}) as Highlighted;
  return {
    value: toHtml(typeof value === 'string' ? value : (plain ?? '')),
    matchLevel: matchLevel === undefined || matchLevel === 'none' ? 'none' : 'full',
    matchedWords: Array.isArray(matchedWords) ? matchedWords.map(String) : [],
  };
}

type Parts = {content?: unknown; hierarchy?: Record<string, unknown>} | undefined;

function markedParts(parts: Parts, {content, hierarchy}: SearchHit): SearchHit['_snippetResult'] {
  const levels = Object.entries(hierarchy).filter(([, text]) => text !== null);
  return {
    content: marked(parts?.content, content),
    hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, marked(parts?.hierarchy?.[level], text)])),
  };
}

/**
 * A hit as the service sent it, with escaped text.
 *
 * @throws Error when it is not a record of this site
 */
export function toHit(raw: SearchHit): SearchHit {
  if (typeof raw.url !== 'string' || typeof raw.hierarchy !== 'object') {
    throw new Error('hosted search: a hit is not a search record');
  }
  return {
    ...raw,
    _highlightResult: markedParts(raw._highlightResult, raw),
    _snippetResult: markedParts({..._highlight(raw), ...raw._snippetResult}, raw),
  };
}

/** Where the service sends no snippet of a heading, its highlighted text is short enough. */
const _highlight = (raw: SearchHit): Parts => ({hierarchy: raw._highlightResult?.hierarchy});
