import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {anchorOf} from '@site/src/lib/anchorOf';
import {isApple, isComposing} from '@site/src/lib/keys';
import type {PanelProps} from '../../dialog/Panel';
import Failure from '../../dialog/Failure';
import {queryString, setFieldText, useElement, useFieldText} from '../../useSearch';
import styles from '../../dialog/styles.module.css';

const dialogId = 'site-search';

/** Attributes of a button that opens or closes the dialog without scripts; React's types lack them so far. */
const invoke = (command: 'show-modal' | 'close') => ({commandfor: dialogId, command});

const searchIcon = (
  <svg viewBox="0 0 20 20" width="18" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M9 3a6 6 0 1 1 0 12A6 6 0 0 1 9 3m5 11 4 4" strokeLinecap="round" />
  </svg>
);

type LoadedPanel = ComponentType<PanelProps> | 'failed' | undefined;

/** Loads the panel below the field, and the index it needs. */
function usePanel(): [LoadedPanel, () => void] {
  const [panel, setPanel] = useState<LoadedPanel>();
  const [tag = ''] = useDocsContextualSearchTags();
  const load = useCallback(() => {
    import('../../dialog/Panel').then(
      ({default: Panel, warmUp}) => {
        setPanel(() => Panel);
        warmUp(tag);
      },
      () => setPanel('failed'),
    );
  }, [tag]);
  return [panel, load];
}

/** Moves focus to the section of a chosen result, once it is rendered. The router handles focus for pages. */
function useSectionFocus(): () => void {
  const isChosen = useRef(false);
  const location = useLocation();
  useEffect(() => {
    const section = isChosen.current ? document.getElementById(anchorOf(location.hash)) : null;
    isChosen.current = false;
    // An unfocusable element has tabIndex -1; setting it makes the element focusable.
    section?.setAttribute('tabindex', String(section.tabIndex));
    section?.focus({preventScroll: true});
  }, [location]);
  return () => {
    isChosen.current = true;
  };
}

/**
 * The search button and its dialog. Both are prerendered and work before hydration: the button opens the dialog, and
 * the form opens the results page. The field is uncontrolled and never replaced.
 */
export default function SearchBar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The dialog may have opened before hydration, which focuses the field.
  const isOpen = useElement(dialog, 'focusin close', ({open}) => open, false);
  const query = useFieldText(field);
  const [Panel, load] = usePanel();
  const [activeId, setActiveId] = useState<string>();
  const history = useHistory();
  const action = useBaseUrl('/search');
  const expectSection = useSectionFocus();
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);
  useEffect(() => {
    // On every keystroke, so that a failed load is retried.
    if (isOpen && typeof Panel !== 'function') {
      load();
    }
  }, [isOpen, query, Panel, load]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isImeKey = isComposing(event.nativeEvent);
    // Escape would first clear the field; during IME composition, Safari would submit the form or close the dialog.
    if (event.key === 'Escape' || (event.key === 'Enter' && isImeKey)) {
      event.preventDefault();
    }
    if (event.key === 'Escape' && !isImeKey) {
      close();
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    // If scripts fail to load, let the browser submit the form.
    if (Panel !== 'failed' && query.trim() !== '') {
      event.preventDefault();
      close();
      history.push(action + queryString({q: query}));
    }
  };
  const isBackdrop = ({target}: MouseEvent) => target === dialog.current;
  return (
    <>
      <button
        type="button"
        {...invoke('show-modal')}
        className={clsx(styles.button, styles.opener)}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onFocus={load}
        onMouseEnter={load}
        onTouchStart={load}>
        {searchIcon}
        <span className={styles.label}>Search docs</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          {useIsBrowser() && isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a backdrop click closes it; Escape does too */}
      <dialog
        ref={dialog}
        id={dialogId}
        className={`panel ${styles.dialog}`}
        aria-label="Search docs"
        onClose={() => setFieldText(field.current, '')}
        onKeyDown={onKeyDown}
        onMouseDown={(event) => isBackdrop(event) && event.preventDefault()}
        // Ignore the second click of a double-click on the button, which lands on the backdrop.
        onClick={(event) => isBackdrop(event) && event.detail < 2 && close()}>
        <div className={styles.frame}>
          <form action={action} role="search" className={styles.form} onSubmit={onSubmit}>
            {searchIcon}
            <input
              ref={field}
              type="search"
              name="q"
              className={styles.field}
              role="combobox"
              aria-label="Search docs"
              aria-expanded={activeId !== undefined}
              aria-activedescendant={activeId}
              aria-controls="search-results"
              aria-autocomplete="list"
              placeholder="Search docs"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={200}
            />
            <button type="button" {...invoke('close')} className={styles.close}>
              Close
            </button>
          </form>
          {!Panel && <p className={`soft ${styles.loading}`}>Loading search…</p>}
          {isOpen && Panel === 'failed' && (
            <Failure
              onRetry={() => {
                load();
                field.current?.focus();
              }}
            />
          )}
          {isOpen && Panel && Panel !== 'failed' && (
            <Panel
              field={field}
              query={query}
              onActive={setActiveId}
              onLeave={() => {
                expectSection();
                close();
              }}
            />
          )}
        </div>
      </dialog>
    </>
  );
}
