import {useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import {wellFormed} from '../paths';

/** What the address of the search page says. */
export type SearchParams = {
  query: string;
  /** Tag of the docs version, `all`, or empty for the version being read. */
  version: string;
  /** Part of the site, or empty for all. */
  section: string;
  /** Counts from 1. */
  page: number;
};

/** After this long without a key, typing rests. */
const rest = 800;

function read(search: string): SearchParams {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  return {
    query: params.get('q') ?? '',
    version: params.get('version') ?? '',
    section: params.get('section') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string of an address, without what is as it is by itself. */
export function writeParams({query, version, section, page}: SearchParams): string {
  const params = new URLSearchParams();
  const entries = {q: wellFormed(query), version, section, page: page > 1 ? String(page) : ''};
  Object.entries(entries).forEach(([key, value]) => value && params.set(key, value));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** Whether a query is another one with more or fewer letters at its end. */
const goesOn = (query: string, before: string) => query.startsWith(before) || before.startsWith(query);

/** What the page shows, and how the reader changes it. */
export type SearchParamsState = {
  params: SearchParams;
  /** Takes a letter of the query; the address follows when typing rests. */
  type: (query: string) => void;
  /** Typing is over: the address follows at once. */
  settle: () => void;
  /** Changes the address at once. */
  change: (part: Partial<SearchParams>) => void;
};

/**
 * The parameters of the search page. What is typed counts at once; the address follows when typing rests or is over,
 * with an entry to go back to. A query that goes on from one that was still being typed takes its entry, so that slow
 * typing leaves one.
 */
export function useSearchParams(): SearchParamsState {
  const history = useHistory();
  const subscribe = useCallback((onChange: () => void) => history.listen(onChange), [history]);
  const search = useSyncExternalStore(
    subscribe,
    () => history.location.search,
    () => '',
  );
  const address = useMemo(() => read(search), [search]);
  // What is typed belongs to the address that it is typed at: going back drops it.
  const [typed, setTyped] = useState<{search: string; query: string}>();
  /** The address that unfinished typing wrote. */
  const unfinished = useRef<string>(undefined);
  const draft = typed?.search === search && typed.query !== address.query ? typed.query : undefined;
  // Another query or another filter starts at the first page.
  const params = useMemo(() => (draft === undefined ? address : {...address, query: draft, page: 1}), [address, draft]);
  const write = useCallback(
    (next: SearchParams) => {
      const text = writeParams(next);
      setTyped(undefined);
      if (text === history.location.search) {
        return;
      }
      if (unfinished.current !== history.location.search || !goesOn(next.query, read(history.location.search).query)) {
        // A push by the router would count as a new page and move the focus to its top.
        window.history.pushState(window.history.state, '');
      }
      history.replace({search: text});
    },
    [history],
  );
  useEffect(() => {
    if (draft === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      write(params);
      unfinished.current = history.location.search;
    }, rest);
    return () => clearTimeout(timer);
  }, [draft, params, write, history]);
  return {
    params,
    type: (query) => setTyped({search, query}),
    settle: () => {
      if (draft !== undefined) {
        write(params);
      }
      unfinished.current = undefined;
    },
    change: (part) => {
      unfinished.current = undefined;
      write({...params, page: 1, ...part});
    },
  };
}
