import fs from 'node:fs/promises';
import path from 'node:path';
import type {Browser} from '@playwright/test';

/** A phone and a desk. */
const usualWidths: readonly number[] = [390, 1440];
const themes = ['light', 'dark'];

const heightOf = (width: number) => Math.round(width * (width < 500 ? 1.6 : 0.7));

/** Endings of the pictures of a page, in the order in which they stand on a sheet. */
export const shapes = (widths = usualWidths): string[] =>
  widths.flatMap((width) => themes.map((theme) => `${width}-${theme}`));

/** The file of a picture: `docs_faq.390-dark.png`. */
export const fileOf = (page: string, shape: string): string =>
  `${page.replaceAll(/[^\w.]+/g, '_').replaceAll(/^_|_$/g, '') || 'home'}.${shape}.png`;

/**
 * Takes pictures of the first screen of pages, at two widths and in both themes. Nothing moves while they are taken.
 *
 * @param origin where the pages are served
 * @param pages paths
 * @param folder where the pictures go; what was in it is removed
 * @param widths of the pictures, if not the usual two
 */
export async function shoot(
  browser: Browser,
  origin: string,
  pages: readonly string[],
  folder: string,
  widths = usualWidths,
): Promise<void> {
  await fs.rm(folder, {recursive: true, force: true});
  await fs.mkdir(folder, {recursive: true});
  for (const width of widths) {
    for (const theme of themes) {
      const context = await browser.newContext({viewport: {width, height: heightOf(width)}, reducedMotion: 'reduce'});
      await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
      const tab = await context.newPage();
      for (const page of pages) {
        await tab.goto(origin + page, {waitUntil: 'networkidle'});
        await tab.evaluate(() => document.fonts.ready);
        await tab.screenshot({path: path.join(folder, fileOf(page, `${width}-${theme}`)), animations: 'disabled'});
      }
      await context.close();
    }
  }
}
