import fs from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {colors} from '../content/colors';

/** A square image with the logo; `scale` is the logo's share of it, and `background` its color. */
export type Icon = {file: string; size: number; scale: number; background?: string};

/** The manifest icons and the favicon. */
export const icons: readonly Icon[] = [
  {file: 'icon-192.png', size: 192, scale: 1},
  {file: 'icon-512.png', size: 512, scale: 1},
  {file: 'icon-maskable-512.png', size: 512, scale: 0.7, background: colors.charcoal},
  {file: 'favicon.png', size: 32, scale: 1},
];

/**
 * Draws the logo in the center of an image.
 *
 * @param mark the logo as an SVG with a `viewBox` and no size
 * @returns the bytes of a PNG file
 */
export function drawIcon(mark: string, {size, scale, background = 'none'}: Icon): Buffer {
  const side = size * scale;
  const start = (size - side) / 2;
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" fill="${background}"/>`,
    mark.replace('<svg', `<svg x="${start}" y="${start}" width="${side}" height="${side}"`),
    '</svg>',
  ].join('');
  return new Resvg(picture, {font: {loadSystemFonts: false}}).render().asPng();
}

if (process.argv[1] === __filename) {
  const folder = 'static/img';
  const mark = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');
  for (const icon of icons) {
    fs.writeFileSync(path.join(folder, icon.file), drawIcon(mark, icon));
  }
}
