import {type ReactNode, createElement, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {useResultsPath} from '../useResultsPath';
import Field from './Field';
import styles from './styles.module.css';
import {useLazyPart} from './useLazyPart';

/** Loads the hosted service's dialog. */
export const loadDocSearch = async () => (await import(/* webpackChunkName: "docsearch" */ '../hosted/dialog')).default;

type Props = {
  query: string;
  onQuery: (query: string) => void;
  /** Told whether the reader goes on to a page. */
  onClose: (isLeaving?: boolean) => void;
  /** The service can't be asked now: something else must answer. */
  onLost: () => void;
};

/** The hosted service's dialog. Until it has loaded the field takes what is typed. */
export default function HostedSearch({query, onQuery, onClose, onLost}: Props): ReactNode {
  const history = useHistory();
  const resultsPath = useResultsPath();
  const docSearch = useLazyPart(loadDocSearch, '');
  const isLost = docSearch === 'failed';
  useEffect(() => {
    if (isLost) {
      onLost();
    }
  }, [isLost, onLost]);
  if (docSearch && docSearch !== 'failed') {
    return createElement(docSearch, {initialQuery: query, onQuery, onClose: () => onClose(), onLost});
  }
  return (
    <div className={styles.frame}>
      <Field
        query={query}
        onQuery={onQuery}
        onClose={() => onClose()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && query.trim() !== '') {
            onClose(true);
            history.push(resultsPath(query));
          }
        }}
      />
    </div>
  );
}
