import {type ReactNode, useId} from 'react';
import Link from '@docusaurus/Link';
import type {LinkGroup} from './links';
import styles from './styles.module.css';

/** Groups of links, side by side under their headings. */
export default function QuickLinks({groups}: {groups: readonly LinkGroup[]}): ReactNode {
  const id = useId();
  return (
    <div className={styles.groups}>
      {groups.map(({title, links}, index) => (
        <div key={title}>
          <h3 className={styles.title} id={`${id}${index}`}>
            {title}
          </h3>
          <ul className={`clean-list margin--none quiet-links ${styles.links}`} aria-labelledby={`${id}${index}`}>
            {links.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
