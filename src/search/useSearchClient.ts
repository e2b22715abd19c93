import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchClient, SearchSettings} from './contract';

/** The site's search: the hosted service when credentials are set, else the index served with the site. */
export function useSearchClient(): SearchClient {
  const {siteConfig} = useDocusaurusContext();
  const settings = siteConfig.customFields?.search as SearchSettings;
  return useMemo(
    () => ({
      search: async (requests) => {
        const client = settings.appId
          ? (await import('./hosted')).hostedClient(settings)
          : (await import('./embedded')).embeddedClient;
        return client.search(requests);
      },
    }),
    [settings],
  );
}
