import type {ReactNode} from 'react';
import type {Props} from '@theme/TOCItems';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/**
 * The table of contents on screens without a column for it: `<details>` that stick below the navbar. The inline
 * starter closes every `details[data-menu]`.
 */
export default function ContentsMenu(contents: Props): ReactNode {
  return (
    <nav className={styles.menu} aria-label="On this page">
      <details data-menu="">
        <summary className={`aligned chevron ${styles.button}`}>On this page</summary>
        <TOCItems {...contents} className={`menu__list ${styles.list}`} linkClassName="menu__link" />
      </details>
    </nav>
  );
}
