import type {SearchRequest, SearchResult, WorkerReply} from './types';

let worker: Worker | undefined;
let lastId = 0;

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  // The next call starts a new worker.
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
  });
  return started;
}

/**
 * Searches in the worker.
 *
 * @param show called with the pages, then with their texts and sections; with undefined if the index doesn't load
 * @returns a function that cancels the search
 */
export function search(request: SearchRequest, show: (result: SearchResult | undefined) => void): () => void {
  worker ??= start();
  lastId += 1;
  const id = lastId;
  const listening = new AbortController();
  const receive = ({result, error}: Omit<WorkerReply, 'id'>) => {
    if (error !== undefined) {
      console.warn('Search failed:', error);
    }
    show(result);
  };
  const {signal} = listening;
  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => data.id === id && receive(data), {signal});
  worker.addEventListener('error', ({message}) => receive({error: message || 'the worker did not load'}), {signal});
  worker.postMessage({id, request});
  return () => listening.abort();
}

/** Loads the worker and the index with a tag before the first query. */
export function warmUp(tag: string): void {
  search({query: 'instal', tags: [tag], section: '', limit: 0}, () => {})();
}
