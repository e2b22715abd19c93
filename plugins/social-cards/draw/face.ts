import fs from 'node:fs';
import {type Font, create} from 'fontkit';

/** A face to set text in: measures and outlines a line of text. */
export type Face = {
  /** Width of a line at size 1. */
  measure(text: string): number;
  /** The letters of a text that the face does not have. */
  missing(text: string): string[];
  /** The line as SVG, its baseline starting at x and y. */
  outline(text: string, x: number, y: number, size: number, fill: string): string;
};

/**
 * Reads a face from a TTF, OTF or WOFF file.
 *
 * @throws Error that names the file when it is missing or holds no face
 */
export function loadFace(file: string): Face {
  if (!fs.existsSync(file)) {
    throw new Error(`social cards: the face ${file} is missing; \`npm ci\` brings it`);
  }
  let font: Font;
  try {
    font = create(fs.readFileSync(file)) as Font;
  } catch (cause) {
    throw new Error(`social cards: ${file} holds no face that can be read`, {cause});
  }
  const paths = new Map<number, string>();
  // A line is measured for each size and way to break it; setting it is what takes the time.
  const widths = new Map<string, number>();
  return {
    measure(text) {
      const width = widths.get(text) ?? font.layout(text).advanceWidth / font.unitsPerEm;
      widths.set(text, width);
      return width;
    },
    missing: (text) => [...new Set(text)].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    outline(text, x, y, size, fill) {
      const {glyphs, positions} = font.layout(text);
      let pen = 0;
      const drawn = glyphs.map((glyph, index) => {
        const path = paths.get(glyph.id) ?? glyph.path.toSVG();
        paths.set(glyph.id, path);
        const at = pen + (positions[index]?.xOffset ?? 0);
        pen += positions[index]?.xAdvance ?? glyph.advanceWidth;
        return path ? `<path transform="translate(${at})" d="${path}"/>` : '';
      });
      const scale = size / font.unitsPerEm;
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
    },
  };
}
