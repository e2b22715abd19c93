import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A key, or keys pressed together. */
export default function Kbd({children}: {children: ReactNode}): ReactNode {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
