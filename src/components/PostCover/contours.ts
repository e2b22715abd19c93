/** A number from a text, the same for the same text (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

type Contours = {x: number; y: number; lines: {rx: number; ry: number; turn: number}[]};

/** A number from 0 up to, not including, `size`, from the bits of a hash behind `shift`. */
const part = (hash: number, shift: number, size: number) => (hash >>> shift) % size;

/** Contour lines around a point, as on a map; position, number and slant follow from the hash. */
export function contours(hash: number): Contours {
  const [stepX, stepY] = [22 + part(hash, 7, 12), 9 + part(hash, 11, 7)];
  const [turn, turnStep] = [part(hash, 14, 40) - 20, part(hash, 19, 5) - 2];
  const lines = Array.from({length: 6 + part(hash, 3, 5)}, (_, index) => ({
    rx: 26 + index * stepX,
    ry: 12 + index * stepY,
    turn: turn + index * turnStep,
  }));
  return {x: 120 + part(hash, 5, 360), y: 78 + part(hash, 9, 36), lines};
}
