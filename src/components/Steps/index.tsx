import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Numbered steps of one task: wraps one ordered list. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={`circled ${styles.steps}`}>{children}</div>;
}
