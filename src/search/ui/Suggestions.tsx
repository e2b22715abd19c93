import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Queries that do have results. */
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
};

/** What to search for instead; nothing when nothing is known. */
export default function Suggestions({suggestions, onSuggestion}: Props): ReactNode {
  return (
    suggestions.length > 0 && (
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
    )
  );
}
