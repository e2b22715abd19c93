import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {load} from 'cheerio';
import {memoizeByText} from '../../content/memoize';

/** As a web server or a CDN compresses, and as the budgets of single pages are measured. */
const quality = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}};

const weigh = memoizeByText((text) => zlib.brotliCompressSync(text, quality).length);

/** A build: its folder, and the path that it is served below. */
export type Build = {folder: string; base: string};

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

/**
 * The style sheets and scripts that a page needs to be shown and to come alive: those that it loads, the entry of the
 * bundle, and its own parts of it.
 *
 * @param page file in the build's folder
 * @returns files in the build's folder
 * @throws Error when the page names no entry and no parts: then it is built in another way
 */
export function filesOf({folder, base}: Build, page: string): string[] {
  const $ = load(fs.readFileSync(path.join(folder, page), 'utf8'));
  const loaded = $('link[rel="stylesheet"], script[src]')
    .toArray()
    .map((node) => $(node).attr('href') ?? $(node).attr('src') ?? '');
  const [entry, parts] = ['data-scripts', 'data-parts'].map((name) => words($(`[${name}]`).attr(name)));
  if (!entry?.length || !parts?.length) {
    throw new Error(`${page} names no scripts in data-scripts, or none in data-parts`);
  }
  const served = [...loaded, ...entry].map((address) => address.slice(base.length));
  return [...new Set([...served, ...parts.map((name) => `assets/js/${name}.js`)])];
}

/** What `filesOf` a page weigh together, compressed, in bytes. */
export const weightOf = (build: Build, page: string): number =>
  filesOf(build, page).reduce((sum, name) => {
    const file = path.join(build.folder, name);
    return sum + weigh(fs.readFileSync(file, 'utf8'), file);
  }, 0);

/**
 * Pages that weigh more in one build than in another.
 *
 * @param twins pages of the first build, each with the page of the second that it is compared with
 * @param room bytes that a page may weigh more
 */
export const heavier = (build: Build, other: Build, twins: readonly [string, string][], room: number): string[] =>
  twins.flatMap(([page, twin]) => {
    const [weight, before] = [weightOf(build, page), weightOf(other, twin)];
    return weight > before + room ? [`${page}: ${weight} bytes, ${twin} has ${before}`] : [];
  });
