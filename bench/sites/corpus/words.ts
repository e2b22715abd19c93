const syllables =
  'ba be bo da de di fa fo ga ge ka ki la le lo ma mi mo na ne no pa pe ra re ri sa se so ta te ti va vo'.split(' ');

/** How many words there are; a manual of a product has about as many. */
const vocabulary = 2000;

/** Words and numbers of one page: the same seed has the same ones. */
export type Words = {
  /** A whole number from 0 up to, and without, `below`. */
  number: (below: number) => number;
  /** So many words, without a capital or a full stop. */
  some: (count: number) => string;
  /** A sentence of 8 to 16 words. */
  sentence: () => string;
};

/** Mulberry32: 32 bits of state, as even as is needed here. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The word of this rank: two to four syllables. No language, so that no glossary and no search is favored. */
function wordOf(rank: number): string {
  const random = randomOf(rank + 1);
  const length = 2 + (rank % 3);
  return Array.from({length}, () => syllables[Math.floor(random() * syllables.length)]).join('');
}

/**
 * Pseudo-random words for a page.
 *
 * @param seed the number of the page
 */
export function wordsOf(seed: number): Words {
  const random = randomOf(seed * 7919 + 17);
  const number = (below: number) => Math.floor(random() * below);
  // Cubed: few words are frequent and many are rare, as in prose, or it would compress as no prose does.
  const word = () => wordOf(Math.floor(random() ** 3 * vocabulary));
  const some = (count: number) => Array.from({length: count}, word).join(' ');
  const sentence = () => {
    const text = some(8 + number(9));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  return {number, some, sentence};
}
