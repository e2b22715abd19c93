import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Description of the table for screen readers. */
  label: string;
  children: ReactNode;
};

/** A long table in its own scroll container, which also scrolls by keyboard. */
export default function ScrollTable({label, children}: Props): ReactNode {
  return (
    // A scrollable region must be keyboard-focusable.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
