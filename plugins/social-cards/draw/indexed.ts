/** A drawn picture: four bytes a pixel, all of them opaque. */
export type Bitmap = {width: number; height: number; pixels: Uint8Array};

/** A picture of few colors: each pixel is the place of its color, whose bytes are one number in the machine's order. */
export type Indexed = {width: number; height: number; colors: number[]; data: Buffer};

/** As many colors as a byte has values. */
export const mostColors = 256;

/** An empty picture. */
export const blank = (width: number, height: number): Indexed => ({
  ...{width, height, colors: []},
  data: Buffer.alloc(width * height),
});

/** A picture of its own, with the same pixels. */
export const copyOf = ({colors, data, ...size}: Indexed): Indexed => ({
  ...size,
  colors: [...colors],
  data: Buffer.from(data),
});

/**
 * Puts a drawing into a picture.
 *
 * @param left where it begins, in pixels from the left edge; all of it must lie inside
 * @param top the same from the upper edge
 * @returns whether the picture still has few enough colors; it is not to be used any more otherwise
 */
export function put({colors, data, width}: Indexed, drawing: Bitmap, left: number, top: number): boolean {
  const {buffer, byteOffset, length} = drawing.pixels;
  const pixels = byteOffset % 4 === 0 ? new Int32Array(buffer, byteOffset, length / 4) : copied(drawing.pixels);
  const places = new Map(colors.map((color, place) => [color, place]));
  let last: number | undefined;
  let place = 0;
  for (let from = 0, to = top * width + left; from < pixels.length; to += width - drawing.width) {
    for (const end = from + drawing.width; from < end; from += 1, to += 1) {
      const color = pixels[from] as number;
      // Most of a drawing is ground: a run of one color is looked up once.
      if (color !== last) {
        place = places.get(color) ?? colors.push(color) - 1;
        places.set(color, place);
        last = color;
      }
      data[to] = place;
    }
  }
  return colors.length <= mostColors;
}

const copied = (pixels: Uint8Array) => new Int32Array(Uint8Array.from(pixels).buffer);

/** Red, green and blue of each color. */
export const paletteOf = ({colors}: Indexed): Buffer => {
  const bytes = Buffer.from(Int32Array.from(colors).buffer);
  return Buffer.from(colors.flatMap((_, place) => [...bytes.subarray(place * 4, place * 4 + 3)]));
};
