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
  /** Next to the title where there is room. */
  beside?: ReactNode;
  children: ReactNode;
};

/** Searches to start with: a platform, a task, a rule. */
const searches = ['Shopify', 'suppression', 'consent'];

/** A search field, and searches to start with, or the one that is given. */
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

/** The head of a docs entrance: its title, what it is for, and a search field. */
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

/** A short text under a title, with its result. */
export type Note = {title: string; to?: string; text: string; result?: string};

type NotesProps = {notes: readonly Note[]; ordered?: boolean};

/** Short notes in a grid, numbered where their order matters. */
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
