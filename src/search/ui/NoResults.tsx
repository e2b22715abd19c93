import type {ReactNode} from 'react';
import Suggestions from './Suggestions';
import styles from './styles.module.css';
import {useReportAddress} from './useReportAddress';

type Props = {
  query: string;
  /** Queries that do have results. */
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
};

/** What is said when nothing was found: what to try instead, and whom to tell. */
export default function NoResults({query, suggestions, onSuggestion}: Props): ReactNode {
  const reportAddress = useReportAddress();
  return (
    <div className={styles.notice}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      <Suggestions suggestions={suggestions} onSuggestion={onSuggestion} />
      <p>
        Believe this query should return results? <a href={reportAddress(query)}>Let us know.</a>
      </p>
    </div>
  );
}
