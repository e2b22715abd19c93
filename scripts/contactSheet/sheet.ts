import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {fileOf, shapes} from './shoot';

const shownWidth = 300;

const image = (file: string) =>
  `<img width="${shownWidth}" src="data:image/png;base64,${fs.readFileSync(file).toString('base64')}">`;

const row = (page: string, folder: string) =>
  `<section><h2>${page}</h2><div>${shapes()
    .map((shape) => image(path.join(folder, fileOf(page, shape))))
    .join('')}</div></section>`;

/**
 * Puts the pictures of all pages on one sheet, to be looked at.
 *
 * @param folder where the pictures are
 * @param sheet file of the sheet
 */
export async function drawSheet(
  browser: Browser,
  pages: readonly string[],
  folder: string,
  sheet: string,
): Promise<void> {
  const page = await browser.newPage({viewport: {width: 2 * (4 * shownWidth + 60), height: 900}});
  await page.setContent(
    `<style>body{display:grid;grid-template-columns:repeat(2,max-content);gap:12px;font:14px sans-serif;background:#999}h2{font-size:14px;margin:8px 0}div{display:flex;gap:6px;align-items:start}</style>${pages.map((each) => row(each, folder)).join('')}`,
  );
  await page.screenshot({path: sheet, fullPage: true});
  await page.close();
}
