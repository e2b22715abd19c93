import type {ReactNode} from 'react';
import Failure from '../ui/Failure';
import NoResults from '../ui/NoResults';
import type {SearchState} from '../useSearchResults';
import styles from './panel.module.css';

type Props = {
  state: SearchState;
  query: string;
  /** Where the query has a page of its own. */
  address: string;
  onQuery: (query: string) => void;
  onRetry: () => void;
};

/** How the query stands, for all who can't see the list of results. */
export default function Status({state, query, address, onQuery, onRetry}: Props): ReactNode {
  switch (state.status) {
    case 'idle':
      return null;
    case 'busy':
      return <p className={styles.empty}>Searching …</p>;
    case 'failed':
      return <Failure isOutdated={state.isOutdated} address={address} onRetry={onRetry} />;
    case 'done':
      return state.result.count === 0 ? (
        <NoResults query={query} suggestions={state.suggestions} onSuggestion={onQuery} />
      ) : (
        <span className="unseen">{`${state.result.count} found`}</span>
      );
  }
}
