import fs from 'node:fs/promises';
import {type Browser, chromium} from '@playwright/test';
import {requireBrowser} from './browser.mjs';
import {createSiteServer, listen} from './server';

/** Pages that stand for the rest: every kind of page once. */
const pages = [
  '/',
  '/Landing',
  '/docs',
  '/docs/Integrations',
  '/docs/Journeyimg',
  '/docs/intro-to-pixel-tech',
  '/docs/start-pixel-installation',
  '/docs/event-pageview',
  '/docs/intro-to-integrations',
  '/docs/destinations/kafka',
  '/docs/destinations/snowflake',
  '/docs/destinations/properties/credit-range-property',
  '/docs/destinations/properties/unique-leads-attributes',
  '/docs/personalization/hero-conditional-helpers',
  '/docs/graphql/basic-graphql-request',
  '/docs/consentguard/explicit-consent',
  '/docs/faq',
  '/docs/glossary',
  '/docs/blank',
  '/docs/next/events',
  '/blog',
  '/blog/2024/06/18/0.73-real-time-processing-release',
  '/privacy-policy',
  '/docs/no-such-page',
];

const widths = [390, 1440];
const themes = ['light', 'dark'];
const shownWidth = 300;
const sheet = 'test-results/contact-sheet.png';

async function picturesOf(browser: Browser, origin: string, path: string): Promise<string[]> {
  const pictures: string[] = [];
  for (const width of widths) {
    for (const theme of themes) {
      const context = await browser.newContext({
        viewport: {width, height: Math.round(width * (width < 500 ? 1.6 : 0.7))},
      });
      await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
      const page = await context.newPage();
      await page.goto(origin + path, {waitUntil: 'load'});
      pictures.push((await page.screenshot()).toString('base64'));
      await context.close();
    }
  }
  return pictures;
}

const row = (path: string, pictures: readonly string[]) =>
  `<section><h2>${path}</h2><div>${pictures.map((data) => `<img width="${shownWidth}" src="data:image/png;base64,${data}">`).join('')}</div></section>`;

/** Draws 24 pages of the build at 390 and 1440 px in both themes on one sheet, to be looked at. */
async function main(): Promise<void> {
  const server = createSiteServer('build');
  const origin = `http://localhost:${await listen(server, 4700)}`;
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox']});
  const rows: string[] = [];
  for (const path of pages) {
    rows.push(row(path, await picturesOf(browser, origin, path)));
  }
  const page = await browser.newPage({viewport: {width: 2 * (4 * shownWidth + 60), height: 900}});
  await page.setContent(
    `<style>body{display:grid;grid-template-columns:repeat(2,max-content);gap:12px;font:14px sans-serif;background:#999}h2{font-size:14px;margin:8px 0}div{display:flex;gap:6px;align-items:start}</style>${rows.join('')}`,
  );
  await fs.mkdir('test-results', {recursive: true});
  await page.screenshot({path: sheet, fullPage: true});
  console.log(`${pages.length} pages are on ${sheet}`);
  await browser.close();
  server.closeAllConnections();
  server.close();
}

void main();
