import type {SearchClient, SearchSettings} from './types';

/**
 * Loads the site's search: the hosted service when credentials are set, else the index served with the site, which
 * also answers while there is no network.
 *
 * @param tags the tags of all docs versions, the latest first
 */
export function lazyClient(settings: SearchSettings, tags: readonly string[]): SearchClient {
  const own = async (): Promise<SearchClient> => (await import('./embedded')).embeddedClient(tags);
  const hosted = async (): Promise<SearchClient> => (await import('./hosted/client')).hostedClient(settings);
  const load = () => (settings.appId && navigator.onLine ? hosted() : own());
  /** A browser that has just lost the network may take a moment to know. */
  const orOwn = (error: unknown) => {
    if (settings.appId && !navigator.onLine) {
      return own();
    }
    throw error;
  };
  const ask = <T>(question: (client: SearchClient) => Promise<T>): Promise<T> =>
    load()
      .then(question)
      .catch(async (error: unknown) => question(await orOwn(error)));
  return {
    search: (request, show) => ask((client) => client.search(request, show)),
    suggest: (request) => ask((client) => client.suggest(request)),
    prepare: async (filters) => {
      await load().then(
        (client) => client.prepare(filters),
        () => undefined,
      );
    },
  };
}
