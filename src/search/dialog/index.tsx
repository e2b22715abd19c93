import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import {useSearchSettings} from '../useSearch';
import EmbeddedSearch from './EmbeddedSearch';
import HostedSearch from './HostedSearch';
import styles from './styles.module.css';

/**
 * The search dialog: the hosted service's own where the site has one, else the site's. Without a network, or when the
 * other does not load, the site's answers.
 *
 * @param onClose told whether the reader goes on to a page
 */
export default function SearchDialog({onClose}: {onClose: (isLeaving?: boolean) => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {appId} = useSearchSettings();
  const [isHosted, setHosted] = useState(() => appId !== '' && navigator.onLine);
  const [query, setQuery] = useState('');
  const onLost = useCallback(() => setHosted(false), []);
  // Before the next key, which is for the field.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A search field would only empty itself.
      event.preventDefault();
      onClose();
    }
  };
  const isBeside = ({target}: SyntheticEvent) => target === dialog.current;
  // The second click of a double click on the button is not for what has opened below it.
  const onBackdrop = (event: MouseEvent) => isBeside(event) && event.detail < 2 && onClose();
  const shared = {query, onQuery: setQuery, onClose};
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click beside the dialog closes it; by keys Escape does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search docs"
      onClose={() => onClose()}
      onMouseDown={(event) => isBeside(event) && event.preventDefault()}
      onClick={onBackdrop}
      onKeyDown={onKeyDown}>
      {isHosted ? <HostedSearch {...shared} onLost={onLost} /> : <EmbeddedSearch {...shared} />}
    </dialog>,
    document.body,
  );
}
