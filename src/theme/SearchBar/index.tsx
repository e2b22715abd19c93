import {type ReactNode, Suspense, lazy, useCallback, useEffect, useRef, useState} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import styles from './styles.module.css';

const loadModal = () => import('@site/src/search/Modal');
const Modal = lazy(loadModal);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const opensSearch = (event: KeyboardEvent) =>
  (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) ||
  (event.key === '/' && !isTyping(event.target));

/** The search button. The dialog and the index load when the reader reaches for it. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (opensSearch(event)) {
        event.preventDefault();
        setOpen(true);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const prepare = () => void loadModal().then(({prepareSearch}) => prepareSearch());
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search docs"
        aria-keyshortcuts="Control+K /"
        onClick={() => setOpen(true)}
        onFocus={prepare}
        onMouseEnter={prepare}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.icon}>
          <circle cx="9" cy="9" r="6" />
          <path d="m14 14 4 4" />
        </svg>
        <span className={styles.label}>Search docs</span>
        <kbd className={styles.key} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <BrowserOnly>
          {() => (
            <Suspense fallback={null}>
              <Modal onClose={close} />
            </Suspense>
          )}
        </BrowserOnly>
      )}
    </>
  );
}
