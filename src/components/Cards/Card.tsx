import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import VendorLogo from '../VendorLogo';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Address inside the site, or of another one. */
  to: string;
  /** Slug of a brand icon; `none` draws a dot. */
  icon?: string;
  /** What a filter may pick it by. */
  tags?: readonly string[];
  children?: ReactNode;
};

/** An entrance to another page: the whole card is the link's target, the title is its name. */
export default function Card({title, to, icon, tags = [], children}: Props): ReactNode {
  return (
    <div className={styles.card} data-entry={tags.join()}>
      {icon && <VendorLogo slug={icon} />}
      <div>
        <Link className={styles.link} to={to}>
          {title}
        </Link>
        {/* It repeats what the page says that the card leads to. */}
        <div className={styles.text} data-search-skip="">
          {children}
        </div>
      </div>
    </div>
  );
}
