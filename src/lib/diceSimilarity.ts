/** The pairs of neighboring letters of a word. */
export const letterPairs = (word: string): ReadonlySet<string> =>
  new Set(Array.from(word.slice(1), (_, at) => word.slice(at, at + 2)));

/** The similarity of two words, from 0 to 1: the share of letter pairs that they have in common (Dice's coefficient). */
export function diceSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size || 1);
}
