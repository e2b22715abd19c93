import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of cards. Wraps a single list of links, each with a description. The whole card is clickable. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  // Search skips it, because it repeats the linked pages.
  return (
    <div className={styles.cards} data-search-skip="">
      {children}
    </div>
  );
}
