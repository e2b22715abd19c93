/** A number from a text, the same for the same text (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

type Contours = {x: number; y: number; lines: {rx: number; ry: number; turn: number}[]};

/** Contour lines around a point, as on a map; position, number and slant follow from the hash. */
export function contours(hash: number): Contours {
  const part = (shift: number, size: number) => (hash >>> shift) % size;
  const count = 6 + part(3, 5);
  const lines = Array.from({length: count}, (_, index) => ({
    rx: 26 + index * (22 + part(7, 12)),
    ry: 12 + index * (9 + part(11, 7)),
    turn: part(14, 40) - 20 + index * (part(19, 5) - 2),
  }));
  return {x: 120 + part(5, 360), y: 78 + part(9, 36), lines};
}
