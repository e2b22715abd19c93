import {stemmer} from 'stemmer';

const separators = /[^\p{L}\p{N}_]+/u;

/** `toUpperCase` as `to`, `Upper`, `Case`; `md5` and `v2` stay whole. */
const humps = (word: string) => word.match(/\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+|\p{N}+/gu) ?? [];

function partsOf(word: string): string[] {
  const byUnderscore = word.split('_').filter(Boolean);
  const parts = byUnderscore.flatMap((part) => (/\p{Ll}\p{Lu}/u.test(part) ? humps(part) : [part]));
  return parts.length > 1 || parts[0] !== word ? parts : [];
}

/** A run of characters without white space, with the punctuation at its ends removed. */
const chunksOf = (text: string) => text.normalize('NFKC').split(/[\s/|,;:()[\]{}"'“”‘’<>=]+/u);

/** Characters that a reader may leave out: an apostrophe within a word. */
const plain = (text: string) => text.replaceAll(/(\p{L})['’](\p{L})/gu, '$1$2');

function terms(text: string, parts: (word: string) => string[]): string[] {
  return chunksOf(plain(text)).flatMap((chunk) => {
    const words = chunk.split(separators).filter(Boolean);
    const isHyphened = words.length > 1 && words.length <= 4 && /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(chunk);
    const joined = isHyphened ? [words.join('')] : [];
    return [...words, ...joined, ...words.flatMap(parts)].map((word) => word.toLowerCase());
  });
}

/**
 * The terms of a text, in lower case. Identifiers stay whole and are found by part, too: `credit_midpts` gives itself,
 * `credit` and `midpts`; `opt-in` gives `optin`, `opt` and `in`.
 */
export const termsOf = (text: string): string[] => terms(text, partsOf);

/** The terms of a text without the parts of its identifiers. */
export const wholeTermsOf = (text: string): string[] => terms(text, () => []);

/** The identifiers in a text, in lower case: words made of parts, such as `pixel_id` and `PixelDomain`. */
export const identifiersIn = (text: string): string[] =>
  text
    .split(separators)
    .filter((word) => partsOf(word).length > 1)
    .map((word) => word.toLowerCase());

/** What the endings of a word have in common; identifiers and numbers have no endings. */
export const stemOf = (term: string): string => (/^\p{L}{3,}$/u.test(term) ? stemmer(term) : term);

/** A word of a query: the term that stands for it, and terms that may stand in when that one is not found. */
export type QueryWord = {
  text: string;
  term: string;
  parts: string[];
  /** The docs' own word, which nobody has mistyped or is still typing. */
  isOwn?: boolean;
};

/** The words of a query as the reader wrote them; `opt-in` and `sasl.mechanism` are one word each. */
export function queryWords(query: string): QueryWord[] {
  return chunksOf(plain(query))
    .map((chunk) => ({chunk, words: chunk.split(separators).filter(Boolean)}))
    .filter(({words}) => words.length > 0)
    .flatMap(({chunk, words}) => {
      const hyphened = words.length > 1 && words.length <= 4 && chunk.includes('-') && !/[.@]/.test(chunk);
      const whole = hyphened ? [words] : words.map((word) => [word]);
      return whole.map((group) => {
        const term = group.join('').toLowerCase();
        const parts = group.length > 1 ? group : partsOf(term);
        return {text: group.join('-').toLowerCase(), term, parts: parts.map((part) => part.toLowerCase())};
      });
    });
}

/** Text as it is compared for sameness: lower case, single spaces, no quotes or braces around it. */
export const sameness = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[`"'“”‘’{}()]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
