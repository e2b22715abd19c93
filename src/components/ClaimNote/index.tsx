import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Marks a statement of a page that nobody has confirmed; it follows what it concerns, and leads to what that means. */
export default function ClaimNote({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.note} role="note" data-search-skip="">
      <Link className={styles.label} to="/docs/limits#not-confirmed">
        Not confirmed
      </Link>
      {children}
    </div>
  );
}
