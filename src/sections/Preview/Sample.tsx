import type {ReactNode} from 'react';
import styles from './sample.module.css';

/** Room around a part that has none of its own. */
export default function Sample({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.sample}>{children}</div>;
}
