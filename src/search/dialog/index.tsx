import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  createElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {resultsPath} from '../paths';
import Failure from '../ui/Failure';
import {listId} from './ids';
import type {PanelProps} from './Panel';
import styles from './styles.module.css';

type Panel = ComponentType<PanelProps>;

/** Loads the dialog's lower part, which is most of its code. */
export const loadPanel = async (): Promise<Panel> => (await import('./Panel')).default;

/** The dialog's lower part once it is there. A failure is tried again with the next key. */
function usePanel(query: string): Panel | 'failed' | undefined {
  const [panel, setPanel] = useState<Panel | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    loadPanel().then(
      (loaded) => isCurrent && setPanel(() => loaded),
      () => isCurrent && setPanel('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return panel;
}

/** The search dialog. Its field is there at once; what answers loads behind it. */
export default function SearchDialog({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [query, setQuery] = useState('');
  const history = useHistory();
  const panel = usePanel(query);
  // Before the next key, which is for the field.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const suggest = (text: string) => {
    setQuery(text);
    input?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A search field would only empty itself.
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' && (!panel || panel === 'failed') && query.trim() !== '') {
      onClose();
      history.push(resultsPath(query));
    }
  };
  const onBackdrop = (event: SyntheticEvent) => event.target === dialog.current && onClose();
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the dialog closes it; by keys Escape does
    <dialog ref={dialog} className={styles.dialog} aria-label="Search docs" onClose={onClose} onClick={onBackdrop}>
      <div className={styles.frame}>
        <div className={styles.head} role="search">
          <input
            ref={setInput}
            className={styles.input}
            type="search"
            role="combobox"
            aria-label="Search docs"
            aria-expanded={false}
            aria-controls={listId}
            aria-autocomplete="list"
            placeholder="Search docs"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        </div>
        {panel === 'failed' && (
          <div role="alert">
            <Failure />
          </div>
        )}
        {panel && panel !== 'failed' && input && createElement(panel, {query, onQuery: suggest, onClose, input})}
      </div>
    </dialog>,
    document.body,
  );
}
