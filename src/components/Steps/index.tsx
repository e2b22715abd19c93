import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Numbered steps for one task. Wraps a single ordered list. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={`circled ${styles.steps}`}>{children}</div>;
}
