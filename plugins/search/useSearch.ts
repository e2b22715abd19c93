import {type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {getDocsVersionSearchTag, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {search} from './client';
import type {SearchRequest, SearchResult} from './types';
import {wellFormed} from '@site/src/lib/wellFormed';

const docs = 'default';

/** A docs version by its `docusaurus_tag`. */
export type TaggedVersion = {tag: string; label: string};

/** All docs versions, the latest first. */
export function useTaggedVersions(): readonly TaggedVersion[] {
  const versions = useVersions(docs);
  return useMemo(
    () =>
      [...versions]
        .sort((a, b) => Number(b.isLast) - Number(a.isLast))
        .map(({name, label}) => ({tag: getDocsVersionSearchTag(docs, name), label})),
    [versions],
  );
}

/** Gives the path of the page with all results of a query, in one section or in all. */
export function useResultsPath(): (query: string, section?: string) => string {
  const {withBaseUrl} = useBaseUrlUtils();
  return useCallback(
    (query, section) => {
      const params = new URLSearchParams({q: wellFormed(query), ...(section && {section})});
      return `${withBaseUrl('/search')}?${params}`;
    },
    [withBaseUrl],
  );
}

/** The text of a field that the reader may have typed into before hydration: the element holds it, not React. */
export function useFieldText(field: RefObject<HTMLInputElement | null>): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const {current} = field;
      current?.addEventListener('input', onChange);
      return () => current?.removeEventListener('input', onChange);
    },
    [field],
  );
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? '',
    () => '',
  );
}

/** Replaces the text of a field; `useFieldText` returns it then. */
export function setFieldText(field: HTMLInputElement | null, text: string): void {
  if (field && field.value !== text) {
    field.value = text;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/** The state of a request. */
export type SearchState =
  | {status: 'idle' | 'busy' | 'failed'}
  /** `isEarlier`: the result of the request before; that of the current one has not arrived. */
  | {status: 'done'; result: SearchResult; isEarlier: boolean};

/** The result of the request before stays on the screen for this long, so that the list does not flicker. */
const keepMs = 250;

/**
 * The results of a request. Those of earlier requests never replace later ones.
 *
 * @param request nothing is searched while its query is empty
 * @returns the state, and a function that tries again
 */
export function useSearchResults(request: SearchRequest): [SearchState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{key: string; result: SearchResult | undefined}>();
  const [overdue, setOverdue] = useState('');
  const text = JSON.stringify(request);
  const key = request.query.trim() === '' ? '' : `${attempt} ${text}`;
  useEffect(() => {
    if (key === '') {
      return undefined;
    }
    let isCurrent = true;
    const show = (result: SearchResult | undefined) => isCurrent && setShown({key, result});
    const timer = setTimeout(() => setOverdue(key), keepMs);
    search(JSON.parse(text) as SearchRequest, show).catch((error: unknown) => {
      console.warn('Search failed:', error);
      show(undefined);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, text]);
  return [stateOf(key, overdue, shown), useCallback(() => setAttempt((number) => number + 1), [])];
}

function stateOf(key: string, overdue: string, shown?: {key: string; result: SearchResult | undefined}): SearchState {
  if (key === '') {
    return {status: 'idle'};
  }
  if (shown?.key === key && !shown.result) {
    return {status: 'failed'};
  }
  return shown?.result && (shown.key === key || overdue !== key)
    ? {status: 'done', result: shown.result, isEarlier: shown.key !== key}
    : {status: 'busy'};
}
