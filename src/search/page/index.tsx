import type {ReactNode} from 'react';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import type {FacetFilters} from '../contract';
import Failure from '../ui/Failure';
import NoResults from '../ui/NoResults';
import {type Answer, useAnswer} from '../useAnswer';
import {useSearchClient} from '../useSearch';
import Filters from './Filters';
import Paging from './Paging';
import Results from './Results';
import styles from './styles.module.css';
import {useAddress, write} from './useAddress';

const perPage = 20;

const facet = 'hierarchy.lvl0';

/** The version being read, as `docusaurus_tag`. */
const useCurrentTag = () =>
  useContextualSearchFilters().tags.find((tag) => tag.startsWith('docs-default-')) ?? 'docs-default-current';

function filtersFor(locale: string, version: string): FacetFilters {
  const tags = version === 'all' ? [] : [['docusaurus_tag:default', `docusaurus_tag:${version}`]];
  return [`language:${locale}`, ...tags];
}

type StatusProps = {answer: Answer; query: string; onSuggestion: (query: string) => void};

function Status({answer, query, onSuggestion}: StatusProps): ReactNode {
  switch (answer.status) {
    case 'idle':
      return <p>Type what you are looking for.</p>;
    case 'busy':
      return <p>Searching …</p>;
    case 'failed':
      return <Failure />;
    case 'done': {
      const {nbHits} = answer.result;
      return nbHits === 0 ? (
        <NoResults query={query} suggestions={answer.suggestions} onSuggestion={onSuggestion} />
      ) : (
        <p>
          {nbHits} {nbHits === 1 ? 'result' : 'results'} for “{query}”
        </p>
      );
    }
  }
}

/** Field, filters and results of the search page. The address follows what is typed and chosen. */
export default function SearchPage(): ReactNode {
  const [address, change] = useAddress();
  const {locale} = useContextualSearchFilters();
  const currentTag = useCurrentTag();
  const client = useSearchClient();
  const {query, section, page} = address;
  const version = address.version || currentTag;
  const everywhere = filtersFor(locale, version);
  const within = section ? [...everywhere, `${facet}:${section}`] : everywhere;
  const shared = {query, facets: [facet]};
  const answer = useAnswer(client, {...shared, facetFilters: within, hitsPerPage: perPage, page: page - 1});
  // The other sections' counts are those without this one's filter.
  const wide = useAnswer(client, {...shared, query: section ? query : '', facetFilters: everywhere, hitsPerPage: 1});
  const counted = section ? wide : answer;
  const counts = counted.status === 'done' ? (counted.result.facets[facet] ?? {}) : {};
  return (
    <>
      <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="results-query">Search docs</label>
        <input
          id="results-query"
          type="search"
          name="q"
          value={query}
          placeholder="Search docs"
          autoComplete="off"
          maxLength={200}
          onChange={(event) => change({query: event.target.value})}
        />
        <Filters
          version={version}
          section={section}
          counts={counts}
          onVersion={(tag) => change({version: tag === currentTag ? '' : tag, section: ''})}
          onSection={(name) => change({section: name})}
        />
      </form>
      <div role="status" className={styles.status}>
        <Status answer={answer} query={query} onSuggestion={(text) => change({query: text})} />
      </div>
      {answer.status === 'done' && (
        <>
          <Results result={answer.result} />
          <Paging
            page={page}
            pages={answer.result.nbPages}
            pathOf={(number) => `/search${write({...address, page: number})}`}
          />
        </>
      )}
      <noscript>Search runs in your browser and needs scripts. All pages are reachable from the docs menu.</noscript>
    </>
  );
}
