import type {SearchClient, SearchHit, SearchRequest, SearchResult, SearchSettings} from '../contract';
import {markers, toHit} from './markers';

const timeout = 6000;

const attributes = ['hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'hierarchy.lvl4'];

/** Hosts in the order they are asked: the nearest one, then the cluster's own, as the service's rules say. */
export function hostsOf({appId, host}: SearchSettings): string[] {
  if (host) {
    return [host.replace(/\/$/, '')];
  }
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}

/** An answer that no other host would give differently. */
class Refused extends Error {}

async function post(url: string, settings: SearchSettings, body: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Algolia-Application-Id': settings.appId,
      'X-Algolia-API-Key': settings.apiKey,
    },
    body,
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status >= 400 && response.status < 500) {
    throw new Refused(`hosted search answered ${response.status}`);
  }
  if (!response.ok) {
    throw new Error(`hosted search answered ${response.status}`);
  }
  return response.json();
}

async function ask(settings: SearchSettings, body: string): Promise<unknown> {
  let failure: unknown;
  for (const host of hostsOf(settings)) {
    try {
      return await post(`${host}/1/indexes/*/queries`, settings, body);
    } catch (error) {
      if (error instanceof Refused) {
        throw error;
      }
      failure = error;
    }
  }
  throw failure;
}

function parameters(
  {query, facetFilters, hitsPerPage = 20, page = 0, facets}: SearchRequest,
  indexName: string,
): object {
  return {
    indexName,
    query,
    facetFilters,
    hitsPerPage,
    page,
    facets,
    attributesToHighlight: [...attributes, 'content'],
    attributesToSnippet: ['content:25'],
    snippetEllipsisText: '…',
    ...markers,
  };
}

function readResult(
  raw: Partial<SearchResult> | undefined,
  {query, hitsPerPage = 20, page = 0}: SearchRequest,
): SearchResult {
  if (!Array.isArray(raw?.hits) || typeof raw.nbHits !== 'number') {
    throw new Error('hosted search: not an answer of the search service');
  }
  return {
    query,
    page,
    hitsPerPage,
    nbHits: raw.nbHits,
    nbPages: raw.nbPages ?? Math.ceil(raw.nbHits / hitsPerPage),
    facets: raw.facets ?? {},
    hits: (raw.hits as SearchHit[]).map(toHit),
  };
}

async function search(
  settings: SearchSettings,
  requests: readonly SearchRequest[],
  more: object = {},
): Promise<SearchResult[]> {
  const asked = requests.map((request) => ({...parameters(request, settings.index), ...more}));
  const answer = (await ask(settings, JSON.stringify({requests: asked}))) as {results?: Partial<SearchResult>[]} | null;
  return requests.map((request, index) => readResult(answer?.results?.[index], request));
}

/** Answers from the hosted service, or a server that speaks its interface. */
export function hostedClient(settings: SearchSettings): SearchClient {
  return {
    search: (requests) => search(settings, requests),
    // The service mends spelling by itself; when it finds nothing, pages about a part of the query are the next best.
    suggest: async (request) => {
      const [result] = await search(settings, [{...request, hitsPerPage: 10}], {
        optionalWords: request.query,
        removeWordsIfNoResults: 'allOptional',
      });
      const titles = (result?.hits ?? []).flatMap(({hierarchy}) => hierarchy.lvl1 ?? []);
      return [...new Set(titles)].slice(0, 3);
    },
    prepare: async () => undefined,
  };
}
