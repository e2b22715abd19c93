import {promisify} from 'node:util';
import * as zlib from 'node:zlib';

const deflate = promisify(zlib.deflate);

/** A drawn picture: four bytes a pixel. */
export type Bitmap = {width: number; height: number; pixels: Uint8Array};

const maximumColours = 256;

const channels = (colour: number) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255] as const;

function nearest(colour: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(colour);
  let best = 0;
  let distance = Infinity;
  palette.forEach((candidate, index) => {
    const [r, g, b] = channels(candidate);
    const found = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (found < distance) {
      [best, distance] = [index, found];
    }
  });
  return best;
}

function countColours(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  // Most of a card is ground: a run of one colour is counted at once.
  for (let index = 1; index <= pixels.length; index += 1) {
    if (pixels[index] !== pixels[start]) {
      const colour = pixels[start] ?? 0;
      counts.set(colour, (counts.get(colour) ?? 0) + index - start);
      start = index;
    }
  }
  return counts;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(zlib.crc32(body), body.length + 4);
  return frame;
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  data.set([8, 3, 0, 0, 0], 8);
  return data;
}

/** Writes an opaque picture as PNG with a palette of at most 256 colours: rare shades go to their nearest neighbour. */
export async function encodePng({width, height, pixels}: Bitmap): Promise<Buffer> {
  const colours = new Uint32Array(Uint8Array.from(pixels).buffer);
  const ranked = [...countColours(colours)].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = ranked.slice(0, maximumColours);
  const indexOf = new Map(
    ranked.map((colour, rank) => [colour, rank < maximumColours ? rank : nearest(colour, palette)]),
  );
  const rows = Buffer.alloc((width + 1) * height);
  let last = -1;
  let lastIndex = 0;
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 0, to = y * (width + 1) + 1; x < width; x += 1, from += 1, to += 1) {
      const colour = colours[from] ?? 0;
      if (colour !== last) {
        lastIndex = indexOf.get(colour) ?? 0;
        last = colour;
      }
      rows[to] = lastIndex;
    }
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Uint8Array.from(palette.flatMap((colour) => channels(colour)))),
    chunk('IDAT', await deflate(rows, {level: 6})),
    chunk('IEND', new Uint8Array()),
  ]);
}
