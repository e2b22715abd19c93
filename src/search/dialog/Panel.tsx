import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {hrefOf} from '../hits';
import Failure from '../ui/Failure';
import NoResults from '../ui/NoResults';
import {useResultsPath} from '../useResultsPath';
import {useSearchClient, useSearchFilters} from '../useSearch';
import {type SearchState, useSearchResults} from '../useSearchResults';
import RecentLists from './RecentLists';
import {favor, forget, readRecentSearches, type RecentSearch, recentSearchOf, remember} from './recentSearches';
import ResultList from './ResultList';
import styles from './panel.module.css';
import {useCombobox} from './useCombobox';

/** What the dialog hands to its lower part. */
export type PanelProps = {
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  /** The dialog's field, which stays in the focus. */
  input: HTMLInputElement;
  /** Told the id of the chosen option, which the field names. */
  onActive: (id: string | undefined) => void;
};

const perDialog = 16;

type StatusProps = {state: SearchState; query: string; onQuery: (query: string) => void};

function Status({state, query, onQuery}: StatusProps): ReactNode {
  switch (state.status) {
    case 'idle':
      return null;
    case 'busy':
      return <p className={styles.empty}>Searching …</p>;
    case 'failed':
      return <Failure />;
    case 'done':
      return state.result.count === 0 ? (
        <NoResults query={query} suggestions={state.suggestions} onSuggestion={onQuery} />
      ) : (
        <span className="unseen">{`${state.result.count} found`}</span>
      );
  }
}

/** Results, messages and earlier searches, below the dialog's field. */
export default function Panel({query, onQuery, onClose, input, onActive}: PanelProps): ReactNode {
  const filters = useSearchFilters();
  const state = useSearchResults(useSearchClient(), {query, filters, limit: perDialog});
  const history = useHistory();
  const resultsPath = useResultsPath();
  const [lists, setLists] = useState(readRecentSearches);
  const result = state.status === 'done' && state.result.count > 0 ? state.result : undefined;
  const hits = result?.groups.flatMap((group) => group.hits) ?? [];
  const choose = (item: RecentSearch) => {
    setLists(remember(lists, item));
    onClose();
  };
  const onEnter = (index: number | undefined, event: KeyboardEvent) => {
    const hit = hits[index ?? -1];
    const path = hit ? hrefOf(hit) : resultsPath(query);
    if (query.trim() === '') {
      return;
    }
    if (hit && (event.ctrlKey || event.metaKey)) {
      window.open(path, '_blank', 'noopener');
      return;
    }
    if (hit) {
      choose(recentSearchOf(hit));
    } else {
      onClose();
    }
    history.push(path);
  };
  const [active, setActive] = useCombobox({input, count: hits.length, query: result?.query ?? '', onEnter, onActive});
  return (
    <>
      <div className={styles.body}>
        {state.status === 'idle' && (
          <RecentLists
            lists={lists}
            onChoose={choose}
            onFavor={(item) => setLists(favor(lists, item))}
            onForget={(item) => setLists(forget(lists, item))}
          />
        )}
        <div role="status">
          <Status state={state} query={query} onQuery={onQuery} />
        </div>
        {result && (
          <ResultList
            groups={result.groups}
            active={active}
            onActive={setActive}
            onChoose={(hit) => choose(recentSearchOf(hit))}
          />
        )}
      </div>
      {result && (
        <p className={styles.foot}>
          <Link to={resultsPath(query)} onClick={onClose}>
            See all {result.count} results
          </Link>
        </p>
      )}
    </>
  );
}
