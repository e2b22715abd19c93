import {createRequire} from 'node:module';
import {Resvg, renderAsync} from '@resvg/resvg-js';
import {colors} from '../../content/colors';
import {escapeHtml} from '../../content/escapeHtml';
import {cardSize} from '../../src/lib/cardAddress';

/** The text of a card. */
export type Card = {
  title: string;
  /** The page's section; empty for a page outside docs and blog. */
  place: string;
  site: string;
  host: string;
};

const {resolve} = createRequire(__filename);

/** TTF font files, because resvg reads neither WOFF nor WOFF2. */
const fontFiles = ['500Medium/Newsreader_500Medium.ttf', '400Regular_Italic/Newsreader_400Regular_Italic.ttf'].map(
  (name) => resolve(`@expo-google-fonts/newsreader/${name}`),
);

const options = {font: {loadSystemFonts: false, fontFiles, defaultFontFamily: 'Newsreader'}};

const {width, height} = cardSize;
const color = {...colors, soft: '#b0b4bc', rule: '#565d6a'};
const frame = {left: 60, top: 60, right: width - 60, bottom: height - 60};
const footer = {top: 476, baseline: 535};
const textLeft = 148;
const textRight = frame.right - 56;
const title = {middle: 270, height: 330, leading: 1.1, sizes: [128, 116, 104, 94, 84, 76, 68, 60]};
const watermark = {left: 768, top: 100, size: 340};

type Style = 'normal' | 'italic';

const text = (words: string, x: number, y: number, size: number, style: Style = 'normal', fill: string = color.paper) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-style="${style}" font-weight="${style === 'italic' ? 400 : 500}" fill="${fill}">${escapeHtml(words)}</text>`;

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

const widths = new Map<string, number>();

/** Returns the width of a line at size 1, from its rightmost pixel. */
function measure(words: string, style: Style = 'normal'): number {
  const key = `${style} ${words}`;
  const known =
    widths.get(key) ?? (new Resvg(svg(text(words, 0, 100, 100, style)), options).getBBox()?.width ?? 0) / 100;
  widths.set(key, known);
  return known;
}

const space = 0.25;

const lineWidth = (line: readonly string[]) =>
  line.reduce((sum, word) => sum + measure(word), 0) + (line.length - 1) * space;

/** Wraps words into lines of at most `limit` wide at size 1; a wider word gets its own line. */
function wrap(words: readonly string[], limit: number): string[][] {
  const lines: string[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && lineWidth([...last, word]) <= limit) {
      last.push(word);
    } else {
      lines.push([word]);
    }
  }
  return lines;
}

/** Wraps a title at the largest size at which it fits. */
export function fitTitle(words: string): {size: number; lines: string[]} {
  const all = words.split(/\s+/).filter(Boolean);
  const smallest = title.sizes.at(-1) ?? 0;
  const fits = (size: number) => {
    const limit = (textRight - textLeft) / size;
    const lines = wrap(all, limit);
    return lines.length * size * title.leading <= title.height && lines.every((line) => lineWidth(line) <= limit);
  };
  const size = title.sizes.find(fits) ?? smallest;
  const limit = (textRight - textLeft) / size;
  const lines = wrap(all, limit);
  // Balanced lines look better than a single word on the last line.
  const narrower = [0.5, 0.6, 0.7, 0.8, 0.9].map((part) => wrap(all, limit * part));
  const balanced = narrower.find(
    (each) => each.length === lines.length && each.every((line) => lineWidth(line) <= limit),
  );
  return {size, lines: (balanced ?? lines).map((line) => line.join(' '))};
}

/** Returns the shapes of the site's logo, scaled to a square of the given size. */
function logoAt(logo: string, x: number, y: number, size: number, opacity = 1): string {
  const box = Number(/viewBox="0 0 (\d+) \1"/.exec(logo)?.[1]);
  if (!box) {
    throw new Error('Social cards: static/img/icon.svg has no square viewBox such as "0 0 64 64"');
  }
  const shapes = logo.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const attributes = `transform="translate(${x} ${y}) scale(${size / box})"`;
  return `<g ${attributes}${opacity < 1 ? ` opacity="${opacity}"` : ''}>${shapes}</g>`;
}

/**
 * Returns the SVG of a card: a label with the place, a line from it to the title, and a footer with site and host.
 *
 * @param logo content of an SVG file
 */
export function cardSvg({title: words, place, site, host}: Card, logo: string): string {
  const {size, lines} = fitTitle(words);
  const leading = size * title.leading;
  const baseline = title.middle - ((lines.length - 1) * leading) / 2 + size * 0.3;
  const pointer = baseline - size * 0.3;
  const titleRight = textLeft + Math.max(...lines.map((line) => lineWidth(line.split(' ')))) * size;
  const ruleLeft = place ? 132 + measure(place, 'italic') * 36 : frame.left;
  const hostLeft = textRight - measure(host, 'italic') * 29;
  const hasRoomForHost = textLeft + measure(site) * 38 + 40 < hostLeft;
  const stroke = (d: string, paint: string, strokeWidth: number) =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${strokeWidth}"/>`;
  return svg(
    [
      `<rect width="${width}" height="${height}" fill="${color.charcoal}"/>`,
      titleRight < watermark.left - 28 ? logoAt(logo, watermark.left, watermark.top, watermark.size, 0.13) : '',
      stroke(`M${ruleLeft} ${frame.top}H${frame.right}V${frame.bottom}H${frame.left}V${frame.top}`, color.rule, 2),
      stroke(`M${frame.left} ${footer.top}H${frame.right}`, color.rule, 2),
      stroke(`M${frame.left} ${frame.top}V${pointer}H${textLeft - 28}`, color.cyan, 4),
      `<circle cx="${textLeft - 28}" cy="${pointer}" r="8" fill="${color.cyan}"/>`,
      `<circle cx="${frame.left}" cy="${frame.top}" r="26" fill="${color.charcoal}" stroke="${color.cyan}" stroke-width="3"/>`,
      `<circle cx="${frame.left}" cy="${frame.top}" r="9" fill="${color.cyan}"/>`,
      text(place, 112, 71, 36, 'italic', color.soft),
      ...lines.map((line, index) => text(line, textLeft, baseline + index * leading, size)),
      logoAt(logo, 74, 493, 60),
      text(site, textLeft, footer.baseline, 38),
      hasRoomForHost ? text(host, hostLeft, footer.baseline, 29, 'italic', color.soft) : '',
    ].join(''),
  );
}

/** Renders an SVG as PNG, off the main thread. */
export const toPng = async (source: string): Promise<Buffer> => (await renderAsync(source, options)).asPng();
