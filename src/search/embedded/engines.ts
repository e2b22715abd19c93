import {Engine} from '../engine';
import {textsFile} from '../paths';
import {fetchFile, type FetchFile, getIndex, readJson} from './files';

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
export function engines(get: FetchFile = fetchFile): (tags: readonly string[]) => Promise<Engine> {
  const known = new Map<string, Promise<Engine>>();
  const texts = new Map<string, Promise<readonly string[]>>();
  const loadTexts = (page: string) =>
    remember(texts, page, async () => readJson(await get(textsFile(page), 'no-cache')) as readonly string[]);
  return (tags) =>
    remember(
      known,
      tags.join(' '),
      async () => new Engine(await Promise.all(tags.map((tag) => getIndex(get, tag))), loadTexts),
    );
}
