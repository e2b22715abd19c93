import type {ReactNode} from 'react';
import QuietLink from '@site/src/components/QuietLink';
import styles from './styles.module.css';

const install = '/docs/start-pixel-installation#install-it';

const places = [
  {title: 'Plain HTML', to: install},
  {title: 'WordPress', to: install},
  {title: 'Shopify theme', to: install},
  {title: 'Next.js', to: install},
  {title: 'Single-page apps', to: '/docs/event-pageview#where-and-when-to-push'},
  {title: 'Your own server', to: '/docs/graphql/basic-graphql-request'},
];

/** Platforms and frameworks by name, each a way to the steps for it. */
export default function Framework(): ReactNode {
  return (
    <ul className={styles.places} aria-label="Where it can be installed">
      {places.map(({title, to}) => (
        <li key={title}>
          <QuietLink className={styles.place} to={to}>
            {title}
          </QuietLink>
        </li>
      ))}
    </ul>
  );
}
