import type {SearchRequest, SearchResult} from '../types';

/** What the page asks of the worker; `tags` name the indexes to ask. */
export type Call = {id: number; tags: readonly string[]} & (
  {kind: 'prepare'} | {kind: 'search'; request: SearchRequest} | {kind: 'suggest'; request: SearchRequest}
);

/** What the worker answers: results as they come, then what the call ends with. */
export type Reply = {id: number} & ({result: SearchResult} | {value: unknown} | {error: string});
