import {liteClient, type SearchForHitsOptions, type SearchParamsObject, type SearchResponse} from 'algoliasearch/lite';
import type {SearchSettings} from '../types';
import {hostsOf} from './hosts';
import type {HostedRecord} from './records';

/** A record as the service answers with it. */
export type HostedHit = HostedRecord & {_highlightResult?: HostedMarks; _snippetResult?: HostedMarks};

/** Marked texts of a hit, in the service's shape. */
export type HostedMarks = {content?: HostedMark; hierarchy?: Record<string, HostedMark | undefined>};

type HostedMark = {value?: unknown};

/** An answer of the service to one query. */
export type HostedAnswer = SearchResponse<HostedHit> & {nbHits: number};

/** A query in the service's words. */
export type ServiceQuery = SearchForHitsOptions & SearchParamsObject;

/** Asks several queries at once, and gives their answers in the same order. */
export type AskService = (queries: readonly ServiceQuery[]) => Promise<HostedAnswer[]>;

/** What the service puts around found words: characters that no text holds, so that all else is text. */
export const markers = {highlightPreTag: '\ue000', highlightPostTag: '\ue001'} as const;

function isHit(value: unknown): value is HostedHit {
  const hit = value as Partial<HostedHit> | null;
  return typeof hit?.url === 'string' && typeof hit.hierarchy === 'object' && hit.hierarchy !== null;
}

function isAnswer(value: unknown): value is HostedAnswer {
  const answer = value as Partial<HostedAnswer> | undefined;
  return Array.isArray(answer?.hits) && answer.hits.every(isHit) && typeof answer.nbHits === 'number';
}

/**
 * Connects to the hosted service, or to a server that speaks its interface.
 *
 * @returns a function that fails when there is no answer, or none that holds records of this site
 */
export function connect({appId, apiKey, host}: SearchSettings): AskService {
  const client = liteClient(appId, apiKey, hostsOf(host));
  return async (queries) => {
    const answer = (await client.search({requests: [...queries]})) as {results?: unknown} | null;
    const results = Array.isArray(answer?.results) ? (answer.results as unknown[]) : [];
    if (results.length !== queries.length || !results.every(isAnswer)) {
      throw new Error('hosted search: not an answer with records of this site');
    }
    return results;
  };
}
