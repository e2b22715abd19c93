import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Address inside the site, or of another one. */
  to: string;
  children?: ReactNode;
};

/** A link to another page: the whole card can be clicked, the title is its name. */
export function Card({title, to, children}: Props): ReactNode {
  return (
    <div className={`panel ${styles.card}`}>
      <Link className={`stretched ${styles.link}`} to={to}>
        {title}
      </Link>
      {/* It repeats what the linked page says. */}
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
