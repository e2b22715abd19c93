import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {MarkedText, SearchFilters, SearchHit, SearchRecord, SearchResult} from '../src/search/types';
import {Engine} from '../src/search/engine';
import {packIndex} from '../src/search/engine/pack';
import {byPage} from '../src/search/engine/records';
import {type HostedRecord, hostedRecords} from '../src/search/hosted/records';
import {plainText} from '../src/search/hits';

/** A query as clients of the service send it. */
export type ServiceQuery = {
  indexName: string;
  query: string;
  facetFilters?: readonly (string | readonly string[])[];
  hitsPerPage?: number;
  page?: number;
  optionalWords?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
};

/** What goes wrong: a status, an answer that is none, or a line that is cut. */
export type Fault = {status?: number; body?: string; isCut?: boolean};

/** What clients must send. */
export type Credentials = {appId: string; apiKey: string; index: string};

/** Facets in the words of the service, with what they are for the engine. */
const facets: Record<string, keyof SearchFilters> = {
  language: 'language',
  docusaurus_tag: 'tag',
  'hierarchy.lvl0': 'section',
};

/** Reads facet filters: pages outside the docs have the tag `default`, which must be asked for with each version. */
function readFilters(facetFilters: ServiceQuery['facetFilters'] = []): SearchFilters {
  const filters: SearchFilters = {};
  for (const group of facetFilters.map((each) => [each].flat())) {
    const values = group.map((each) => each.slice(each.indexOf(':') + 1)).filter((value) => value !== 'default');
    const name = facets[group[0]?.split(':')[0] ?? ''];
    if (name === undefined || values.length !== 1 || (name === 'tag') !== (group.length === 2)) {
      throw new Error(`facetFilters: found ${JSON.stringify(group)}`);
    }
    filters[name] = values[0];
  }
  return filters;
}

const keyOf = (path: string, anchor: string | null, trail: readonly string[]) => [path, anchor, ...trail].join('\n');

/**
 * A search service over real HTTP: it answers queries from the records of a build, with its own checks of
 * credentials, index and filters.
 */
export class SearchService {
  /** All queries that were asked, in their order. */
  readonly asked: ServiceQuery[] = [];
  /** What goes wrong with each request, while something does. */
  fault: Fault | undefined;
  private engine: Engine | undefined;
  private records: ReadonlyMap<string, HostedRecord> = new Map();
  private readonly server = http.createServer((request, response) => void this.answer(request, response));

  constructor(private readonly credentials: Credentials) {}

  /** Takes the records that it answers from. */
  fill(records: readonly SearchRecord[]): void {
    const pages = byPage(records);
    const loadTexts = async (path: string) => (pages.get(path) ?? []).map(({text}) => text);
    this.engine = new Engine([packIndex(records)], loadTexts);
    const hosted = hostedRecords([...pages.values()].flat(), 'https://www.example.com');
    const keys = [...pages.values()].flat().map(({path, anchor, trail}) => keyOf(path, anchor, trail));
    this.records = new Map(hosted.map((record, index) => [keys[index] ?? '', record] as const).toReversed());
  }

  /** Starts to answer at a free port. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this.address;
  }

  /** Where it answers. */
  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk as Buffer);
    }
    const {queries, refusal} = this.read(request, Buffer.concat(chunks).toString());
    this.asked.push(...queries);
    if (this.fault?.isCut) {
      request.socket.destroy();
      return;
    }
    const {status, body} = this.fault ?? (refusal ? {status: refusal, body: '{}'} : await this.results(queries));
    response.writeHead(status ?? 200, {'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json'});
    response.end(body ?? '{"message": "out of order"}');
  }

  private read(request: http.IncomingMessage, body: string): {queries: ServiceQuery[]; refusal?: number} {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const sent = (name: string) => request.headers[name] ?? searchParams.get(name);
    const {appId, apiKey, index} = this.credentials;
    if (request.method !== 'POST' || pathname !== '/1/indexes/*/queries') {
      return {queries: [], refusal: 404};
    }
    if (sent('x-algolia-application-id') !== appId || sent('x-algolia-api-key') !== apiKey) {
      return {queries: [], refusal: 403};
    }
    const {requests} = JSON.parse(body) as {requests: ServiceQuery[]};
    return {queries: requests, refusal: requests.every(({indexName}) => indexName === index) ? undefined : 404};
  }

  private async results(queries: readonly ServiceQuery[]): Promise<Fault> {
    try {
      return {body: JSON.stringify({results: await Promise.all(queries.map((query) => this.result(query)))})};
    } catch (error) {
      return {status: 400, body: JSON.stringify({message: String(error)})};
    }
  }

  private async result(asked: ServiceQuery): Promise<object> {
    const {engine} = this;
    if (!engine) {
      throw new Error('there are no records yet');
    }
    const {query, hitsPerPage = 20, page = 0, facetFilters} = asked;
    const request = {filters: readFilters(facetFilters), limit: Math.max(1, hitsPerPage), page};
    // A hit must have each word, unless words are optional.
    const words = asked.optionalWords ? [] : query.split(' ').filter(Boolean);
    const isKnown = words.every((word) => engine.search({...request, query: word}).result.count > 0);
    const result = await engine.search({...request, query: isKnown ? query : ''}).withTexts();
    return {
      index: asked.indexName,
      query,
      page,
      hitsPerPage,
      nbHits: result.count,
      nbPages: result.pageCount,
      facets: {'hierarchy.lvl0': result.sections},
      hits: hitsPerPage === 0 ? [] : this.hits(result, asked),
    };
  }

  private hits({groups}: SearchResult, {highlightPreTag = '<em>', highlightPostTag = '</em>'}: ServiceQuery): object[] {
    const mark = (text: MarkedText) => ({
      value: text.map((part) => (part.isMarked ? highlightPreTag + part.text + highlightPostTag : part.text)).join(''),
      matchLevel: text.some(({isMarked}) => isMarked) ? 'full' : 'none',
      matchedWords: [],
    });
    const toHit = ({path, anchor, section, trail, text = []}: SearchHit) => {
      const marked = trail.map((heading, index) => [`lvl${index + 1}`, mark(heading)] as const);
      const lvl0 = mark([{text: section, isMarked: false}]);
      const hierarchy = {lvl0, ...Object.fromEntries(marked)};
      const parts = {content: mark(text), hierarchy};
      const record = this.records.get(keyOf(path, anchor, trail.map(plainText)));
      return {...record, _highlightResult: parts, _snippetResult: parts};
    };
    return groups.flatMap((group) => group.hits.map(toHit));
  }
}
