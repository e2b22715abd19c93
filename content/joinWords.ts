const list = new Intl.ListFormat('en-US');

/** Words as a list in a sentence: `a`, `a and b`, `a, b, and c`. */
export const joinWords = (words: readonly string[]): string => list.format(words);
