import {useCallback, useEffect, useState} from 'react';
import {isOutdated} from './outdated';
import type {SearchClient, SearchRequest, SearchResult} from './types';

/** How a request stands. */
export type SearchState =
  | {status: 'idle'}
  | {status: 'busy'}
  /** `isOutdated`: the site has a newer build, which this page can't search. */
  | {status: 'failed'; isOutdated: boolean}
  /** `isEarlier`: what was asked before; the answer to what is asked now is still to come. */
  | {status: 'done'; result: SearchResult; suggestions: readonly string[]; isEarlier?: boolean};

/** An answer that takes longer than this takes the one before off the screen. */
const patience = 250;

async function ask(client: SearchClient, request: SearchRequest, show: (state: SearchState) => void): Promise<void> {
  let found: SearchResult | undefined;
  const take = (result: SearchResult) => {
    found = result;
    if (result.count > 0) {
      show({status: 'done', result, suggestions: []});
    }
  };
  try {
    await client.search(request, take);
    if (found?.count === 0) {
      show({status: 'done', result: found, suggestions: await client.suggest(request).catch(() => [])});
    }
  } catch (error) {
    console.warn('Search failed:', error);
    show({status: 'failed', isOutdated: await isOutdated()});
  }
}

/**
 * The results of a request. Those of an earlier request, or ones that arrive after the component is gone, are never
 * shown; a failure lasts until the next request.
 *
 * @param request what to ask; nothing is asked while its query is empty
 * @returns how the request stands, and how to ask it again
 */
export function useSearchResults(client: SearchClient, request: SearchRequest): [SearchState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const text = JSON.stringify(request);
  const key = request.query.trim() === '' ? '' : `${attempt} ${text}`;
  const [settled, setSettled] = useState<{key: string; state: SearchState}>();
  const [overdue, setOverdue] = useState('');
  useEffect(() => {
    if (key === '') {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => setOverdue(key), patience);
    void ask(client, JSON.parse(text) as SearchRequest, (state) => {
      if (isCurrent) {
        setSettled({key, state});
      }
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, key, text]);
  return [stateOf(key, overdue, settled), useCallback(() => setAttempt((number) => number + 1), [])];
}

function stateOf(key: string, overdue: string, settled?: {key: string; state: SearchState}): SearchState {
  if (key === '') {
    return {status: 'idle'};
  }
  if (settled?.key === key) {
    return settled.state;
  }
  // Between two keys the list stays, so that it does not flicker.
  return settled?.state.status === 'done' && overdue !== key ? {...settled.state, isEarlier: true} : {status: 'busy'};
}
