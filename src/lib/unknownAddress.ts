import {decoded} from './anchorOf';

/**
 * The page that is meant by a path in other capitals or with punctuation at its end, as copied from prose.
 *
 * @param wanted the path asked for
 * @param paths all paths of the site
 * @returns its path; `undefined` when there is none, or when the path asked for exists
 */
export function meantPage(wanted: string, paths: readonly string[]): string | undefined {
  const path = decoded(wanted)
    .replace(/[^\p{Letter}\p{Number}]+$/u, '')
    .toLowerCase();
  return paths.includes(wanted) || path === '' ? undefined : paths.find((each) => each.toLowerCase() === path);
}

/** The words at the end of a path, to search for. */
export const wordsAtEnd = (path: string): string =>
  decoded(path)
    .replace(/\/+$|\.html?$/, '')
    .replace(/.*\//, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
