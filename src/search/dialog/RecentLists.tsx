import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './panel.module.css';
import type {RecentSearch, RecentSearches} from './recentSearches';

type Action = {label: string; sign: string; run: (item: RecentSearch) => void};

type ListProps = {
  title: string;
  items: readonly RecentSearch[];
  actions: readonly Action[];
  onChoose: (item: RecentSearch) => void;
};

function RecentList({title, items, actions, onChoose}: ListProps): ReactNode {
  return (
    <section aria-label={title}>
      <div className={styles.groupTitle}>{title}</div>
      <ul className={styles.entries}>
        {items.map((item) => (
          <li key={item.path} className={styles.entry}>
            <Link to={item.path} className={styles.entryLink} onClick={() => onChoose(item)}>
              {item.title}
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </Link>
            {actions.map(({label, sign, run}) => (
              <button
                key={label}
                type="button"
                className={styles.act}
                aria-label={`${label}: ${[item.title, item.detail].filter(Boolean).join(' › ')}`}
                title={label}
                onClick={() => run(item)}>
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  lists: RecentSearches;
  onChoose: (item: RecentSearch) => void;
  onFavor: (item: RecentSearch) => void;
  onForget: (item: RecentSearch) => void;
};

/** Where the reader went before; nothing for one who has been nowhere. */
export default function RecentLists({lists: {recent, favorite}, onChoose, onFavor, onForget}: Props): ReactNode {
  const save = {label: 'Save this search', sign: '☆', run: onFavor};
  const remove = {label: 'Remove this search from history', sign: '×', run: onForget};
  const drop = {label: 'Remove this search from favorites', sign: '×', run: onForget};
  return (
    <>
      {recent.length > 0 && <RecentList title="Recent" items={recent} actions={[save, remove]} onChoose={onChoose} />}
      {favorite.length > 0 && <RecentList title="Favorite" items={favorite} actions={[drop]} onChoose={onChoose} />}
    </>
  );
}
