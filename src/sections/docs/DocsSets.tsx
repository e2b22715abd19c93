import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {docsSets} from '@site/content/docsSets';
import {tasks} from './QuickLinks/links';
import styles from './styles.module.css';

/** Icons of docs sets as SVG paths, by sidebar ID; `links` is for the pages that link to all sets. */
const icons: Readonly<Record<string, string>> = {
  docs: 'M12 7v13M12 7c-2-2-5-2-9-2v13c4 0 7 0 9 2 2-2 5-2 9-2V5c-4 0-7 0-9 2',
  integrations: 'M9 3v5m6-5v5M6 8h12v3a6 6 0 0 1-12 0zm6 9v4',
  graphql: 'M10 3h4v4h-4zM3 17h4v4H3zm14 0h4v4h-4zM12 7v5M5 17v-5h14v5',
  rest: 'M4 8h16l-4-4M20 16H4l4 4',
  personalization: 'M4 6h16M4 12h3m10 0h3M4 18h10M10 10h4v4h-4z',
  leadcapture: 'M3 4h18v8H3zM7 7v2M3 16h9v4H3z',
  consentguard: 'M12 3 4 6v5c0 5 3 8 8 10 5-2 8-5 8-10V6zM8 12l3 3 5-6',
  links: 'M12 2v3m0 6v10M5 5h12l3 3-3 3H5zM9 21h6',
};

/** Every docs set with three of its tasks, and the pages that link to all sets. */
const cards = [
  ...docsSets.map(({sidebar, label, entry, description}) => ({
    set: sidebar,
    label,
    description,
    to: `/docs/${entry}`,
    links: tasks.find((group) => group.set === sidebar)?.links.slice(1, 4) ?? [],
  })),
  {
    set: 'links',
    label: 'Quick links',
    description: 'Where to start, by role and by task',
    to: '/docs/QuickLinks',
    links: [
      ['Follow the journey', '/docs/Journeyimg'],
      ['See all destinations', '/docs/Integrations'],
      ['See docs versions', '/versions'],
    ],
  },
] as const;

/** The docs sets as cards, each with a description and three of its tasks. */
export default function DocsSets(): ReactNode {
  return (
    <ul className={`clean-list quiet-links ${styles.sets}`}>
      {cards.map(({set, label, description, to, links}) => (
        <li key={set} className={styles.set}>
          <h3 className={styles.title} id={`set-${set}`}>
            <Link className="aligned" to={to}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={icons[set]} />
              </svg>
              {label}
            </Link>
          </h3>
          <p className="soft">{description}</p>
          <ul className={`clean-list ${styles.tasks}`} aria-labelledby={`set-${set}`}>
            {links.map(([task, address]) => (
              <li key={address}>
                <Link to={address}>{task}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
