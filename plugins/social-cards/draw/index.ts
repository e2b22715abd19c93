import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import type {Card} from '../card';
import {loadFace} from './face';
import {drawPlate, type Kit} from './plate';
import {encodePng} from './png';

/** Files that a card is drawn with; of `tools`, the packages that draw, what counts is their version. */
export type Sources = {upright: string; italic: string; mark: string; tools: readonly string[]};

/** Draws a card as PNG. */
export type Draw = (card: Card) => Promise<Buffer>;

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

/** Makes the drawing function; faces and mark are read when the first card is drawn. */
export function drawWith(sources: Sources): Draw {
  let kit: Kit | undefined;
  return async (card) => {
    kit ??= {
      upright: loadFace(sources.upright),
      italic: loadFace(sources.italic),
      mark: read(sources.mark, 'the mark').toString('utf8'),
    };
    const missing = kit.upright.missing(card.title);
    if (missing.length > 0) {
      console.warn(`social cards: "${card.title}": the face ${sources.upright} lacks ${missing.join(' ')}`);
    }
    return encodePng(await renderAsync(drawPlate(card, kit), {font: {loadSystemFonts: false}}));
  };
}
