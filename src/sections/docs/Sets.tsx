import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {docsSets} from '@site/content/docsSets';
import {tasks} from './QuickLinks/links';
import styles from './styles.module.css';

/** The sets of docs as cards: what each is about, and its first three tasks. */
export default function Sets(): ReactNode {
  return (
    <ul className={`clean-list ${styles.sets}`}>
      {docsSets.map(({sidebar, label, entry, line}) => (
        <li key={sidebar} className={styles.set}>
          <h3 className={styles.title} id={`set-${sidebar}`}>
            <Link to={`/docs/${entry}`}>{label}</Link>
          </h3>
          <p>{line}</p>
          <ul className={`clean-list ${styles.tasks}`} aria-labelledby={`set-${sidebar}`}>
            {tasks
              .find(({set}) => set === sidebar)
              ?.links.slice(0, 3)
              .map(([task, to]) => (
                <li key={to}>
                  <Link to={to}>{task}</Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
