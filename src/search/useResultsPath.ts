import {useCallback} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {resultsPath} from './paths';

/** Gives the address of the page with all results of a query, below the site's base. */
export function useResultsPath(): (query: string, section?: string) => string {
  const {withBaseUrl} = useBaseUrlUtils();
  return useCallback((query: string, section?: string) => withBaseUrl(resultsPath(query, section)), [withBaseUrl]);
}
