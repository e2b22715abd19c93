import {useCallback, useMemo, useRef, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

/** What the address of the search page says. */
export type Address = {
  query: string;
  /** Tag of the docs version, `all`, or empty for the version being read. */
  version: string;
  /** Part of the site, or empty for all. */
  section: string;
  /** Counts from 1. */
  page: number;
};

/** Letters typed with a pause between them that is longer than this are two queries; going back finds the first. */
const pause = 1200;

function read(search: string): Address {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  return {
    query: params.get('q') ?? '',
    version: params.get('version') ?? '',
    section: params.get('section') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string of an address, without what is as it is by itself. */
export function write({query, version, section, page}: Address): string {
  const params = new URLSearchParams();
  const entries = {q: query, version, section, page: page > 1 ? String(page) : ''};
  Object.entries(entries).forEach(([key, value]) => value && params.set(key, value));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/**
 * The address as state. It is read straight from the history, so that the field shows each letter at once.
 *
 * @returns what the address says, and a function that changes it; a change of the query alone is typing
 */
export function useAddress(): [Address, (change: Partial<Address>) => void] {
  const history = useHistory();
  const typed = useRef(0);
  const subscribe = useCallback((onChange: () => void) => history.listen(onChange), [history]);
  const search = useSyncExternalStore(
    subscribe,
    () => history.location.search,
    () => '',
  );
  const address = useMemo(() => read(search), [search]);
  const change = (part: Partial<Address>) => {
    const isTyping = part.query !== undefined;
    const now = Date.now();
    const goesOn = isTyping && now - typed.current < pause;
    typed.current = isTyping ? now : 0;
    // Another query or another filter starts at the first page.
    const next = {search: write({...address, page: 1, ...part})};
    if (!goesOn) {
      // An entry to go back to. A push by the router would count as a new page and move the focus to its top.
      window.history.pushState(window.history.state, '');
    }
    history.replace(next);
  };
  return [address, change];
}
