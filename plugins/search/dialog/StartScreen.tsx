import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {tasks} from '../pages';
import styles from './styles.module.css';

/** Common tasks, offered before anything is typed. */
export default function StartScreen({onFollow}: {onFollow?: (event: MouseEvent) => void}): ReactNode {
  return (
    <section aria-label="Common tasks">
      <div className={clsx(styles.heading, styles.title)}>Common tasks</div>
      <ul className={`clean-list margin--none ${styles.entries}`}>
        {tasks.map(({path, title}) => (
          <li key={path}>
            <Link to={path} className={styles.option} onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
