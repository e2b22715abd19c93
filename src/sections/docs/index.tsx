import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import SearchForm from '@site/src/components/SearchForm';
import {SectionTitle} from '../shared';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

type EntranceProps = {
  title: string;
  search?: boolean;
  /** Shown next to the title where it fits. */
  beside?: ReactNode;
  children: ReactNode;
};

/** Suggested searches: a platform, a task, a rule. */
const searches = ['Shopify', 'suppression', 'consent'];

/** A search field with links to suggested searches, or to the given query. */
export function StartSearch({query}: {query?: string}): ReactNode {
  return (
    <div>
      <SearchForm />
      <p className={`soft cluster margin--none ${styles.searches}`}>
        {query ? 'Search for' : 'Try'}{' '}
        {(query ? [query] : searches).map((each) => (
          <Link key={each} to={`/search?q=${encodeURIComponent(each)}`}>
            {each}
          </Link>
        ))}
      </p>
    </div>
  );
}

/** The header of a docs entry page: its title, purpose, and optional search field. */
export function Entrance({title, search = false, beside, children}: EntranceProps): ReactNode {
  return (
    <div className={clsx(shared.section, styles.entrance)} data-ground="dark">
      <div className={clsx(shared.screen, beside && styles.pair)}>
        <div>
          <SectionTitle id="entrance" title={title} level={1}>
            {children}
          </SectionTitle>
          {search && <StartSearch />}
        </div>
        {beside}
      </div>
    </div>
  );
}

/** A short titled text, with an optional link and result. */
export type Note = {title: string; to?: string; text: string; result?: string};

type NotesProps = {notes: readonly Note[]; ordered?: boolean};

/** Short notes in a grid, numbered if their order matters. */
export function Notes({notes, ordered = false}: NotesProps): ReactNode {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={clsx(styles.notes, !ordered && 'clean-list padding--none')}>
      {notes.map(({title, to, text, result}) => (
        <li key={title}>
          <h3 className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</h3>
          <p>{text}</p>
          {result && <p className="soft">{result}</p>}
        </li>
      ))}
    </List>
  );
}
