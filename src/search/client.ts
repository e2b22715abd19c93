import type {SearchClient, SearchSettings} from './types';

/**
 * Loads the site's search: the hosted service when credentials are set, else the index served with the site, which
 * also answers while there is no network.
 *
 * @param tags the tags of all docs versions, the latest first
 */
export function lazyClient(settings: SearchSettings, tags: readonly string[]): SearchClient {
  const load = async (): Promise<SearchClient> =>
    settings.appId && navigator.onLine
      ? (await import('./hosted/client')).hostedClient(settings)
      : (await import('./embedded')).embeddedClient(tags);
  return {
    search: async (request, show) => (await load()).search(request, show),
    suggest: async (request) => (await load()).suggest(request),
    prepare: async (filters) => {
      await load().then(
        (client) => client.prepare(filters),
        () => undefined,
      );
    },
  };
}
