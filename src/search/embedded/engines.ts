import {Engine} from '../engine';
import type {PackedIndex} from '../engine/packed';
import {indexFile, textsFile} from '../paths';

declare const __webpack_public_path__: string | undefined;

/** Long enough for an index on a slow phone, short enough to say so. */
const timeout = 10_000;

/** Where the site is on its host, as the bundler knows it; a worker has no other way to learn it. */
const siteBase = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/** Gets a JSON file of this site; it may be answered from the service worker's cache. */
export type FetchJson = (path: string) => Promise<unknown>;

/**
 * Gets a JSON file from the site that this code came from.
 *
 * @throws Error when there is no answer in time, or not that file
 */
export const fetchJson: FetchJson = async (path) => {
  const response = await fetch(new URL(siteBase + path.slice(1), self.location.origin), {
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) {
    throw new Error(`${path}: the server answered ${response.status}`);
  }
  return response.json();
};

/** Keeps what a promise gives; what fails is forgotten, so that the next call tries again. */
function remember<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const promise =
    known.get(key) ??
    make().catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
  known.set(key, promise);
  return promise;
}

/**
 * Makes engines for the indexes that are asked for, each once.
 *
 * @param get where files come from
 * @returns a function from the tags of docs versions to the engine that answers for them; it fails when an index does
 * not arrive or is damaged
 */
export function engines(get: FetchJson = fetchJson): (tags: readonly string[]) => Promise<Engine> {
  const known = new Map<string, Promise<Engine>>();
  const texts = new Map<string, Promise<readonly string[]>>();
  const loadTexts = (page: string) =>
    remember(texts, page, async () => (await get(textsFile(page))) as readonly string[]);
  return (tags) =>
    remember(known, tags.join(' '), async () => {
      const packs = await Promise.all(tags.map((tag) => get(indexFile(tag))));
      return new Engine(packs as PackedIndex[], loadTexts);
    });
}
