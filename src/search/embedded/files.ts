import {format, type PackedIndex} from '../engine/packed';
import {indexFile, indexList, type IndexList} from '../paths';

declare const __webpack_public_path__: string | undefined;

/** Long enough for an index on a slow phone, short enough to say so. */
const timeout = 10_000;

/** Where the site is on its host, as the bundler knows it; a worker has no other way to learn it. */
const siteBase = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/** Gets a file of this site; it may be answered from the service worker's copy. */
export type FetchFile = (path: string, cache: RequestCache) => Promise<ArrayBuffer>;

/**
 * Gets a file from the site that this code came from.
 *
 * @throws Error when there is no answer in time, or not that file
 */
export const fetchFile: FetchFile = async (path, cache) => {
  const response = await fetch(new URL(siteBase + path.slice(1), self.location.origin), {
    cache,
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) {
    throw new Error(`${path}: the server answered ${response.status}`);
  }
  return response.arrayBuffer();
};

/** Reads a file as JSON. */
export const readJson = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** Whether bytes are those that a hash was made of. Browsers compute it for sites served by HTTPS only. */
async function isWhole(bytes: ArrayBuffer, hash: string): Promise<boolean> {
  const {subtle} = crypto as Partial<Crypto>;
  if (!subtle) {
    return true;
  }
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, hash.length / 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}

/** What a cache on the way holds may be an error page, or cut off: then the file is fetched past all caches. */
async function pastCaches<T>(read: (cache: RequestCache) => Promise<T>, first: RequestCache): Promise<T> {
  try {
    return await read(first);
  } catch {
    return read('reload');
  }
}

/**
 * Gets the index of a docs version, as the build made it.
 *
 * @throws Error when it does not arrive whole, or is of a format that this code does not read
 */
export async function getIndex(get: FetchFile, tag: string): Promise<PackedIndex> {
  const list = await pastCaches(async (cache) => readJson(await get(indexList, cache)) as IndexList, 'no-cache');
  const hash = list.format === format ? list.hashes[tag] : undefined;
  if (hash === undefined) {
    throw new Error(`search index: none of ${tag} in the format that is expected`);
  }
  return pastCaches(async (cache) => {
    const bytes = await get(indexFile(tag, hash), cache);
    if (!(await isWhole(bytes, hash))) {
      throw new Error(`search index: that of ${tag} is damaged`);
    }
    return readJson(bytes) as PackedIndex;
  }, 'default');
}
