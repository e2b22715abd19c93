import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Menu props. `onFollow` is called when the reader follows one of the links. */
export type FollowProps = {onFollow?: () => void};

type Props = {
  /** Description of the menu for screen readers. */
  name: string;
  /** The current choice, shown on the button. */
  label: ReactNode;
  /** List items, each with a link. */
  children: ReactNode;
};

/** A menu at the top of the docs sidebar, as `<details>`; the inline starter closes every `details[data-menu]`. */
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
