import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {pagesRead} from '@site/src/lib/pagesRead';
import {tasks} from '../tasks';
import type {RecentSearch, RecentSearchesState} from './recentSearches';
import styles from './styles.module.css';

type Follow = (path: string, item?: RecentSearch) => (event: MouseEvent) => void;

type ListProps = {
  title: string;
  items: readonly (Pick<RecentSearch, 'path' | 'title'> & Partial<RecentSearch>)[];
  onFollow: (item: ListProps['items'][number]) => (event: MouseEvent) => void;
  actions?: readonly {label: string; sign: string; run: (item: RecentSearch) => void}[];
};

function List({title, items, onFollow, actions = []}: ListProps): ReactNode {
  return (
    items.length > 0 && (
      <section aria-label={title}>
        <div className={styles.groupTitle}>{title}</div>
        <ul className={styles.entries}>
          {items.map((item) => (
            <li key={item.path} className={styles.entry}>
              <Link to={item.path} className={styles.entryLink} onClick={onFollow(item)}>
                {item.title}
                {item.detail && <span className={styles.detail}>{item.detail}</span>}
              </Link>
              {actions.map(({label, sign, run}) => (
                <button
                  key={label}
                  type="button"
                  className={styles.action}
                  aria-label={`${label}: ${[item.title, item.detail].filter(Boolean).join(' › ')}`}
                  title={label}
                  onClick={() => run({detail: '', ...item})}>
                  <span aria-hidden="true">{sign}</span>
                </button>
              ))}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** What is offered before anything is typed: earlier results, the pages read last, and what readers come for. */
export default function StartScreen({recent, onFollow}: {recent: RecentSearchesState; onFollow: Follow}): ReactNode {
  const followItem = (item: ListProps['items'][number]) => onFollow(item.path, {detail: '', ...item});
  const followPage = ({path}: {path: string}) => onFollow(path);
  return (
    <>
      <List
        title="Recent"
        items={recent.recent}
        onFollow={followItem}
        actions={[
          {label: 'Save this search', sign: '☆', run: recent.favor},
          {label: 'Remove this search from history', sign: '×', run: recent.remove},
        ]}
      />
      <List
        title="Favorite"
        items={recent.favorite}
        onFollow={followItem}
        actions={[{label: 'Remove this search from favorites', sign: '×', run: recent.remove}]}
      />
      <List title="Pages you’ve read" items={pagesRead()} onFollow={followPage} />
      <List title="Common tasks" items={tasks} onFollow={followPage} />
    </>
  );
}
