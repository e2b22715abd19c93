import {encode, type IndexedColors} from 'fast-png';

/** A drawn picture: four bytes a pixel. */
export type Bitmap = {width: number; height: number; pixels: Uint8Array};

type Indexed = {palette: IndexedColors; data: Uint8Array};

/** The colors of an opaque picture, and the color of each pixel by its place among them. */
function indexed({pixels}: Bitmap): Indexed {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const indexOf = new Map<number, number>();
  const data = new Uint8Array(pixels.length / 4);
  let last: number | undefined;
  let index = 0;
  for (let at = 0; at < data.length; at += 1) {
    const color = view.getUint32(at * 4);
    // Most of a card is ground: a run of one color is looked up once.
    if (color !== last) {
      index = indexOf.get(color) ?? indexOf.size;
      indexOf.set(color, index);
      last = color;
    }
    data[at] = index;
  }
  const palette = [...indexOf.keys()].map((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255]);
  return {palette: palette as IndexedColors, data};
}

/**
 * Writes an opaque picture as PNG, without loss: by palette where 256 colors are enough, as for every card with text in
 * two or three colors. The bytes are the same on every machine, because nothing native has a part in them.
 */
export function encodePng(picture: Bitmap): Buffer {
  const {width, height, pixels} = picture;
  const {palette, data} = indexed(picture);
  const image = palette.length > 256 ? {data: pixels, channels: 4} : {data, channels: 1, palette};
  return Buffer.from(encode({width, height, depth: 8, ...image}, {zlib: {level: 6}}));
}
