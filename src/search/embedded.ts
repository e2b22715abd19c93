import MiniSearch from 'minisearch';
import type {SearchClient, SearchHit, SearchRecord, SearchRequest, SearchResult} from './contract';
import {passes} from './filters';
import {type IndexedRecord, indexOptions, tokenize} from './index-options';
import {mark, snippet} from './mark';

const indexUrl = '/search-index.json';

let loading: Promise<MiniSearch<IndexedRecord>> | undefined;

async function load(): Promise<MiniSearch<IndexedRecord>> {
  const response = await fetch(indexUrl);
  if (!response.ok) {
    throw new Error(`search index answered ${response.status}`);
  }
  return MiniSearch.loadJSON<IndexedRecord>(await response.text(), indexOptions);
}

/** Loads the index once; a failure is forgotten, so that the next key tries again. */
export function loadIndex(): Promise<MiniSearch<IndexedRecord>> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function toHit(record: SearchRecord, words: readonly string[]): SearchHit {
  const marked = (text: string | null) => mark(text ?? '', words);
  const hierarchy = Object.fromEntries(Object.entries(record.hierarchy).map(([level, text]) => [level, marked(text)]));
  return {
    ...record,
    url: new URL(record.url, window.location.origin).href,
    _highlightResult: {content: marked(record.content), hierarchy},
    _snippetResult: {content: marked(snippet(record.content ?? '', words)), hierarchy},
  };
}

function answer(index: MiniSearch<IndexedRecord>, request: SearchRequest): SearchResult {
  const {query, facetFilters = [], hitsPerPage = 20, page = 0} = request;
  const found = index.search(query, {filter: (hit) => passes(hit as unknown as SearchRecord, facetFilters)});
  const words = tokenize(query.toLowerCase());
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    query,
    page,
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hits: shown.map((hit) => toHit({...(hit as unknown as SearchRecord), objectID: String(hit.id)}, words)),
  };
}

/** Answers from the index that is served with the site. */
export const embeddedClient: SearchClient = {
  async search(requests) {
    const index = await loadIndex();
    return requests.map((request) => answer(index, request));
  },
};
