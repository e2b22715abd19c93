import MiniSearch from 'minisearch';
import type {PageSection} from './documents';
import {answer} from './engine';
import {indexOptions, type SearchDocument} from './options';
import {indexFile, sectionsFile} from './paths';
import type {WorkerCall, WorkerReply} from './types';

declare const __webpack_public_path__: string;

/** Long enough for an index on a slow phone. */
const timeoutMs = 10_000;

/** Promises by name; one that failed is forgotten, so that the next call tries again. */
function memoize<T>(make: (name: string, isRetry: boolean) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  const failed = new Set<string>();
  return (name) => {
    const promise =
      known.get(name) ??
      make(name, failed.has(name)).catch((error: unknown) => {
        known.delete(name);
        failed.add(name);
        throw error;
      });
    known.set(name, promise);
    return promise;
  };
}

async function fetchText(path: string, cache: RequestCache): Promise<string> {
  const url = new URL(__webpack_public_path__ + path, self.location.origin);
  const response = await fetch(url, {cache, signal: AbortSignal.timeout(timeoutMs)});
  if (!response.ok) {
    throw new Error(`${path}: the server answered ${response.status}`);
  }
  return response.text();
}

// What a cache holds may be damaged: a retry goes past it.
const loadIndex = memoize(async (tag, isRetry) =>
  MiniSearch.loadJSON<SearchDocument>(await fetchText(indexFile(tag), isRetry ? 'reload' : 'no-cache'), indexOptions),
);

const loadSections = memoize(
  async (page) => JSON.parse(await fetchText(sectionsFile(page), 'no-cache')) as readonly PageSection[],
);

async function run({tags, request}: WorkerCall, show: (reply: Partial<WorkerReply>) => void): Promise<void> {
  const indexes = await Promise.all(tags.map(loadIndex));
  if (request) {
    await answer(indexes, request, loadSections, (result) => show({result}));
  } else {
    // Compiles what the first query needs.
    indexes.forEach((index) => index.search('instal', {prefix: true}));
  }
}

self.addEventListener('message', ({data: call}: MessageEvent<WorkerCall>) => {
  const reply = (message: Partial<WorkerReply>) => self.postMessage({id: call.id, isLast: false, ...message});
  run(call, reply).then(
    () => reply({isLast: true}),
    (error: unknown) => reply({isLast: true, error: String(error)}),
  );
});
