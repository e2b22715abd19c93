import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {pagesRead} from '@site/src/lib/pagesRead';
import {tasks} from '../tasks';
import type {RecentSearch, RecentSearchesState} from './recentSearches';
import styles from './styles.module.css';

type Item = Pick<RecentSearch, 'path' | 'title'> & Partial<RecentSearch>;

type Follow = (item?: RecentSearch) => (event: MouseEvent) => void;

type Action = {label: string; sign: string; run: (item: RecentSearch) => void};

type ListProps = {title: string; items: readonly Item[]; actions?: readonly Action[]; onFollow: Follow};

/** Links, which with actions are earlier results. */
function List({title, items, actions, onFollow}: ListProps): ReactNode {
  if (items.length === 0) {
    return null;
  }
  return (
    <section aria-label={title}>
      <div className={clsx(styles.title, styles.option, styles.heading)}>{title}</div>
      <ul className={styles.entries}>
        {items.map(({path, title: name, detail = ''}) => {
          const item = {path, title: name, detail};
          return (
            <li key={path} className={styles.entry}>
              <Link to={path} className={styles.option} onClick={onFollow(actions && item)}>
                {name}
                {detail && <span className={styles.snippet}>{detail}</span>}
              </Link>
              {actions?.map(({label, sign, run}) => (
                <button
                  key={label}
                  type="button"
                  className={styles.action}
                  aria-label={`${label}: ${[name, detail].filter(Boolean).join(' › ')}`}
                  title={label}
                  onClick={() => run(item)}>
                  <span aria-hidden="true">{sign}</span>
                </button>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type StartScreenProps = {recent: RecentSearchesState; onFollow: Follow};

/** What is offered before anything is typed: earlier results, the pages read last, and what readers come for. */
export default function StartScreen({
  recent: {recent, favorite, favor, remove},
  onFollow,
}: StartScreenProps): ReactNode {
  const save = {label: 'Save this search', sign: '☆', run: favor};
  const forget = {label: 'Remove this search from history', sign: '×', run: remove};
  const unsave = {label: 'Remove this search from favorites', sign: '×', run: remove};
  return (
    <>
      <List title="Recent" items={recent} actions={[save, forget]} onFollow={onFollow} />
      <List title="Favorite" items={favorite} actions={[unsave]} onFollow={onFollow} />
      <List title="Pages you’ve read" items={pagesRead()} onFollow={onFollow} />
      <List title="Common tasks" items={tasks} onFollow={onFollow} />
    </>
  );
}
