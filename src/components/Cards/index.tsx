import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Internal path or external URL. */
  to: string;
  children?: ReactNode;
};

/** A card that links to another page. The whole card is clickable; the title is its accessible name. */
export function Card({title, to, children}: Props): ReactNode {
  return (
    <div className={`panel ${styles.card}`}>
      <Link className={`stretched ${styles.link}`} to={to}>
        {title}
      </Link>
      {/* Search skips it, because it repeats the linked page. */}
      <div className={`soft ${styles.text}`} data-search-skip="">
        {children}
      </div>
    </div>
  );
}

/** A grid of cards. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
