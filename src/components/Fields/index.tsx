import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A reference table: each row is a `Field` with an anchor of its own. */
export default function Fields({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.fields}>{children}</dl>;
}
