import type {SearchClient, SearchResult, SearchSettings} from './contract';

/** Answers from the hosted service, over its HTTP interface. */
export function hostedClient({appId, apiKey, index}: SearchSettings): SearchClient {
  return {
    async search(requests) {
      const response = await fetch(`https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/*/queries`, {
        method: 'POST',
        headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
        body: JSON.stringify({requests: requests.map((request) => ({...request, indexName: index}))}),
      });
      if (!response.ok) {
        throw new Error(`hosted search answered ${response.status}`);
      }
      const {results} = (await response.json()) as {results: SearchResult[]};
      return results;
    },
  };
}
