import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What is said when there is no answer. The next key asks again. */
export default function Failure(): ReactNode {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  );
}
