import {decoded} from './anchorOf';

/**
 * Finds the page for a path with different case or trailing punctuation, as when copied from prose.
 *
 * @param requested the path in the URL
 * @param paths all paths of the site
 * @returns the page's path; `undefined` if there is none, or if the path exists as requested
 */
export function correctPath(requested: string, paths: readonly string[]): string | undefined {
  const path = decoded(requested);
  const bare = path.replace(/[^\p{Letter}\p{Number}]+$/u, '').toLowerCase();
  return paths.includes(path) || bare === '' ? undefined : paths.find((each) => each.toLowerCase() === bare);
}

/** Returns the last segment of a path as words to search for. */
export const queryFromPath = (path: string): string =>
  decoded(path)
    .replace(/\/+$|\.html?$/, '')
    .replace(/.*\//, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
