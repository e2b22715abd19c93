import {letterPairs, likeness} from '@site/src/lib/likeness';

const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && word !== 'docs');

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
    return sum / Math.max(words.length, others.length, 1);
  };
  return paths
    .map((path) => ({path, score: scoreOf(path)}))
    .filter(({score}) => score > 0.45)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({path}) => path);
}
