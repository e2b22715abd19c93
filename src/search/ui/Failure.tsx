import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Whether the site has a newer build than this page, which is why there is no answer. */
  isOutdated?: boolean;
  /** Where the newer build answers the query. */
  address?: string;
  /** Asks again. */
  onRetry?: () => void;
};

/** What is said when there is no answer, and what to do about it. The next key asks again, too. */
export default function Failure({isOutdated = false, address, onRetry}: Props): ReactNode {
  if (isOutdated) {
    return (
      <div className={styles.notice}>
        <p className={styles.title}>This site has been updated</p>
        <p>Reload to search the new version. What you typed is kept.</p>
        {/* Not by the router: the page must come anew. */}
        <a className={styles.suggestion} href={address}>
          Reload
        </a>
      </div>
    );
  }
  return (
    <div className={styles.notice}>
      <p className={styles.title}>Unable to fetch results</p>
      <p>
        {process.env.NODE_ENV === 'development'
          ? 'The writer’s server answers from the last build: run npm run build once.'
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
