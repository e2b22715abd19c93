import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {Card} from '../card';
import {loadFace} from './face';
import {type Bitmap, type Indexed, blank, copyOf, put} from './indexed';
import {type Kit, type Plate, bareSvg, partSvg, plateOf, plateSvg} from './plate';
import {encodePng} from './png';

/** Files that a card is drawn with; of `tools`, the packages that draw, what counts is their version. */
export type Sources = {upright: string; italic: string; mark: string; tools: readonly string[]};

/** Draws a card as PNG. */
export type Draw = (card: Card) => Buffer;

const faces = 'node_modules/@fontsource/newsreader/files';

/** The site's display face and mark. */
export const sourcesOf = (siteDir: string): Sources => ({
  upright: path.join(siteDir, faces, 'newsreader-latin-500-normal.woff'),
  italic: path.join(siteDir, faces, 'newsreader-latin-400-italic.woff'),
  mark: path.join(siteDir, 'static/img/icon.svg'),
  tools: ['@resvg/resvg-js', 'fontkit'].map((name) => path.join(siteDir, 'node_modules', name, 'package.json')),
});

function read(file: string, what: string): Buffer {
  if (!fs.existsSync(file)) {
    throw new Error(`social cards: ${what} ${file} is missing`);
  }
  return fs.readFileSync(file);
}

/**
 * Digest of all that shows on a card besides its words: the code and the packages that draw it, the faces and the mark.
 * A change of any of them draws every card anew.
 *
 * @throws Error that names the file that is missing
 */
export function designOf({upright, italic, mark, tools}: Sources): string {
  const drawing = fs.readdirSync(__dirname).sort();
  const code = [...drawing, '../card.ts', '../../../src/lib/cardAddress.ts'].map((name) =>
    fs.readFileSync(path.join(__dirname, name)),
  );
  const packages = tools.map((file) => read(file, 'the package'));
  const parts = [...code, ...packages, read(upright, 'the face'), read(italic, 'the face'), read(mark, 'the mark')];
  return parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
}

const render = (svg: string): Bitmap => new Resvg(svg, {font: {loadSystemFonts: false}}).render();

/**
 * A plate in few colors; nothing when it has too many.
 *
 * @param ground the plate without parts, when it has been drawn before
 */
function pictureOf(plate: Plate, ground: Indexed | undefined): Indexed | undefined {
  const picture = ground && copyOf(ground);
  const isWhole =
    picture && plate.parts.every((part) => put(picture, render(partSvg(plate, part)), part.left, part.top));
  return isWhole ? picture : undefined;
}

/** Plates without parts, drawn once: what a card costs grows with what is drawn of it, and a third is its own. */
function groundsOf() {
  const drawn = new Map<string, Indexed | undefined>();
  return (plate: Plate): Indexed | undefined => {
    if (!drawn.has(plate.fixed)) {
      const {width, height, pixels} = render(bareSvg(plate));
      const ground = blank(width, height);
      drawn.set(plate.fixed, put(ground, {width, height, pixels}, 0, 0) ? ground : undefined);
    }
    return drawn.get(plate.fixed);
  };
}

/** Makes the drawing function; faces and mark are read when the first card is drawn. */
export function drawWith(sources: Sources): Draw {
  let kit: Kit | undefined;
  const groundOf = groundsOf();
  return (card) => {
    kit ??= {
      upright: loadFace(sources.upright),
      italic: loadFace(sources.italic),
      mark: read(sources.mark, 'the mark').toString('utf8'),
    };
    const missing = kit.upright.missing(card.title);
    if (missing.length > 0) {
      console.warn(`social cards: "${card.title}": the face ${sources.upright} lacks ${missing.join(' ')}`);
    }
    const plate = plateOf(card, kit);
    return encodePng(pictureOf(plate, groundOf(plate)) ?? render(plateSvg(plate)));
  };
}
