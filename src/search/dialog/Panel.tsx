import {type ReactNode, useCallback, useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {groupHits, pathOf} from '../hits';
import {resultsPath} from '../paths';
import Failure from '../ui/Failure';
import NoResults from '../ui/NoResults';
import {type Answer, useAnswer} from '../useAnswer';
import {useFacetFilters, useSearchClient} from '../useSearch';
import ResultList from './ResultList';
import {type Saved, favor, forget, readSaved, remember, savedOf} from './saved';
import Start from './Start';
import styles from './panel.module.css';
import {useCombobox} from './useCombobox';

/** What the dialog hands to its lower part. */
export type PanelProps = {
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  /** The dialog's field, which stays in the focus. */
  input: HTMLInputElement;
};

const perDialog = 16;

const perGroup = 4;

function Status({
  answer,
  query,
  onQuery,
}: {
  answer: Answer;
  query: string;
  onQuery: (query: string) => void;
}): ReactNode {
  switch (answer.status) {
    case 'idle':
      return null;
    case 'busy':
      return <p className={styles.empty}>Searching …</p>;
    case 'failed':
      return <Failure />;
    case 'done':
      return answer.result.nbHits === 0 ? (
        <NoResults query={query} suggestions={answer.suggestions} onSuggestion={onQuery} />
      ) : (
        <span className={styles.unseen}>{`${answer.result.nbHits} found`}</span>
      );
  }
}

/** Results, messages and earlier searches, below the dialog's field. */
export default function Panel({query, onQuery, onClose, input}: PanelProps): ReactNode {
  const facetFilters = useFacetFilters();
  const answer = useAnswer(useSearchClient(), {query, facetFilters, hitsPerPage: perDialog});
  const history = useHistory();
  const [lists, setLists] = useState(readSaved);
  const result = answer.status === 'done' && answer.result.nbHits > 0 ? answer.result : undefined;
  const groups = useMemo(() => groupHits(result?.hits ?? [], perGroup), [result]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const choose = useCallback(
    (item: Saved) => {
      setLists(remember(lists, item));
      onClose();
    },
    [lists, onClose],
  );
  const onEnter = useCallback(
    (index: number | undefined, event: KeyboardEvent) => {
      const hit = hits[index ?? -1];
      const path = hit ? pathOf(hit.url) : resultsPath(query);
      if (query.trim() === '') {
        return;
      }
      if (hit && (event.ctrlKey || event.metaKey)) {
        window.open(path, '_blank', 'noopener');
        return;
      }
      if (hit) {
        choose(savedOf(hit));
      } else {
        onClose();
      }
      history.push(path);
    },
    [hits, query, choose, onClose, history],
  );
  const [active, setActive] = useCombobox({input, count: hits.length, list: groups, onEnter});
  return (
    <>
      <div className={styles.body}>
        {answer.status === 'idle' && (
          <Start
            lists={lists}
            onChoose={choose}
            onFavor={(item) => setLists(favor(lists, item))}
            onForget={(item) => setLists(forget(lists, item))}
          />
        )}
        <div role="status">
          <Status answer={answer} query={query} onQuery={onQuery} />
        </div>
        {result && (
          <ResultList groups={groups} active={active} onActive={setActive} onChoose={(hit) => choose(savedOf(hit))} />
        )}
      </div>
      {result && (
        <p className={styles.foot}>
          <Link to={resultsPath(query)} onClick={onClose}>
            See all {result.nbHits} results
          </Link>
        </p>
      )}
    </>
  );
}
