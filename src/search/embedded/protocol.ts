import type {SearchRequest} from '../contract';

/** What the page asks of the worker; `tags` name the indexes to ask. */
export type Call = {id: number; tags: readonly string[]} & (
  {kind: 'prepare'} | {kind: 'search'; requests: readonly SearchRequest[]} | {kind: 'suggest'; request: SearchRequest}
);

/** What the worker answers. */
export type Reply = {id: number} & ({value: unknown} | {error: string});
