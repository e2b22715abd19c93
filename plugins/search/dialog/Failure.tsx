import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The message when search fails. The next keystroke retries, too. */
export default function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p>
        <b>Unable to fetch results</b>
      </p>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
