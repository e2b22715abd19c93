import {type RefObject, useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {search} from './client';
import type {SearchRequest, SearchResult} from './types';

/** URL parameters of the results page; an empty or missing parameter has its default. */
export type SearchParams = {
  q: string;
  /** Tag of the docs version, or `all`. */
  version?: string;
  section?: string;
  limit?: string;
};

/** Returns the query string for the results page. */
export const queryString = (params: SearchParams): string =>
  `?${new URLSearchParams(Object.entries(params).filter(([, value]) => value))}`;

/**
 * Reads state from a DOM element, because readers use it before hydration. The state may change on any of the
 * space-separated `events`.
 */
export function useElement<E extends HTMLElement, T>(
  ref: RefObject<E | null>,
  events: string,
  read: (element: E) => T,
  initial: T,
): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const {current} = ref;
      const names = events.split(' ');
      names.forEach((name) => current?.addEventListener(name, onChange));
      return () => names.forEach((name) => current?.removeEventListener(name, onChange));
    },
    [ref, events],
  );
  return useSyncExternalStore(
    subscribe,
    () => (ref.current ? read(ref.current) : initial),
    () => initial,
  );
}

/** Returns the text of a field. */
export const useFieldText = (field: RefObject<HTMLInputElement | null>): string =>
  useElement(field, 'input', ({value}) => value, '');

/** Sets the text of a field and updates `useFieldText`. */
export function setFieldText(field: HTMLInputElement | null, text: string): void {
  if (field && field.value !== text) {
    field.value = text;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/** Returns the number of results in all sections. */
export const totalOf = (counts: SearchResult['sections']): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/** The state of a request. While busy, the result may be the previous request's. */
export type SearchState = {status: 'idle' | 'busy' | 'failed' | 'done'; result?: SearchResult};

/**
 * Returns the results of a request. Earlier results stay until new ones arrive, and never replace later ones.
 *
 * @param request not sent while its query is empty
 * @returns the state, and a retry function, which also runs when the browser is back online
 */
export function useSearchResults(request: SearchRequest): [SearchState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{key: string; result?: SearchResult}>({key: ''});
  const text = JSON.stringify(request);
  const key = request.query.trim() === '' ? '' : `${attempt} ${text}`;
  useEffect(
    () => (key === '' ? undefined : search(JSON.parse(text) as SearchRequest, (result) => setShown({key, result}))),
    [key, text],
  );
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  if (key === '') {
    return [{status: 'idle'}, retry];
  }
  const answered = shown.result ? 'done' : 'failed';
  return [{status: shown.key === key ? answered : 'busy', result: shown.result}, retry];
}
