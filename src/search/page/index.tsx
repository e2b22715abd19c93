import {type ReactNode, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Failure from '../ui/Failure';
import NoResults from '../ui/NoResults';
import {useSearchClient, useSearchFilters, useTaggedVersions} from '../useSearch';
import {type SearchState, useSearchResults} from '../useSearchResults';
import Filters from './Filters';
import Paging from './Paging';
import Results from './Results';
import styles from './styles.module.css';
import {type SearchParams, useSearchParams, writeParams} from './useSearchParams';

const perPage = 20;

/** In the address: no version is left out. */
const allVersions = 'all';

type StatusProps = {state: SearchState; address: string; onSuggestion: (query: string) => void; onRetry: () => void};

function Status({state, address, onSuggestion, onRetry}: StatusProps): ReactNode {
  switch (state.status) {
    case 'idle':
      return <p>Type what you are looking for.</p>;
    case 'busy':
      return <p>Searching …</p>;
    case 'failed':
      return <Failure isOutdated={state.isOutdated} address={address} onRetry={onRetry} />;
    case 'done': {
      // The query that was answered: while the next one is looked up, the count is not its own.
      const {count, query} = state.result;
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

/** An address may name a page of results that is not there: then it becomes that of the last one. */
function useLastPage(params: SearchParams, pages: number): void {
  const history = useHistory();
  useEffect(() => {
    if (pages > 0 && params.page > pages) {
      history.replace({search: writeParams({...params, page: pages})});
    }
  }, [history, params, pages]);
}

/** Field, filters and results of the search page. The address follows what is typed and chosen. */
export default function SearchPage(): ReactNode {
  const {params, type, settle, change} = useSearchParams();
  const {query, section, page} = params;
  const {language, tag: current} = useSearchFilters();
  const versions = useTaggedVersions();
  const version = params.version || current;
  const [state, retry] = useSearchResults(useSearchClient(), {
    query,
    filters: {language, tag: version === allVersions ? undefined : version, section: section || undefined},
    limit: perPage,
    page: page - 1,
  });
  const pages = state.status === 'done' ? state.result.pageCount : 0;
  useLastPage(params, pages);
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <form
        className={styles.form}
        role="search"
        data-start=""
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
        <Status
          state={state}
          address={withBaseUrl(`/search${writeParams(params)}`)}
          onSuggestion={(text) => change({query: text})}
          onRetry={retry}
        />
      </div>
      {state.status === 'done' && (
        <>
          <Results groups={state.result.groups} />
          <Paging page={page} pages={pages} pathOf={(number) => `/search${writeParams({...params, page: number})}`} />
        </>
      )}
      <noscript>Search runs in your browser and needs scripts. All pages are reachable from the docs menu.</noscript>
    </>
  );
}
