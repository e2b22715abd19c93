import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Props of the menus: `onFollow` is called when the reader follows one of their links. */
export type FollowProps = {onFollow?: () => void};

type Props = {
  /** What the menu is for, for screen readers. */
  name: string;
  /** The current choice, on the button. */
  label: ReactNode;
  /** List items, each with a link. */
  children: ReactNode;
};

/** A menu at the head of the docs sidebar, as `<details>`; the inline starter closes every `details[data-menu]`. */
export default function HeadMenu({name, label, children}: Props): ReactNode {
  return (
    <nav aria-label={name}>
      <details data-menu="">
        <summary className={`aligned ${styles.button}`}>{label}</summary>
        <ul className={`panel clean-list margin--none ${styles.list}`}>{children}</ul>
      </details>
    </nav>
  );
}
