const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && word !== 'docs');

const pairsOf = (word: string) =>
  new Set(Array.from({length: word.length - 1}, (_, index) => word.slice(index, index + 2)));

/** How alike two words are, from 0 to 1: the share of letter pairs they have in common (Dice's coefficient). */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size || 1);
}

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
    const best = words.map((word) => Math.max(0, ...others.map((other) => likeness(word, other))));
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
