import type {ReactNode} from 'react';
import {useBrand} from '@site/src/lib/useBrand';
import styles from './styles.module.css';

type Props = {
  query: string;
  /** Queries that do have results. */
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
};

/** What is said when nothing was found: what to try instead, and whom to tell. */
export default function NoResults({query, suggestions, onSuggestion}: Props): ReactNode {
  const {supportEmail} = useBrand();
  const report = `mailto:${supportEmail}?subject=${encodeURIComponent(`No search results: ${query}`)}`;
  return (
    <div className={styles.notice}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.suggestion} onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results? <a href={report}>Let us know.</a>
      </p>
    </div>
  );
}
