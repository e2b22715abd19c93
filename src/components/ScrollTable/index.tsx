import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the table holds, for screen readers. */
  label: string;
  children: ReactNode;
};

/** A long table in a box that scrolls by itself, by keyboard as well. */
export default function ScrollTable({label, children}: Props): ReactNode {
  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
