import {type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useState} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {isComposing, opensElsewhere} from '@site/src/lib/keys';
import clsx from 'clsx';
import {sections} from '../pages';
import type {MarkedText as Text, PageHit} from '../types';
import {useResultsPath, useSearchResults} from '../useSearch';
import {type RecentSearch, useRecentSearches} from './recentSearches';
import {MarkedText, Message, Snippet, Trail} from './Results';
import StartScreen from './StartScreen';
import styles from './styles.module.css';

export {prepare} from '../client';

export type PanelProps = {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** Receives the id of the active option, which the field names. */
  onActive: (id: string | undefined) => void;
  /** Closes the dialog, because the reader goes to this path. */
  onLeave: (path: string) => void;
};

/** A row of the results: a page or a section of one. */
type Option = RecentSearch & {id: string};

const limit = 8;

const plain = (text: Text) => text.map((piece) => piece.text).join('');

/** The options of the results, in the order of the screen. */
const optionsOf = (hits: readonly PageHit[]): Option[] =>
  hits
    .flatMap(({path, title, isAnswer, sections: parts}) => [
      ...(isAnswer ? [{path, title: plain(title), detail: ''}] : []),
      ...parts.map(({href, trail}) => ({path: href, title: plain(title), detail: trail.map(plain).join(' › ')})),
    ])
    .map((option, at) => ({...option, id: `search-result-${at}`}));

const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

type ComboboxOptions = {
  field: PanelProps['field'];
  options: readonly Option[];
  /** When it changes, the first option is active again. */
  query: string;
  /** Enter was pressed. */
  onEnter: (option: Option | undefined, event: globalThis.KeyboardEvent) => void;
  onActive: PanelProps['onActive'];
};

/** Moves through options by the keys of the field, which keeps the focus. An option stays active while others are added. */
function useCombobox({field, options, query, onEnter, onActive}: ComboboxOptions) {
  const [choice, setChoice] = useState({query, path: ''});
  const find = (matches: (path: string) => boolean) => options.findIndex(({path}) => matches(path));
  const exact = find((path) => path === choice.path);
  // Once its text has loaded, a page may be listed by its sections alone.
  const chosen = choice.query !== query ? -1 : exact >= 0 ? exact : find((path) => path.startsWith(`${choice.path}#`));
  const active = options[Math.max(chosen, 0)];
  // Before the list is painted, because Enter is for the list on the screen.
  useLayoutEffect(() => {
    const {current} = field;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const step = steps[event.key];
      if (isComposing(event)) {
        return;
      }
      if (step !== undefined && active) {
        event.preventDefault();
        const next = options[(options.indexOf(active) + step + options.length) % options.length];
        setChoice({query, path: next?.path ?? ''});
      } else if (event.key === 'Enter') {
        event.preventDefault();
        onEnter(active, event);
      }
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [field, options, query, active, onEnter]);
  const id = active?.id;
  useEffect(() => {
    onActive(id);
    if (id) {
      document.getElementById(id)?.scrollIntoView({block: 'nearest'});
    }
    return () => onActive(undefined);
  }, [id, onActive]);
  return [active, (path: string) => setChoice({query, path})] as const;
}

/** What is below the field of the dialog: filters, results and messages, and before anything is typed the start screen. */
export default function Panel({field, query, onQuery, onActive, onLeave}: PanelProps): ReactNode {
  const [section, setSection] = useState('');
  const [tag = ''] = useDocsContextualSearchTags();
  const [state, retry] = useSearchResults({query, tags: [tag], section, limit, offset: 0});
  const history = useHistory();
  const resultsPath = useResultsPath();
  const recent = useRecentSearches();
  const hits = state.status === 'done' ? state.result.hits : [];
  const options = optionsOf(hits);
  const all = resultsPath(query, section);
  const onEnter = (option: Option | undefined, event: globalThis.KeyboardEvent) => {
    if (query.trim() === '') {
      return;
    }
    // The results of an earlier query are not what Enter is for.
    const target = state.status === 'done' && !state.isEarlier ? option : undefined;
    const path = target?.path ?? all;
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      window.open(path, '_blank', 'noopener');
      return;
    }
    if (target) {
      recent.add(target);
    }
    onLeave(path);
    history.push(path);
  };
  const [active, setActive] = useCombobox({
    field,
    options,
    query: state.status === 'done' ? state.result.query : '',
    onEnter,
    onActive,
  });
  const focusField = () => field.current?.focus();
  const follow = (path: string, item?: RecentSearch) => (event: MouseEvent) => {
    if (opensElsewhere(event.nativeEvent)) {
      return;
    }
    if (item) {
      recent.add(item);
    }
    onLeave(path);
  };
  const linkTo = (path: string, className?: string) => {
    const option = options.find((each) => each.path === path);
    return {
      to: path,
      role: 'option',
      id: option?.id,
      tabIndex: option === active ? 0 : -1,
      'aria-selected': option === active,
      className: clsx(styles.option, className, option === active && styles.active),
      onMouseMove: () => setActive(path),
      onClick: follow(path, option),
    };
  };
  return (
    <>
      <div role="group" aria-label="Search in" className={styles.chips}>
        {sections.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-pressed={name === section}
            onClick={() => {
              setSection(name === section ? '' : name);
              focusField();
            }}>
            {name}
          </button>
        ))}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- links do not take the focus from the field */}
      <div className={styles.body} onMouseDown={(event) => event.preventDefault()}>
        {state.status === 'idle' && <StartScreen recent={recent} onFollow={follow} />}
        <Message
          state={state}
          count={(count) => <span className="unseen">{`${count} found`}</span>}
          onSuggestion={(text) => {
            onQuery(text);
            focusField();
          }}
          onRetry={retry}
        />
        {hits.length > 0 && (
          <div role="listbox" id="search-results" aria-label="Results">
            {hits.map(({path, title, section: name, isAnswer, text, sections: parts}) => (
              <div role="group" key={path} aria-label={`${plain(title)}, ${name}`}>
                {isAnswer ? (
                  <Link {...linkTo(path, styles.page)}>
                    <span className={styles.groupTitle}>
                      <MarkedText text={title} /> <span className={styles.detail}>{name}</span>
                    </span>
                    <Snippet text={text} />
                  </Link>
                ) : (
                  <div className={clsx(styles.groupTitle, styles.group)}>
                    <MarkedText text={title} /> <span className={styles.detail}>{name}</span>
                  </div>
                )}
                {parts.map(({href, trail, text: snippet}, at) => (
                  <Link key={at} {...linkTo(href)}>
                    <Trail trail={trail} />
                    <Snippet text={snippet} />
                  </Link>
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
      <p className={styles.foot}>
        <span className={styles.keys}>
          <span>
            <kbd>{hits.length > 0 ? '↑ ↓' : 'Tab'}</kbd> choose
          </span>
          <span>
            <kbd>Enter</kbd> open
          </span>
          <span>
            <kbd>Esc</kbd> close
          </span>
        </span>
        {state.status === 'done' && state.result.count > 0 && (
          <Link key={state.result.count} to={all} onMouseDown={(event) => event.preventDefault()} onClick={follow(all)}>
            {`See all ${state.result.count} results`}
          </Link>
        )}
      </p>
    </>
  );
}
