/**
 * Numbers as text that survives JSON and compresses well: a character for each, printable ASCII for the small ones.
 * The quote, the backslash, control characters and surrogates are left out.
 */
const gaps: readonly [from: number, width: number][] = [
  [0, 0x23],
  [0x5c, 1],
  [0x7f, 0x21],
  [0xd800, 0x800],
];

/** Writes whole numbers from 0 as text. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => String.fromCodePoint(gaps.reduce((at, [from, width]) => (at >= from ? at + width : at), number)))
    .join('');
}

/** Reads what `writeNumbers` wrote. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  for (const character of text) {
    const at = character.codePointAt(0) ?? 0;
    numbers.push(gaps.reduceRight((number, [from, width]) => (number >= from + width ? number - width : number), at));
  }
  return numbers;
}

/** Writes sorted words: each says how many letters it shares with the word before. */
export function writeWords(words: readonly string[]): string {
  let before = '';
  const lines = words.map((word) => {
    let shared = 0;
    while (shared < before.length && shared < 60 && before[shared] === word[shared]) {
      shared += 1;
    }
    before = word;
    return writeNumbers([shared]) + word.slice(shared);
  });
  return lines.join('\n');
}

/** Reads what `writeWords` wrote. */
export function readWords(text: string): string[] {
  let before = '';
  return text === ''
    ? []
    : text.split('\n').map((line) => {
        before = before.slice(0, readNumbers(line.slice(0, 1))[0]) + line.slice(1);
        return before;
      });
}
