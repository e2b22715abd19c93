import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {docsSets} from '@site/content/docsSets';
import AreaGlyph from './AreaGlyph';
import {tasks} from './QuickLinks/links';
import styles from './styles.module.css';

/** Every docs set with three of its tasks, and the pages that link to all sets. */
const cards = [
  ...docsSets.map(({sidebar, label, entry, line}) => ({
    id: `set-${sidebar}`,
    area: sidebar,
    label,
    line,
    to: `/docs/${entry}`,
    links: tasks.find(({set}) => set === sidebar)?.links.slice(1, 4) ?? [],
  })),
  {
    id: 'set-links',
    area: 'links',
    label: 'Quick links',
    line: 'Where to start, by role and by task',
    to: '/docs/QuickLinks',
    links: [
      ['Follow the journey', '/docs/Journeyimg'],
      ['See all destinations', '/docs/Integrations'],
      ['Compare versions', '/versions'],
    ],
  },
] as const;

/** The docs sets as cards, each with a description and three of its tasks. */
export default function Sets(): ReactNode {
  return (
    <ul className={`clean-list quiet-links ${styles.sets}`}>
      {cards.map(({id, area, label, line, to, links}) => (
        <li key={id} className={styles.set}>
          <h3 className={styles.title} id={id}>
            <Link to={to}>
              <AreaGlyph area={area} />
              {label}
            </Link>
          </h3>
          <p className="soft">{line}</p>
          <ul className={`clean-list ${styles.tasks}`} aria-labelledby={id}>
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
