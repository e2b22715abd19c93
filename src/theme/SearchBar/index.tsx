import {type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {notePage} from '@site/src/lib/pagesRead';
import SearchDialog from '@site/src/search/dialog';
import {focusLanding} from '@site/src/search/dialog/landing';
import {usePreload} from '@site/src/search/dialog/usePreload';
import styles from './styles.module.css';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const opensSearch = (event: KeyboardEvent) =>
  (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey) ||
  (event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target));

const isFocusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

const neverChanges = () => () => undefined;

/** Whether the reader's keyboard has a Command key; the built page says that it has none. */
const useIsApple = () =>
  useSyncExternalStore(
    neverChanges,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );

/** The search button. What answers loads when the reader reaches for it. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const location = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isApple = useIsApple();
  const preload = usePreload();
  const open = useCallback(() => {
    opener.current ??= document.activeElement;
    setOpen(true);
  }, []);
  const close = useCallback((isLeaving = false) => {
    // The focus can go back only when the dialog no longer holds it.
    flushSync(() => setOpen(false));
    const back = isFocusable(opener.current) ? opener.current : button.current;
    opener.current = null;
    if (!isLeaving) {
      back?.focus();
    }
  }, []);
  useEffect(() => {
    notePage();
    focusLanding(location);
  }, [location]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (opensSearch(event)) {
        event.preventDefault();
        preload();
        open();
      }
    };
    const onBack = () => setOpen(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('popstate', onBack);
    };
  }, [preload, open]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search docs"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={open}
        onFocus={preload}
        onMouseEnter={preload}
        onTouchStart={preload}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.icon}>
          <circle cx="9" cy="9" r="6" />
          <path d="m14 14 4 4" />
        </svg>
        <span className={styles.label}>Search docs</span>
        <kbd className={styles.key} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen && <SearchDialog onClose={close} />}
    </>
  );
}
