import {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import type {SearchHit, SearchResult} from './contract';
import styles from './SearchResults.module.css';
import {useSearchClient} from './useSearchClient';

type State = {status: 'idle' | 'busy' | 'failed'} | {status: 'done'; result: SearchResult};

function useResults(query: string): State {
  const client = useSearchClient();
  const [state, setState] = useState<State>({status: 'idle'});
  useEffect(() => {
    if (query.trim() === '') {
      setState({status: 'idle'});
      return undefined;
    }
    let current = true;
    setState({status: 'busy'});
    client.search([{query, hitsPerPage: 50, facetFilters: ['language:en']}]).then(
      ([result]) => current && result && setState({status: 'done', result}),
      () => current && setState({status: 'failed'}),
    );
    return () => {
      current = false;
    };
  }, [client, query]);
  return state;
}

const pathOf = (url: string) => {
  const {pathname, hash} = new URL(url);
  return pathname + hash;
};

function Hit({hit}: {hit: SearchHit}): ReactNode {
  const {lvl1, lvl2, lvl3, lvl4} = hit.hierarchy;
  return (
    <li className={styles.hit}>
      <Link to={pathOf(hit.url)}>{[lvl1, lvl2, lvl3, lvl4].filter(Boolean).join(' › ')}</Link>
      {/* Escaped when the snippet is made; the only tags in it are marks. */}
      <p dangerouslySetInnerHTML={{__html: hit._snippetResult.content.value}} />
    </li>
  );
}

function Answer({state, query}: {state: State; query: string}): ReactNode {
  switch (state.status) {
    case 'idle':
      return 'Type what you are looking for.';
    case 'busy':
      return 'Searching …';
    case 'failed':
      return 'Unable to fetch results. You might want to check your network connection.';
    case 'done':
      return state.result.nbHits === 0
        ? `No results for “${query}”`
        : `${state.result.nbHits} ${state.result.nbHits === 1 ? 'result' : 'results'} for “${query}”`;
  }
}

/** Field and results of the search page. The address follows what is typed; going back brings the old query back. */
export default function SearchResults(): ReactNode {
  const {search} = useLocation();
  const history = useHistory();
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(new URLSearchParams(search).get('q') ?? ''), [search]);
  const state = useResults(query);
  const type = (text: string) => {
    setQuery(text);
    history.replace({search: text ? `?q=${encodeURIComponent(text)}` : ''});
  };
  return (
    <>
      <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="results-query">Search docs</label>
        <input
          id="results-query"
          type="search"
          name="q"
          value={query}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
      </form>
      <p role="status">
        <Answer state={state} query={query} />
      </p>
      {state.status === 'done' && (
        <ol className={styles.list}>
          {state.result.hits.map((hit) => (
            <Hit key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      <noscript>Search runs in your browser and needs scripts. All pages are reachable from the docs menu.</noscript>
    </>
  );
}
