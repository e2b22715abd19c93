import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Badge from '@site/src/components/Badge';
import styles from './styles.module.css';

type Props = {
  /** Link to the explanation of the marker. */
  to: string;
  children: ReactNode;
};

/** Marks the preceding statement as unconfirmed, and links to what that means. */
export default function ClaimNote({to, children}: Props): ReactNode {
  return (
    <div className={`soft ${styles.note}`} role="note" data-search-skip="">
      <Badge tone="warning">
        <Link className={styles.label} to={to}>
          Not confirmed:
        </Link>
      </Badge>
      {children}
    </div>
  );
}
