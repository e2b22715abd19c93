import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {pagesRead} from '@site/src/lib/pagesRead';
import {tasks} from '../pages';
import styles from './styles.module.css';

type Followed = {onFollow?: (event: MouseEvent) => void};

type ListProps = Followed & {title: string; items: readonly {path: string; title: string}[]};

function List({title, items, onFollow}: ListProps): ReactNode {
  if (items.length === 0) {
    return null;
  }
  return (
    <section aria-label={title}>
      <div className={clsx(styles.heading, styles.title)}>{title}</div>
      <ul className={`clean-list margin--none ${styles.entries}`}>
        {items.map(({path, title: name}) => (
          <li key={path}>
            <Link to={path} className={styles.option} onClick={onFollow}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What readers come for. */
export const CommonTasks = ({onFollow}: Followed): ReactNode => (
  <List title="Common tasks" items={tasks} onFollow={onFollow} />
);

/** What is offered before anything is typed: the pages read last, and what readers come for. */
export default function StartScreen({onFollow}: Followed): ReactNode {
  return (
    <>
      <List title="Pages you’ve read" items={pagesRead()} onFollow={onFollow} />
      <CommonTasks onFollow={onFollow} />
    </>
  );
}
