import {type KeyboardEvent, type ReactNode, createElement, useCallback, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useResultsPath} from '../useResultsPath';
import Failure from '../ui/Failure';
import Field from './Field';
import styles from './styles.module.css';
import {useLazyPart} from './useLazyPart';

/** Loads what stands below the field, which is most of the dialog's code. */
export const loadPanel = async () => (await import('./Panel')).default;

type Props = {
  query: string;
  onQuery: (query: string) => void;
  /** Told whether the reader goes on to a page. */
  onClose: (isLeaving?: boolean) => void;
};

/** The site's search in the dialog. The field is there at once; what answers loads behind it. */
export default function EmbeddedSearch({query, onQuery, onClose}: Props): ReactNode {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [activeId, setActiveId] = useState<string>();
  const history = useHistory();
  const resultsPath = useResultsPath();
  const panel = useLazyPart(loadPanel, query);
  // With the field itself: a key between its coming and an effect would be lost where this dialog follows the other one.
  const take = useCallback((field: HTMLInputElement | null) => {
    setInput(field);
    field?.focus();
  }, []);
  const suggest = (text: string) => {
    onQuery(text);
    input?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (!panel || panel === 'failed') && query.trim() !== '') {
      onClose(true);
      history.push(resultsPath(query));
    }
  };
  return (
    <div className={styles.frame}>
      <Field
        ref={take}
        query={query}
        onQuery={onQuery}
        onClose={() => onClose()}
        onKeyDown={onKeyDown}
        activeId={activeId}
      />
      {panel === 'failed' && (
        <div role="alert">
          <Failure />
        </div>
      )}
      {panel &&
        panel !== 'failed' &&
        input &&
        createElement(panel, {query, onQuery: suggest, onClose, input, onActive: setActiveId})}
    </div>
  );
}
