import {type MouseEvent, type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import {pagesRead} from '@site/src/lib/pagesRead';
import {tasks} from '../pages';
import {clearSearches, recentSearches} from './recentSearches';
import styles from './styles.module.css';

type ListProps = {
  title: string;
  items: readonly {path: string; title: string; detail?: string}[];
  onFollow: (event: MouseEvent) => void;
  onClear?: () => void;
};

function List({title, items, onFollow, onClear}: ListProps): ReactNode {
  if (items.length === 0) {
    return null;
  }
  return (
    <section aria-label={title}>
      <div className={styles.heading}>
        <span className={styles.title}>{title}</span>
        {onClear && (
          <button type="button" className={styles.close} aria-label={`Clear: ${title}`} onClick={onClear}>
            Clear
          </button>
        )}
      </div>
      <ul className={styles.entries}>
        {items.map(({path, title: name, detail}) => (
          <li key={path}>
            <Link to={path} className={styles.option} onClick={onFollow}>
              {name}
              {detail && <span className={styles.snippet}>{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is offered before anything is typed: earlier results, the pages read last, and what readers come for. */
export default function StartScreen({onFollow}: {onFollow: (event: MouseEvent) => void}): ReactNode {
  const [recent, setRecent] = useState(recentSearches);
  const onClear = () => {
    clearSearches();
    setRecent([]);
  };
  return (
    <>
      <List title="Recent" items={recent} onFollow={onFollow} onClear={onClear} />
      <List title="Pages you’ve read" items={pagesRead()} onFollow={onFollow} />
      <List title="Common tasks" items={tasks} onFollow={onFollow} />
    </>
  );
}
