import {decoded} from '@site/src/lib/anchorOf';

const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && word !== 'docs');

const letterPairs = (word: string) => new Set(Array.from(word.slice(1), (_, at) => word.slice(at, at + 2)));

/** The share of letter pairs that two words have in common, from 0 to 1 (Dice's coefficient). */
function similarity(word: string, other: string): number {
  const [a, b] = [letterPairs(word), letterPairs(other)];
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size || 1);
}

/** Share of the best score that other pages need: a common folder alone makes no page similar. */
const minShareOfBest = 0.8;

/** The least score of a similar page: below it, words have little more than their beginnings in common. */
const minScore = 0.6;

/**
 * The paths most similar to one that does not exist.
 *
 * @param wanted the path asked for
 * @param paths all paths of the site
 * @param count how many to return at most
 * @returns the best first; none when nothing is similar
 */
export function mostSimilarPages(wanted: string, paths: readonly string[], count: number): string[] {
  const words = wordsOf(wanted);
  const scoreOf = (path: string) => {
    const others = wordsOf(path);
    const best = words.map((word) => Math.max(0, ...others.map((other) => similarity(word, other))));
    const sum = best.reduce((total, each) => total + each, 0);
    return {path, score: sum / Math.max(words.length, 1), length: others.length};
  };
  // Of two equally similar paths, the shorter one has fewer words that were not asked for.
  const scored = paths.map(scoreOf).sort((a, b) => b.score - a.score || a.length - b.length);
  const least = Math.max(minScore, minShareOfBest * (scored[0]?.score ?? 0));
  return scored
    .filter(({score}) => score >= least)
    .slice(0, count)
    .map(({path}) => path);
}

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
