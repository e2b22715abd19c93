import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  /** Address of what the mark means. */
  to: string;
  children: ReactNode;
};

/** Marks a statement of a page that nobody has confirmed; it follows what it concerns, and leads to what that means. */
export default function ClaimNote({to, children}: Props): ReactNode {
  return (
    <div className={`soft ${styles.note}`} role="note" data-search-skip="">
      <Link className={styles.label} to={to}>
        Not confirmed:
      </Link>
      {children}
    </div>
  );
}
