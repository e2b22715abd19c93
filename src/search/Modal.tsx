import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import '@docsearch/react/style';
import Link from '@docusaurus/Link';
import {useColorMode} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import {useBrand} from '../lib/useBrand';
import './modal.css';
import type {SearchRequest} from './contract';
import {useFacetFilters} from './useFacetFilters';
import {useSearchClient} from './useSearchClient';

/** Loads what the first query needs; called when the reader reaches for the button. */
export async function prepareSearch(): Promise<void> {
  const {loadIndex} = await import('./embedded');
  await loadIndex().catch(() => undefined);
}

const pathOf = (url: string) => {
  const {pathname, hash} = new URL(url, window.location.origin);
  return pathname + hash;
};

const searchPath = (query: string) => `/search?q=${encodeURIComponent(query)}`;

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** The search dialog: the hosted service's own interface in front of the site's search client. */
export default function SearchModal({onClose}: {onClose: () => void}): ReactNode {
  const client = useSearchClient();
  const facetFilters = useFacetFilters();
  const history = useHistory();
  const {supportEmail} = useBrand();
  const {colorMode} = useColorMode();
  const transformSearchClient: Transform = (original) => ({
    ...original,
    addAlgoliaAgent: () => undefined,
    search: (async ({requests}: {requests: SearchRequest[]}) => ({
      results: await client.search(requests.map(({query, hitsPerPage}) => ({query, hitsPerPage, facetFilters}))),
    })) as never,
  });
  return createPortal(
    <DocSearchModal
      appId="site"
      apiKey="site"
      indices={['site']}
      theme={colorMode}
      placeholder="Search docs"
      initialScrollY={window.scrollY}
      onClose={onClose}
      onAskAiToggle={() => undefined}
      transformSearchClient={transformSearchClient}
      navigator={{navigate: ({itemUrl}) => history.push(pathOf(itemUrl))}}
      hitComponent={({hit, children}) => (
        <Link to={pathOf(hit.url)} onClick={onClose}>
          {children}
        </Link>
      )}
      resultsFooterComponent={({state}) => (
        <Link to={searchPath(state.query)} onClick={onClose}>
          See all {String(state.context.nbHits)} results
        </Link>
      )}
      getMissingResultsUrl={({query}) =>
        `mailto:${supportEmail}?subject=${encodeURIComponent(`No search results: ${query}`)}`
      }
      translations={{
        noResultsScreen: {
          noResultsText: 'No results for',
          suggestedQueryText: 'Try searching for',
          reportMissingResultsText: 'Believe this query should return results?',
          reportMissingResultsLinkText: 'Let us know.',
        },
        errorScreen: {
          titleText: 'Unable to fetch results',
          helpText: 'You might want to check your network connection.',
        },
      }}
    />,
    document.body,
  );
}
