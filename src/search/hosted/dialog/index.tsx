import {type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {useReportAddress} from '../../ui/useReportAddress';
import {useSearchFilters, useSearchSettings} from '../../useSearch';
import {facetFilters} from '../hits';
import {markers} from '../service';
import {toItem} from './items';
import {DialogContext, Footer, Hit, NoHits} from './parts';
import styles from './styles.module.css';
import {translations} from './texts';
import {useElement} from './useElement';
import {useSearchClient} from './useSearchClient';

type Props = {
  initialQuery: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  /** The service can't be asked now: something else must answer. */
  onLost: () => void;
};

/** DocSearch says that all of its dialog is one button; it stands in a dialog that has the name. */
function useRole(root: {current: HTMLElement | null}, turn: number): void {
  useLayoutEffect(() => {
    const container = root.current?.querySelector('.DocSearch-Container');
    container?.setAttribute('role', 'group');
    ['tabindex', 'aria-expanded', 'aria-haspopup'].forEach((name) => container?.removeAttribute(name));
  }, [root, turn]);
}

/** The hosted service's own dialog, with the site's client, texts and links. */
export default function DocSearch({initialQuery, onQuery, onClose, onLost}: Props): ReactNode {
  const settings = useSearchSettings();
  const filters = useSearchFilters();
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);
  // It takes another query only by starting again.
  const [start, setStart] = useState({query: initialQuery, turn: 0});
  const onOffline = useCallback(
    (query: string) => {
      // The field may have had a key since the query was asked.
      onQuery(root.current?.querySelector('input')?.value ?? query);
      onLost();
    },
    [onQuery, onLost],
  );
  const [transformSearchClient, answered] = useSearchClient({settings, filters, onOffline});
  const noResults = useElement(root, '.DocSearch-NoResults');
  useRole(root, start.turn);
  // At once: it would take the focus a moment after it shows, and the letters typed until then would go nowhere.
  useLayoutEffect(() => root.current?.querySelector('input')?.focus(), [start.turn]);
  const reportMissing = useReportAddress();
  const indices = [{name: settings.index, searchParameters: {facetFilters: facetFilters(filters), ...markers}}];
  return (
    <DialogContext value={useMemo(() => ({answered, onClose}), [answered, onClose])}>
      <div ref={root} className={styles.root}>
        <DocSearchModal
          key={start.turn}
          appId={settings.appId}
          apiKey={settings.apiKey}
          indices={indices}
          initialQuery={start.query}
          initialScrollY={window.scrollY}
          onClose={onClose}
          onAskAiToggle={() => undefined}
          navigator={{navigate: ({itemUrl}) => history.push(itemUrl)}}
          transformSearchClient={transformSearchClient}
          transformItems={(items) => items.map(toItem)}
          hitComponent={Hit}
          resultsFooterComponent={Footer}
          getMissingResultsUrl={({query}) => reportMissing(query)}
          translations={translations}
        />
      </div>
      {noResults &&
        createPortal(
          <NoHits answered={answered} onSuggestion={(query) => setStart({query, turn: start.turn + 1})} />,
          noResults,
        )}
      <span role="status" className="unseen">
        {answered?.count ? `${answered.count} found` : ''}
      </span>
    </DialogContext>
  );
}
