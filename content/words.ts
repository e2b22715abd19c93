const list = new Intl.ListFormat('en-US');

/** Joins words into a list for a sentence: `a`, `a and b`, `a, b, and c`. */
export const joinWords = (words: readonly string[]): string => list.format(words);

/** Capitalizes a text's first character. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
