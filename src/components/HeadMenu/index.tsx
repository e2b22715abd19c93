import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** What the menu is for, for screen readers. */
  name: string;
  /** The current choice, on the button. */
  label: ReactNode;
  /** Whether it is at the right of its row. */
  isLast?: boolean;
  /** List items, each with a link of the class `headLink`. */
  children: ReactNode;
};

export const headLink = styles.link;
export const headNote = styles.note;

/** A menu at the head of the docs sidebar, as `<details>`; the inline starter closes every `details[data-menu]`. */
export default function HeadMenu({name, label, isLast = false, children}: Props): ReactNode {
  return (
    <nav className={clsx(styles.menu, isLast && styles.last)} aria-label={name}>
      <details data-menu="">
        <summary className={styles.button}>{label}</summary>
        <ul className={styles.list}>{children}</ul>
      </details>
    </nav>
  );
}

/** The row of menus at the head of the docs sidebar. */
export function HeadRow({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.row}>{children}</div>;
}
