const list = new Intl.ListFormat('en-US');

/** Joins words into a list for a sentence: `a`, `a and b`, `a, b, and c`. */
export const joinWords = (words: readonly string[]): string => list.format(words);
