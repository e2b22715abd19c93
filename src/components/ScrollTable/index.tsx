import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the table holds, for screen readers. */
  label: string;
  /** -1 where links in the table take the focus. */
  tabIndex?: number;
  children: ReactNode;
};

/** A long table in a box that scrolls by itself, by keyboard as well. */
export default function ScrollTable({label, tabIndex = 0, children}: Props): ReactNode {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className={styles.box} role="region" aria-label={label} tabIndex={tabIndex}>
      {children}
    </div>
  );
}
