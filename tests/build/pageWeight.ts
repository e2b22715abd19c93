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

/**
 * The style sheets and scripts that a page loads, and the entry of the bundle, which grows with the list of routes.
 *
 * @param page file in the build's folder
 * @returns files in the build's folder
 * @throws Error when the page lists no scripts in `data-scripts`
 */
export function filesOf({folder, base}: Build, page: string): string[] {
  const $ = load(fs.readFileSync(path.join(folder, page), 'utf8'));
  const loaded = $('link[rel="stylesheet"], script[src]')
    .toArray()
    .map((node) => $(node).attr('href') ?? $(node).attr('src') ?? '');
  const entry = ($('[data-scripts]').attr('data-scripts') ?? '').split(' ').filter(Boolean);
  if (entry.length === 0) {
    throw new Error(`${page} lists no scripts in data-scripts`);
  }
  return [...new Set([...loaded, ...entry].map((address) => address.slice(base.length)))];
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
