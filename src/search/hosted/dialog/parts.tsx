import {type JSX, type ReactNode, createContext, useContext} from 'react';
import Link from '@docusaurus/Link';
import {resultsPath} from '../../paths';
import Failure from '../../ui/Failure';
import Suggestions from '../../ui/Suggestions';
import styles from './styles.module.css';
import type {Answered} from './useSearchClient';

/** What the parts that DocSearch shows in its places have to know. */
export const DialogContext = createContext<{answered?: Answered; onClose: () => void}>({onClose: () => undefined});

/** A hit as a link within the site. */
export function Hit({hit, children}: {hit: {url: string}; children: ReactNode}): JSX.Element {
  return <Link to={hit.url}>{children}</Link>;
}

/** Leads to the page with all results. DocSearch's own count adds up from key to key. */
export function Footer(): JSX.Element {
  const {answered, onClose} = useContext(DialogContext);
  return (
    <Link to={resultsPath(answered?.query ?? '')} onClick={onClose}>
      See all {answered?.count} results
    </Link>
  );
}

type NoHitsProps = {answered: Answered | undefined; onSuggestion: (query: string) => void};

/**
 * What DocSearch can't say where it says that there are no results: what to search for instead (its own list never
 * shows, github.com/algolia/docsearch/issues/2922), or that there was no answer at all.
 */
export function NoHits({answered, onSuggestion}: NoHitsProps): ReactNode {
  return answered?.count === undefined ? (
    <div role="alert" className={styles.failure}>
      <Failure />
    </div>
  ) : (
    <div className={styles.suggestions}>
      <Suggestions suggestions={answered.suggestions} onSuggestion={onSuggestion} />
    </div>
  );
}
