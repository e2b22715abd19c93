import type {ReactNode} from 'react';
import Failure from '../ui/Failure';
import NoResults from '../ui/NoResults';
import {useSearchClient, useSearchFilters, useTaggedVersions} from '../useSearch';
import {type SearchState, useSearchResults} from '../useSearchResults';
import Filters from './Filters';
import Paging from './Paging';
import Results from './Results';
import styles from './styles.module.css';
import {useSearchParams, writeParams} from './useSearchParams';

const perPage = 20;

/** In the address: no version is left out. */
const allVersions = 'all';

type StatusProps = {state: SearchState; query: string; onSuggestion: (query: string) => void};

function Status({state, query, onSuggestion}: StatusProps): ReactNode {
  switch (state.status) {
    case 'idle':
      return <p>Type what you are looking for.</p>;
    case 'busy':
      return <p>Searching …</p>;
    case 'failed':
      return <Failure />;
    case 'done': {
      const {count} = state.result;
      return count === 0 ? (
        <NoResults query={query} suggestions={state.suggestions} onSuggestion={onSuggestion} />
      ) : (
        <p>
          {count} {count === 1 ? 'result' : 'results'} for “{query}”
        </p>
      );
    }
  }
}

/** Field, filters and results of the search page. The address follows what is typed and chosen. */
export default function SearchPage(): ReactNode {
  const {params, type, settle, change} = useSearchParams();
  const {query, section, page} = params;
  const {language, tag: current} = useSearchFilters();
  const versions = useTaggedVersions();
  const version = params.version || current;
  const state = useSearchResults(useSearchClient(), {
    query,
    filters: {language, tag: version === allVersions ? undefined : version, section: section || undefined},
    limit: perPage,
    page: page - 1,
  });
  return (
    <>
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}>
        <label htmlFor="results-query">Search docs</label>
        <input
          className="control"
          id="results-query"
          type="search"
          name="q"
          value={query}
          placeholder="Search docs"
          autoComplete="off"
          maxLength={200}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
        />
        <Filters
          versions={versions}
          version={version}
          section={section}
          counts={state.status === 'done' ? state.result.sections : {}}
          onVersion={(tag) => change({version: tag === current ? '' : tag, section: ''})}
          onSection={(name) => change({section: name})}
        />
      </form>
      <div role="status" className={styles.status}>
        <Status state={state} query={query} onSuggestion={(text) => change({query: text})} />
      </div>
      {state.status === 'done' && (
        <>
          <Results groups={state.result.groups} />
          <Paging
            page={page}
            pages={state.result.pageCount}
            pathOf={(number) => `/search${writeParams({...params, page: number})}`}
          />
        </>
      )}
      <noscript>Search runs in your browser and needs scripts. All pages are reachable from the docs menu.</noscript>
    </>
  );
}
