import {encode, type IndexedColors} from 'fast-png';

/** A drawn picture: four bytes a pixel. Those of a drawing are a copy each time that they are asked for. */
export type Bitmap = {width: number; height: number; pixels: Uint8Array};

type Indexed = {palette: IndexedColors; data: Uint8Array};

/** The colors of an opaque picture, and the color of each pixel by its place among them. */
function indexed(pixels: Uint8Array): Indexed {
  // The order of a color's bytes in a number is the machine's own: they are read from the bytes.
  const colors = new Int32Array(pixels.buffer.slice(pixels.byteOffset, pixels.byteOffset + pixels.byteLength));
  const indexOf = new Map<number, number>();
  const data = new Uint8Array(pixels.length / 4);
  const palette: number[][] = [];
  let last: number | undefined;
  let index = 0;
  for (let at = 0; at < data.length; at += 1) {
    const color = colors[at];
    // Most of a card is ground: a run of one color is looked up once.
    if (color !== last && color !== undefined) {
      index = indexOf.get(color) ?? palette.push([...pixels.subarray(at * 4, at * 4 + 3)]) - 1;
      indexOf.set(color, index);
      last = color;
    }
    data[at] = index;
  }
  return {palette: palette as IndexedColors, data};
}

/**
 * Writes an opaque picture as PNG, without loss: by palette where 256 colors are enough, as for every card with text in
 * two or three colors. The bytes are the same on every machine, because nothing native has a part in them.
 */
export function encodePng({width, height, pixels}: Bitmap): Buffer {
  const {palette, data} = indexed(pixels);
  const image = palette.length > 256 ? {data: pixels, channels: 4} : {data, channels: 1, palette};
  return Buffer.from(encode({width, height, depth: 8, ...image}, {zlib: {level: 6}}));
}
