import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of cards. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
