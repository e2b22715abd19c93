import {type ReactNode, useId} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SectionTitle} from '../shared';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** A search form that opens the results page. It works without scripts. */
export function SearchForm(): ReactNode {
  const id = useId();
  return (
    <form className={`margin-vert--md ${styles.searchForm}`} action={useBaseUrl('/search')} role="search">
      <label className="sr-only" htmlFor={id}>
        Search docs
      </label>
      <input className="control" id={id} type="search" name="q" placeholder="For example: webhook" autoComplete="off" />
      <button className="button button--primary" type="submit">
        Search
      </button>
    </form>
  );
}

/** Suggested searches: a platform, a task, a rule. */
const searches = ['Shopify', 'suppression', 'consent'];

/** A search field with links to suggested searches, or to the given query. */
export function SearchWithSuggestions({query}: {query?: string}): ReactNode {
  return (
    <div className={styles.search}>
      <SearchForm />
      <p className="soft cluster margin--none">
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

type PageHeaderProps = {
  title: string;
  search?: boolean;
  /** Shown next to the title where it fits. */
  beside?: ReactNode;
  children: ReactNode;
};

/** The header of a docs entry page: its title, purpose, and optional search field. */
export function PageHeader({title, search = false, beside, children}: PageHeaderProps): ReactNode {
  return (
    <div className={clsx(shared.section, styles.pageHeader)} data-ground="dark">
      <div className={clsx(shared.screen, beside && styles.pair)}>
        <div>
          <SectionTitle id="page-title" title={title} level={1}>
            {children}
          </SectionTitle>
          {search && <SearchWithSuggestions />}
        </div>
        {beside}
      </div>
    </div>
  );
}

/** A short text with a title that links to a page, and an optional result. */
export type Note = {title: string; to: string; text: string; result?: string};

type NotesProps = {notes: readonly Note[]; ordered?: boolean};

/** Short notes in a grid, numbered if their order matters. */
export function Notes({notes, ordered = false}: NotesProps): ReactNode {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={clsx(styles.notes, ordered ? 'circled' : 'clean-list padding--none quiet-links')}>
      {notes.map(({title, to, text, result}) => (
        <li key={title}>
          <h3 className={styles.title}>
            <Link to={to}>{title}</Link>
          </h3>
          <p className={ordered ? undefined : 'soft'}>{text}</p>
          {result && <p className={`soft aligned ${styles.result}`}>{result}</p>}
        </li>
      ))}
    </List>
  );
}
