import {useMemo, useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchFilters, SearchSettings} from '../../types';
import {suggest} from '../client';
import {type AskService, connect, type ServiceQuery} from '../service';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** What is known of the query that was asked last: no count when there was no answer. */
export type Answered = {query: string; count?: number; suggestions: readonly string[]};

/** Where is searched. */
type Place = {settings: SearchSettings; filters: SearchFilters};

type Options = Place & {
  /** There is no network: the query needs another answer. */
  onOffline: (query: string) => void;
};

function suggestionsFor(ask: AskService, query: string, {settings, filters}: Place): Promise<string[]> {
  return suggest(ask, {query, filters, limit: 0}, settings.index).catch(() => []);
}

function transformFor({settings, filters, onOffline}: Options, onAnswered: (state: Answered) => void): TransformClient {
  const ask = connect(settings);
  let latest = '';
  // An answer to an older query may come after that to a newer one.
  const settle = (state: Answered) => state.query === latest && onAnswered(state);
  const answer = async (queries: readonly ServiceQuery[]) => {
    const query = queries[0]?.query ?? '';
    latest = query;
    try {
      const results = await ask(queries);
      const count = results[0]?.nbHits ?? 0;
      const suggestions = count > 0 ? [] : await suggestionsFor(ask, query, {settings, filters});
      settle({query, count, suggestions});
      return {results};
    } catch (error) {
      console.warn('Search failed:', error);
      if (!navigator.onLine) {
        onOffline(latest);
      }
      settle({query, suggestions: []});
      return {results: [{hits: [], nbHits: 0}]};
    }
  };
  const search = (params: {requests: ServiceQuery[]}) => answer(params.requests);
  return (client) => ({...client, search: search as typeof client.search});
}

/**
 * The client behind DocSearch. DocSearch takes its message about errors down before React has shown it: for a query
 * without an answer it hears of no hits, and the dialog says the rest.
 *
 * @returns how DocSearch gets it, and what became of the last query
 */
export function useSearchClient({settings, filters, onOffline}: Options): [TransformClient, Answered | undefined] {
  const [answered, setAnswered] = useState<Answered>();
  const transform = useMemo(
    () => transformFor({settings, filters, onOffline}, setAnswered),
    [settings, filters, onOffline],
  );
  return [transform, answered];
}
