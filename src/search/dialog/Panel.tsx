import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {hrefOf} from '../hits';
import type {SearchHit} from '../types';
import {useResultsPath} from '../useResultsPath';
import {useSearchClient, useSearchFilters} from '../useSearch';
import {useSearchResults} from '../useSearchResults';
import Chips from './Chips';
import Keys from './Keys';
import {land} from './landing';
import RecentLists from './RecentLists';
import {favor, forget, readRecentSearches, type RecentSearch, recentSearchOf, remember} from './recentSearches';
import ResultList from './ResultList';
import StartScreen from './StartScreen';
import Status from './Status';
import styles from './panel.module.css';
import {useCombobox} from './useCombobox';

/** What the dialog hands to its lower part. */
export type PanelProps = {
  query: string;
  onQuery: (query: string) => void;
  /** Told whether the reader goes on to a page. */
  onClose: (isLeaving?: boolean) => void;
  /** The dialog's field, which stays in the focus. */
  input: HTMLInputElement;
  /** Told the id of the chosen option, which the field names. */
  onActive: (id: string | undefined) => void;
};

const perDialog = 16;

/** Results, messages, and before anything is typed where one may go; below the dialog's field. */
export default function Panel({query, onQuery, onClose, input, onActive}: PanelProps): ReactNode {
  const [section, setSection] = useState('');
  const filters = {...useSearchFilters(), section: section || undefined};
  const [state, retry] = useSearchResults(useSearchClient(), {query, filters, limit: perDialog});
  const history = useHistory();
  const resultsPath = useResultsPath();
  const [lists, setLists] = useState(readRecentSearches);
  const result = state.status === 'done' && state.result.count > 0 ? state.result : undefined;
  const hits = result?.groups.flatMap((group) => group.hits) ?? [];
  const all = resultsPath(query, section);
  const leave = (path: string) => {
    land(path);
    onClose(true);
  };
  const choose = (item: RecentSearch) => {
    setLists(remember(lists, item));
    leave(item.path);
  };
  const open = (hit: SearchHit | undefined, isNewTab: boolean) => {
    if (hit && isNewTab) {
      window.open(hrefOf(hit), '_blank', 'noopener');
      return;
    }
    if (hit) {
      choose(recentSearchOf(hit));
    } else {
      onClose(true);
    }
    history.push(hit ? hrefOf(hit) : all);
  };
  const onEnter = (index: number | undefined, event: KeyboardEvent) => {
    if (query.trim() !== '') {
      // A hit of what was typed before is not what this Enter is for.
      const isAnswer = state.status === 'done' && !state.isEarlier;
      open(isAnswer ? hits[index ?? -1] : undefined, event.ctrlKey || event.metaKey);
    }
  };
  const [active, setActive] = useCombobox({input, count: hits.length, query: result?.query ?? '', onEnter, onActive});
  return (
    <>
      <Chips
        section={section}
        onSection={(name) => {
          setSection(name);
          input.focus();
        }}
      />
      <div className={styles.body}>
        {state.status === 'idle' && (
          <>
            <RecentLists
              lists={lists}
              onChoose={choose}
              onFavor={(item) => setLists(favor(lists, item))}
              onForget={(item) => setLists(forget(lists, item))}
            />
            <StartScreen onChoose={leave} />
          </>
        )}
        <div role="status">
          <Status state={state} query={query} address={all} onQuery={onQuery} onRetry={retry} />
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
      <p className={styles.foot}>
        <Keys hasResults={result !== undefined} />
        {result && (
          <Link to={all} onClick={() => onClose(true)}>
            See all {result.count} results
          </Link>
        )}
      </p>
    </>
  );
}
