import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Marks a statement of a page that nobody has confirmed; it follows what it concerns. */
export default function ClaimNote({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.note} role="note" data-search-skip="">
      <span className={styles.label}>Not confirmed</span>
      {children}
    </div>
  );
}
