import zlib from 'node:zlib';

/** A drawn picture: four bytes a pixel. Those of a drawing are a copy each time that they are asked for. */
export type Bitmap = {width: number; height: number; pixels: Uint8Array};

/** How pixels are told: a byte each by a palette, or their own four. The numbers are those of PNG's color types. */
const colorType = {palette: 3, rgba: 6};

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A part of a PNG file: its length, its name, what it holds, and a sum to check name and content by. */
function chunk(name: 'IHDR' | 'PLTE' | 'IDAT' | 'IEND', content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(zlib.crc32(named));
  return Buffer.concat([length, named, sum]);
}

function header(width: number, height: number, type: number): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width);
  content.writeUInt32BE(height, 4);
  // Eight bits for each byte of a pixel; the ways to compress, filter and interlace are the first ones.
  content.set([8, type], 8);
  return content;
}

/** Rows as a PNG file has them: before each the number of its filter, which is none. */
function rowsOf(bytes: Buffer, length: number): Buffer {
  const rows = Buffer.alloc(bytes.length + bytes.length / length);
  for (let from = 0, to = 1; from < bytes.length; from += length, to += length + 1) {
    bytes.copy(rows, to, from, from + length);
  }
  return rows;
}

/** Each pixel as one number. The order of a color's bytes in it is the machine's own. */
function colorsOf(pixels: Buffer): Int32Array {
  const {buffer, byteOffset, length} = pixels.byteOffset % 4 === 0 ? pixels : Buffer.from(pixels);
  return new Int32Array(buffer, byteOffset, length / 4);
}

/** The colors of an opaque picture, and the color of each pixel by its place among them. */
function indexed(pixels: Buffer, width: number): {palette: Buffer; data: Buffer} {
  const colors = colorsOf(pixels);
  const indexOf = new Map<number, number>();
  const palette: number[] = [];
  const data = Buffer.alloc(pixels.length / 4);
  for (let start = 0; start < data.length; start += width) {
    const [above, here, end] = [(start - width) * 4, start * 4, (start + width) * 4];
    // Half of a card's rows are as the one above.
    if (start > 0 && pixels.compare(pixels, above, here, here, end) === 0) {
      data.copyWithin(start, start - width, start);
      continue;
    }
    let last: number | undefined;
    let index = 0;
    for (let at = start; at < start + width; at += 1) {
      const color = colors[at];
      // Most of a card is ground: a run of one color is looked up once.
      if (color !== last && color !== undefined) {
        index = indexOf.get(color) ?? palette.push(...pixels.subarray(at * 4, at * 4 + 3)) / 3 - 1;
        indexOf.set(color, index);
        last = color;
      }
      data[at] = index;
    }
  }
  return {palette: Buffer.from(palette), data};
}

/**
 * Writes an opaque picture as PNG, without loss: by palette where 256 colors are enough, as for every card with text in
 * two or three colors. Packages that write PNG compress it in JavaScript, for 7 to 10 ms a card; by runs of one byte,
 * Node's zlib takes 0.6, for 22 KB in place of 19. It looks for no other repetition, which it would find in another way
 * on another processor: the bytes are the same on every machine with the same release of Node.
 */
export function encodePng({width, height, pixels}: Bitmap): Buffer {
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const {palette, data} = indexed(bytes, width);
  const isSmall = palette.length <= 256 * 3;
  const rows = isSmall ? rowsOf(data, width) : rowsOf(bytes, width * 4);
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height, isSmall ? colorType.palette : colorType.rgba)),
    isSmall ? chunk('PLTE', palette) : Buffer.alloc(0),
    chunk('IDAT', zlib.deflateSync(rows, {strategy: zlib.constants.Z_RLE})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
