import type {SearchClient, SearchRequest, SearchResult, SearchSettings} from '../types';
import {facetFilters, groupHits, toHit} from './hits';
import {levels} from './records';
import {type AskService, connect, type HostedAnswer, markers, type ServiceQuery} from './service';

const sectionFacet = 'hierarchy.lvl0';

const toQuery = ({query, filters, limit, page = 0}: SearchRequest, indexName: string): ServiceQuery => ({
  indexName,
  query,
  facetFilters: facetFilters(filters),
  facets: [sectionFacet],
  hitsPerPage: limit,
  page,
  attributesToHighlight: levels.slice(1).map((level) => `hierarchy.lvl${level}`),
  attributesToSnippet: ['content:25'],
  snippetEllipsisText: '…',
  ...markers,
});

const toResult = ({query, limit}: SearchRequest, found: HostedAnswer, everywhere: HostedAnswer): SearchResult => ({
  query,
  groups: groupHits(found.hits.map(toHit)),
  count: found.nbHits,
  pageCount: found.nbPages ?? Math.ceil(found.nbHits / limit),
  sections: everywhere.facets?.[sectionFacet] ?? {},
});

/**
 * Other queries for one without results. The service mends spelling by itself: what is left are pages that hold a part
 * of the query.
 */
export async function suggest(ask: AskService, request: SearchRequest, index: string): Promise<string[]> {
  const {query} = request;
  const part = {...toQuery({...request, limit: 10}, index), optionalWords: query};
  const [answer] = await ask([{...part, removeWordsIfNoResults: 'allOptional'}]);
  const titles = (answer?.hits ?? []).flatMap(({hierarchy}) => hierarchy.lvl1 ?? []);
  return [...new Set(titles)].slice(0, 3);
}

/** Answers from the hosted service, or a server that speaks its interface. */
export function hostedClient(settings: SearchSettings): SearchClient {
  const ask = connect(settings);
  return {
    search: async (request, show) => {
      const {section, ...everywhere} = request.filters;
      const wide = {...request, filters: everywhere, limit: 0, page: 0};
      const asked = section === undefined ? [request] : [request, wide];
      const [found, counted] = await ask(asked.map((each) => toQuery(each, settings.index)));
      if (found) {
        show(toResult(request, found, counted ?? found));
      }
    },
    suggest: (request) => suggest(ask, request, settings.index),
    prepare: async () => undefined,
  };
}
