import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The message when there is no answer. The next key tries again, too. */
export default function Failure({onRetry}: {onRetry?: () => void}): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>
        {process.env.NODE_ENV === 'development'
          ? 'Search needs a build: run npm run build, then npm run serve.'
          : 'You might want to check your network connection.'}
      </p>
      {onRetry && (
        <button type="button" className={styles.suggestion} onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}
