import type {FacetFilters, SearchClient, SearchResult} from '../contract';
import type {Call, Reply} from './protocol';

/** A call without its number. */
type Question = Call extends infer Each ? (Each extends Call ? Omit<Each, 'id'> : never) : never;

type Waiting = {resolve: (value: unknown) => void; reject: (error: Error) => void};

const waiting = new Map<number, Waiting>();

let worker: Worker | undefined;

let last = 0;

/** Gives up a worker that could not start or has broken down; the next call starts another. */
function giveUp(message: string): void {
  worker?.terminate();
  worker = undefined;
  waiting.forEach(({reject}) => reject(new Error(message)));
  waiting.clear();
}

function take({data}: MessageEvent<Reply>): void {
  const call = waiting.get(data.id);
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

function ask(question: Question): Promise<unknown> {
  last += 1;
  const call = {...question, id: last} as Call;
  return new Promise((resolve, reject) => {
    waiting.set(call.id, {resolve, reject});
    worker ??= start();
    worker.postMessage(call);
  });
}

const positive = (filter: string) => /^docusaurus_tag:(docs-.+)$/.exec(filter)?.[1];

/**
 * The indexes that filters need: those of the docs versions that they name. Without a version all are needed, but for
 * filters that leave only pages outside the docs, which are in each.
 *
 * @param tags the tags of all versions, the latest first
 */
export function tagsNeeded(facetFilters: FacetFilters, tags: readonly string[]): string[] {
  const byTag = facetFilters
    .map((filter) => [filter].flat())
    .filter((group) => group.some((filter) => /^docusaurus_tag:(?!-)/.test(filter)));
  if (byTag.length === 0) {
    return [...tags];
  }
  const named = byTag.flat().flatMap((filter) => positive(filter) ?? []);
  const known = tags.filter((tag) => named.includes(tag));
  return known.length > 0 ? known : tags.slice(0, 1);
}

/**
 * Answers from the index that is served with the site, in a worker of its own.
 *
 * @param tags the tags of all docs versions, the latest first
 */
export function embeddedClient(tags: readonly string[]): SearchClient {
  const needed = (filters: FacetFilters = []) => tagsNeeded(filters, tags);
  return {
    search: async (requests) => {
      const all = requests.map((request) =>
        ask({kind: 'search', tags: needed(request.facetFilters), requests: [request]}),
      );
      return ((await Promise.all(all)) as SearchResult[][]).flat();
    },
    suggest: async (request) => (await ask({kind: 'suggest', tags: needed(request.facetFilters), request})) as string[],
    prepare: async (facetFilters) => {
      await ask({kind: 'prepare', tags: needed(facetFilters)}).catch(() => undefined);
    },
  };
}
