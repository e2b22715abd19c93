import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const places = [
  {title: 'Plain HTML', to: '/docs/quickstart'},
  {title: 'WordPress', to: '/docs/install/wordpress'},
  {title: 'Shopify', to: '/docs/install/shopify'},
  {title: 'Webflow', to: '/docs/install/webflow'},
  {title: 'Next.js', to: '/docs/install/nextjs'},
  {title: 'All platforms', to: '/docs/install'},
];

/** Platforms and frameworks by name, each linked to its setup steps. */
export default function Framework(): ReactNode {
  return (
    <ul className={`clean-list margin--none ${styles.places}`} aria-label="Where you can install it">
      {places.map(({title, to}) => (
        <li key={title}>
          <Link className={styles.place} to={to}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
