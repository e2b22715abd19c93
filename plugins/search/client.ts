import type {SearchRequest, SearchResult, WorkerCall, WorkerReply} from './types';

type Pending = {
  show?: (result: SearchResult) => void;
  resolve: () => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
};

/** The worker's own requests time out before. */
const timeoutMs = 25_000;

const pending = new Map<number, Pending>();
let worker: Worker | undefined;
let lastId = 0;

/** Stops a worker that could not start or does not answer; the next call starts another. */
function stop(message: string): void {
  worker?.terminate();
  worker = undefined;
  pending.forEach(({reject, timer}) => {
    clearTimeout(timer);
    reject(new Error(message));
  });
  pending.clear();
}

function receive({data: {id, result, error, isLast}}: MessageEvent<WorkerReply>): void {
  const call = pending.get(id);
  if (result) {
    call?.show?.(result);
  }
  if (isLast && call) {
    clearTimeout(call.timer);
    pending.delete(id);
    if (error === undefined) {
      call.resolve();
    } else {
      call.reject(new Error(error));
    }
  }
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', receive);
  started.addEventListener('error', ({message}) => stop(`search worker: ${message || 'could not be loaded'}`));
  return started;
}

function post(call: Omit<WorkerCall, 'id'>, show?: Pending['show']): Promise<void> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stop('search worker: no answer'), timeoutMs);
    pending.set(id, {show, resolve, reject, timer});
    worker ??= start();
    worker.postMessage({...call, id});
  });
}

/**
 * Searches in the worker.
 *
 * @param show receives the pages first, and again with their texts and sections
 * @throws Error when the index does not load
 */
export const search = (request: SearchRequest, show: (result: SearchResult) => void): Promise<void> =>
  post({tags: request.tags, request}, show);

/** Loads what the first query needs. Never fails: the query will. */
export const prepare = (tags: readonly string[]): Promise<void> => post({tags}).catch(() => undefined);
