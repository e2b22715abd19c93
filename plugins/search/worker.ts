import MiniSearch from 'minisearch';
import type {PageSection} from './documents';
import {answer} from './engine';
import {indexFile, indexOptions, type SearchDocument, sectionsFile} from './options';
import type {WorkerCall, WorkerReply} from './types';

declare const __webpack_public_path__: string;

/** Long enough to load an index on a slow phone. */
const timeoutMs = 10_000;

/** Memoizes promises by name. A rejected one is dropped, so the next call retries. */
function memoize<T>(make: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const promise = known.get(name) ?? make(name);
    known.set(name, promise);
    promise.catch(() => known.delete(name));
    return promise;
  };
}

async function fetchText(path: string): Promise<string> {
  const url = new URL(__webpack_public_path__ + path, self.location.origin);
  const response = await fetch(url, {cache: 'no-cache', signal: AbortSignal.timeout?.(timeoutMs)});
  if (!response.ok) {
    throw new Error(`${path}: the server responded with ${response.status}`);
  }
  return response.text();
}

const loadIndex = memoize(async (tag) =>
  MiniSearch.loadJSON<SearchDocument>(await fetchText(indexFile(tag)), indexOptions),
);

const loadSections = memoize(async (page) => JSON.parse(await fetchText(sectionsFile(page))) as PageSection[]);

self.addEventListener('message', async ({data: {id, request}}: MessageEvent<WorkerCall>) => {
  const reply = (message: Omit<WorkerReply, 'id'>) => self.postMessage({id, ...message});
  try {
    const indexes = await Promise.all(request.tags.map(loadIndex));
    await answer(indexes, request, loadSections, (result) => reply({result}));
  } catch (error) {
    reply({error: String(error)});
  }
});
