import type {ReactNode} from 'react';
import {tasks} from '../tasks';
import type {MarkedText as Text} from '../types';
import type {SearchState} from '../useSearch';
import Failure from './Failure';
import styles from './styles.module.css';
import {useMissingResultsUrl} from '@site/src/lib/useMissingResultsUrl';

/** Text with the words of the query marked. */
export function MarkedText({text}: {text: Text}): ReactNode {
  return text.map((piece, at) =>
    piece.isMarked ? (
      <mark key={at} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

/** The text of a hit; its place is kept until it has loaded. */
export function Snippet({text}: {text: Text | undefined}): ReactNode {
  if (text === undefined) {
    return <span className={styles.placeholder} />;
  }
  return (
    text.length > 0 && (
      <span className={styles.snippet}>
        <MarkedText text={text} />
      </span>
    )
  );
}

/** The headings that lead to a section of a page. */
export function Trail({trail}: {trail: readonly Text[]}): ReactNode {
  return (
    <span className={styles.trail}>
      {trail.map((heading, at) => (
        <span key={at}>
          {at > 0 && <span className={styles.separator}> › </span>}
          <MarkedText text={heading} />
        </span>
      ))}
    </span>
  );
}

type NoResultsProps = {query: string; suggestions: readonly string[]; onSuggestion: (query: string) => void};

function NoResults({query, suggestions, onSuggestion}: NoResultsProps): ReactNode {
  const missingResultsUrl = useMissingResultsUrl();
  return (
    <div className={styles.notice}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      <p>Try searching for:</p>
      <ul className={styles.suggestions}>
        {(suggestions.length > 0 ? suggestions : tasks.slice(0, 3).map(({title}) => title)).map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className={styles.suggestion} onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results? <a href={missingResultsUrl(query)}>Let us know.</a>
      </p>
    </div>
  );
}

type MessageProps = {
  state: SearchState;
  /** What to say when nothing has been typed. */
  idle?: ReactNode;
  /** What to say of results. */
  count: (count: number, query: string) => ReactNode;
  onSuggestion: (query: string) => void;
  onRetry: () => void;
};

/** The state of a search in words, for screen readers too. Each message is a new element, so that translations follow. */
export function Message({state, idle, count, onSuggestion, onRetry}: MessageProps): ReactNode {
  const message = () => {
    switch (state.status) {
      case 'idle':
        return idle;
      case 'busy':
        return <p className={styles.busy}>Searching…</p>;
      case 'failed':
        return <Failure onRetry={onRetry} />;
      case 'done':
        return state.result.count === 0 ? (
          <NoResults {...state.result} onSuggestion={onSuggestion} />
        ) : (
          count(state.result.count, state.result.query)
        );
    }
  };
  const key = state.status === 'done' ? `${state.result.count} ${state.result.query}` : state.status;
  return (
    <div role="status">
      <div key={key}>{message()}</div>
    </div>
  );
}
