import {type RefObject, useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {search} from './client';
import type {SearchRequest, SearchResult} from './types';

/** What the address of the page with all results says; a parameter that is empty or left out has its default. */
export type SearchParams = {
  q: string;
  /** Tag of the docs version, or `all`. */
  version?: string;
  section?: string;
  limit?: string;
};

/** The query string of the page with all results. */
export const queryString = (params: SearchParams): string =>
  `?${new URLSearchParams(Object.entries(params).filter(([, value]) => value))}`;

/**
 * State read from a DOM element: readers use it before hydration, so React doesn't hold it. It may change after any of
 * `events`, which are separated by spaces.
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

/** The text of a field. */
export const useFieldText = (field: RefObject<HTMLInputElement | null>): string =>
  useElement(field, 'input', ({value}) => value, '');

/** Replaces the text of a field; `useFieldText` returns it then. */
export function setFieldText(field: HTMLInputElement | null, text: string): void {
  if (field && field.value !== text) {
    field.value = text;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/** The state of a request. While it is busy, the result may be that of the request before. */
export type SearchState = {status: 'idle' | 'busy' | 'failed' | 'done'; result?: SearchResult};

/**
 * The results of a request. Those of earlier requests never replace later ones, and are shown until these arrive.
 *
 * @param request nothing is searched while its query is empty
 * @returns the state, and a function that tries again, which also runs when the browser is back online
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
