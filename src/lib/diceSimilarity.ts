/** The pairs of neighboring letters of a word. With `ends`, its first and last letter form a pair each, too. */
export function letterPairs(word: string, ends: 'ends' | 'inside' = 'inside'): ReadonlySet<string> {
  const text = ends === 'ends' ? `^${word}$` : word;
  return new Set(Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)));
}

/** The similarity of two words, from 0 to 1: the share of letter pairs that they have in common (Dice's coefficient). */
export function diceSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size || 1);
}
