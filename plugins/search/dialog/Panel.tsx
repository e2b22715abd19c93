import {type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useState} from 'react';
import clsx from 'clsx';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isComposing, opensElsewhere} from '@site/src/lib/keys';
import {sections} from '../pages';
import type {PageHit} from '../types';
import {queryString, setFieldText, useSearchResults} from '../useSearch';
import {Message, ResultList} from './Results';
import StartScreen from './StartScreen';
import styles from './styles.module.css';

export {warmUp} from '../client';

export type PanelProps = {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  /** Receives the ID of the active option, for the field's `aria-activedescendant`. */
  onActive: (id: string | undefined) => void;
  /** Closes the dialog when the reader navigates to another page. */
  onLeave: () => void;
};

/** Returns the paths of all results, pages and their sections, in display order. */
const pathsOf = (hits: readonly PageHit[]): string[] =>
  hits.flatMap(({path, isMatch, sections: parts}) => [...(isMatch ? [path] : []), ...parts.map(({href}) => href)]);

const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

/** The dialog's content below the field: filters, results, and messages, or the start screen if the field is empty. */
export default function Panel({field, query, onActive, onLeave}: PanelProps): ReactNode {
  const [section, setSection] = useState('');
  const [choice, setChoice] = useState({query: '', path: ''});
  const [tag = ''] = useDocsContextualSearchTags();
  const [state, retry] = useSearchResults({query, tags: [tag], section, limit: 8});
  const history = useHistory();
  const all = useBaseUrl('/search') + queryString({q: query, section});
  const {status, result} = state;
  const paths = pathsOf(result?.hits ?? []);
  const chosen = choice.query === result?.query ? choice.path : undefined;
  // Once its text has loaded, only a page's sections may be listed.
  const active =
    paths.find((path) => path === chosen) ?? paths.find((path) => path.startsWith(`${chosen}#`)) ?? paths[0];
  const idOf = (path: string) => `search-result-${paths.indexOf(path)}`;
  const choose = (path = '') => setChoice({query: result?.query ?? '', path});
  const focusField = () => field.current?.focus();
  const onEnter = ({ctrlKey, metaKey, shiftKey}: KeyboardEvent) => {
    // Enter must not open results of an earlier query.
    const path = (status === 'done' && active) || all;
    if (query.trim() === '') {
      return;
    }
    if (ctrlKey || metaKey || shiftKey) {
      window.open(path, '_blank', 'noopener');
    } else {
      onLeave();
      history.push(path);
    }
  };
  // A layout effect, because Enter must apply to the list that is painted.
  useLayoutEffect(() => {
    const {current} = field;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (isComposing(event)) {
        return;
      }
      if (step !== undefined && active) {
        event.preventDefault();
        choose(paths.at((paths.indexOf(active) + step) % paths.length));
      } else if (event.key === 'Enter') {
        event.preventDefault();
        onEnter(event);
      }
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  });
  const id = active && idOf(active);
  useEffect(() => {
    onActive(id);
    if (id) {
      document.getElementById(id)?.scrollIntoView({block: 'nearest'});
    }
    return () => onActive(undefined);
  }, [id, onActive]);
  const onFollow = (event: MouseEvent) => {
    if (!opensElsewhere(event.nativeEvent)) {
      onLeave();
    }
  };
  const linkTo = (path: string) =>
    paths.includes(path)
      ? {
          to: path,
          role: 'option',
          id: idOf(path),
          tabIndex: path === active ? 0 : -1,
          'aria-selected': path === active,
          className: clsx(path === active && styles.active),
          onMouseMove: () => choose(path),
          onClick: onFollow,
        }
      : undefined;
  return (
    <>
      <div role="group" aria-label="Search in" className={`cluster ${styles.chips}`}>
        {sections.map((name) => (
          <button
            key={name}
            type="button"
            className={clsx(styles.button, styles.chip)}
            aria-pressed={name === section}
            hidden={result !== undefined && name !== section && !result.sections[name]}
            onClick={() => {
              setSection(name === section ? '' : name);
              focusField();
            }}>
            {name}
          </button>
        ))}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps focus in the field on click */}
      <div className={styles.body} onMouseDown={(event) => event.preventDefault()}>
        {status === 'idle' && <StartScreen onFollow={onFollow} />}
        <Message
          state={state}
          count={(count) => <span className="sr-only">{`${count} found`}</span>}
          onSuggestion={(text) => {
            setSection('');
            setFieldText(field.current, text);
            focusField();
          }}
          onRetry={() => {
            retry();
            focusField();
          }}
        />
        {result && result.count > 0 && (
          <div role="listbox" id="search-results" aria-label="Results">
            <ResultList hits={result.hits} title="span" linkTo={linkTo} />
          </div>
        )}
      </div>
      <p className={`cluster margin--none ${styles.foot}`}>
        <span className={`soft cluster ${styles.keys}`}>
          <span>
            <kbd>{active ? '↑ ↓' : 'Tab'}</kbd> choose
          </span>
          <span>
            <kbd>Enter</kbd> open
          </span>
          <span>
            <kbd>Esc</kbd> close
          </span>
        </span>
        {result && result.count > 0 && (
          <Link key={result.count} to={all} onMouseDown={(event) => event.preventDefault()} onClick={onFollow}>
            {result.count === 1 ? 'See the result' : `See all ${result.count} results`}
          </Link>
        )}
      </p>
    </>
  );
}
