import {letterPairs, likeness} from '@site/src/lib/likeness';

const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && word !== 'docs');

/** Share of the best score that others need: a folder alone makes no page like another. */
const nearTheBest = 0.8;

/** The least likeness of a guess: below it, words have little more in common than their beginnings. */
const least = 0.6;

/**
 * The addresses most like one that does not exist.
 *
 * @param wanted the address asked for
 * @param paths the addresses there are
 * @param count how many to give back at the most
 * @returns the best first; none when nothing comes near
 */
export function closest(wanted: string, paths: readonly string[], count: number): string[] {
  const words = wordsOf(wanted);
  const scoreOf = (path: string) => {
    const others = wordsOf(path);
    const best = words.map((word) =>
      Math.max(0, ...others.map((other) => likeness(letterPairs(word), letterPairs(other)))),
    );
    const sum = best.reduce((total, each) => total + each, 0);
    return {path, score: sum / Math.max(words.length, 1), length: others.length};
  };
  // Of two that are as near, the shorter address has fewer words that nobody asked for.
  const scored = paths.map(scoreOf).sort((a, b) => b.score - a.score || a.length - b.length);
  const near = Math.max(least, nearTheBest * (scored[0]?.score ?? 0));
  return scored
    .filter(({score}) => score >= near)
    .slice(0, count)
    .map(({path}) => path);
}
