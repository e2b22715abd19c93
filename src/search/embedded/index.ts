import type {SearchClient, SearchResult} from '../types';
import type {Call, Reply} from './protocol';

/** A call without its number. */
type Question = Call extends infer Each ? (Each extends Call ? Omit<Each, 'id'> : never) : never;

type Waiting = {
  show?: (result: SearchResult) => void;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
};

/** Longer than the worker itself waits for the network; after that it does not answer any more. */
const patience = 25_000;

const waiting = new Map<number, Waiting>();

let worker: Worker | undefined;

let last = 0;

/** Gives up a worker that could not start, has broken down or is silent; the next call starts another. */
function giveUp(message: string): void {
  worker?.terminate();
  worker = undefined;
  waiting.forEach(({reject, timer}) => {
    clearTimeout(timer);
    reject(new Error(message));
  });
  waiting.clear();
}

function take({data}: MessageEvent<Reply>): void {
  const call = waiting.get(data.id);
  if ('result' in data) {
    call?.show?.(data.result);
    return;
  }
  clearTimeout(call?.timer);
  waiting.delete(data.id);
  if ('error' in data) {
    call?.reject(new Error(data.error));
  } else {
    call?.resolve(data.value);
  }
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', take);
  started.addEventListener('error', (event) => giveUp(`search worker: ${event.message || 'could not be loaded'}`));
  return started;
}

function ask(question: Question, show?: Waiting['show']): Promise<unknown> {
  last += 1;
  const call = {...question, id: last} as Call;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => giveUp('search worker: no answer'), patience);
    waiting.set(call.id, {show, resolve, reject, timer});
    worker ??= start();
    worker.postMessage(call);
  });
}

/**
 * The indexes that are needed: that of the version asked for, or all.
 *
 * @param tag the version that filters name
 * @param tags the tags of all versions, the latest first: it answers for a version that is not there
 */
export function tagsNeeded(tag: string | undefined, tags: readonly string[]): readonly string[] {
  if (tag === undefined) {
    return tags;
  }
  return tags.includes(tag) ? [tag] : tags.slice(0, 1);
}

/**
 * Answers from the index that is served with the site, in a worker of its own.
 *
 * @param tags the tags of all docs versions, the latest first
 */
export function embeddedClient(tags: readonly string[]): SearchClient {
  return {
    search: async (request, show) => {
      await ask({kind: 'search', tags: tagsNeeded(request.filters.tag, tags), request}, show);
    },
    suggest: async (request) =>
      (await ask({kind: 'suggest', tags: tagsNeeded(request.filters.tag, tags), request})) as string[],
    prepare: async ({tag}) => {
      await ask({kind: 'prepare', tags: tagsNeeded(tag, tags)}).catch(() => undefined);
    },
  };
}
