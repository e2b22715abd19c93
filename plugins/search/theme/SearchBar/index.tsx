import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {anchorOf} from '@site/src/lib/anchorOf';
import {isApple, isComposing} from '@site/src/lib/keys';
import type {PanelProps} from '../../dialog/Panel';
import Failure from '../../dialog/Failure';
import {setFieldText, useFieldText, useResultsPath} from '../../useSearch';
import styles from './styles.module.css';

const dialogId = 'site-search';

/** Attributes of a button that opens or closes the dialog without scripts; React's types do not know them yet. */
const invoke = (command: 'show-modal' | 'close') => ({commandfor: dialogId, command});

const never = () => () => undefined;

/** Whether the dialog is open; it may have been opened before hydration, and is opened by the starter. */
function useIsOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const {current} = dialog;
      const events = ['focusin', 'toggle', 'close'];
      events.forEach((name) => current?.addEventListener(name, onChange));
      return () => events.forEach((name) => current?.removeEventListener(name, onChange));
    },
    [dialog],
  );
  return useSyncExternalStore(
    subscribe,
    () => dialog.current?.open ?? false,
    () => false,
  );
}

type LoadedPanel = ComponentType<PanelProps> | 'failed' | undefined;

/** Loads what is below the field, and the index that it needs. */
function usePanel(tags: readonly string[]): [LoadedPanel, () => void] {
  const [panel, setPanel] = useState<LoadedPanel>();
  const tag = tags[0];
  const load = useCallback(() => {
    import('../../dialog/Panel').then(
      ({default: Panel, prepare}) => {
        setPanel(() => Panel);
        void prepare(tag === undefined ? [] : [tag]);
      },
      () => setPanel('failed'),
    );
  }, [tag]);
  return [panel, load];
}

function focusHeading(id: string): void {
  const heading = document.getElementById(id) ?? document.querySelector<HTMLElement>('main h1');
  if (heading && !heading.matches('a[href], button, input, [tabindex]')) {
    heading.tabIndex = -1;
  }
  heading?.focus({preventScroll: id !== ''});
}

/** Moves the focus to the heading that a chosen result leads to, once it is on the page. */
function useFocusTarget(): (path: string) => void {
  const target = useRef<string>(undefined);
  const {pathname, search, hash} = useLocation();
  useEffect(() => {
    if (target.current !== `${pathname}${search}${hash}`) {
      return;
    }
    target.current = undefined;
    focusHeading(anchorOf(hash));
  }, [pathname, search, hash]);
  return useCallback((path) => {
    target.current = path;
  }, []);
}

/**
 * The search button and its dialog. Both are part of the page and work before hydration: the button opens the dialog, and
 * the form leads to the page with all results. The field keeps its own text and is never replaced.
 */
export default function SearchBar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = useIsOpen(dialog);
  const query = useFieldText(field);
  const [Panel, load] = usePanel(useDocsContextualSearchTags());
  const [activeId, setActiveId] = useState<string>();
  const history = useHistory();
  const resultsPath = useResultsPath();
  const setTarget = useFocusTarget();
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);
  useEffect(() => {
    // With every key, so that a failure is tried again.
    if (isOpen) {
      load();
    }
  }, [isOpen, query, load]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      // Safari would submit the form, or close the dialog.
      if (event.key === 'Enter' || event.key === 'Escape') {
        event.preventDefault();
      }
    } else if (event.key === 'Escape') {
      // A search field would only clear itself.
      event.preventDefault();
      close();
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    // When scripts do not load, the browser loads the page.
    if (Panel !== 'failed' && query.trim() !== '') {
      event.preventDefault();
      close();
      history.push(resultsPath(query));
    }
  };
  const isBackdrop = ({target}: MouseEvent) => target === dialog.current;
  return (
    <>
      <button
        type="button"
        {...invoke('show-modal')}
        className={styles.button}
        aria-label="Search docs"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onFocus={load}
        onMouseEnter={load}
        onTouchStart={load}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.icon}>
          <circle cx="9" cy="9" r="6" />
          <path d="m14 14 4 4" />
        </svg>
        <span className={styles.label}>Search docs</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          {useSyncExternalStore(never, isApple, () => false) ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop closes; so does Escape */}
      <dialog
        ref={dialog}
        id={dialogId}
        className={styles.dialog}
        aria-label="Search docs"
        onClose={() => setFieldText(field.current, '')}
        onKeyDown={onKeyDown}
        onMouseDown={(event) => isBackdrop(event) && event.preventDefault()}
        // The second click of a double click on the button is not for the backdrop.
        onClick={(event) => isBackdrop(event) && event.detail < 2 && close()}>
        <div className={styles.frame}>
          <form action={useBaseUrl('/search')} role="search" className={styles.form} onSubmit={onSubmit}>
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
            <button type="button" {...invoke('close')} className={styles.close} onClick={close}>
              Close
            </button>
          </form>
          {isOpen && Panel === 'failed' && <Failure />}
          {isOpen && Panel && Panel !== 'failed' && (
            <Panel
              field={field}
              query={query}
              onQuery={(text) => setFieldText(field.current, text)}
              onActive={setActiveId}
              onLeave={(path) => {
                setTarget(path);
                close();
              }}
            />
          )}
        </div>
      </dialog>
    </>
  );
}
