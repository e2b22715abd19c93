import fs from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {colors} from '../content/colors';

/** An image with the logo; `scale` is the logo's share of the shorter side, and `background` its color. */
export type Icon = {file: string; width: number; height: number; scale: number; background?: string};

/** The manifest icons, the favicon, and the default social card. */
export const icons: readonly Icon[] = [
  {file: 'icon-192.png', width: 192, height: 192, scale: 1},
  {file: 'icon-512.png', width: 512, height: 512, scale: 1},
  {file: 'icon-maskable-512.png', width: 512, height: 512, scale: 0.7, background: colors.charcoal},
  {file: 'favicon.png', width: 32, height: 32, scale: 1},
  {file: 'card.png', width: 1200, height: 630, scale: 0.5, background: colors.charcoal},
];

/**
 * Draws the logo in the center of an image.
 *
 * @param mark the logo as an SVG with a `viewBox` and no size
 * @returns the bytes of a PNG file
 */
export function drawIcon(mark: string, {width, height, scale, background = 'none'}: Icon): Buffer {
  const side = Math.min(width, height) * scale;
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    mark.replace('<svg', `<svg ${place}`),
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
