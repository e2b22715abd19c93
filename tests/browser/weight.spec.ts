import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from '@playwright/test';

const brotli = (file: string) =>
  zlib.brotliCompressSync(fs.readFileSync(file), {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 11}}).length;

function fileOf(pathname: string): string {
  const file = path.join('build', pathname);
  if (fs.existsSync(file) && fs.statSync(file).isFile()) {
    return file;
  }
  return pathname === '/' ? 'build/index.html' : `${file}.html`;
}

type Weight = {js: number; css: number; all: number};

/** Adds up what a first visit downloads until the page is at rest, as a server with brotli sends it. */
function weigh(addresses: ReadonlySet<string>): Weight {
  const sizes = [...addresses].map((address) => ({address, size: brotli(fileOf(address))}));
  const sum = (ending: string) =>
    sizes.filter(({address}) => address.endsWith(ending)).reduce((total, {size}) => total + size, 0);
  return {js: sum('.js'), css: sum('.css'), all: sum('')};
}

const kilobyte = 1024;

// Critical script, style sheets and everything of a first visit, in KB of brotli. Docs are held to the budget, other
// pages to today's figures with a little air, so that they can only sink.
const budgets: [string, Weight][] = [
  ['/', {js: 114, css: 21, all: 175}],
  ['/docs/destinations/kafka', {js: 131, css: 21, all: 200}],
  ['/docs/graphql/basic-graphql-request', {js: 136, css: 21, all: 210}],
  ['/docs/faq', {js: 130, css: 21, all: 200}],
  ['/blog', {js: 130, css: 21, all: 200}],
];

for (const [route, budget] of budgets) {
  test(`a first visit to ${route} stays within its budget`, async ({page}) => {
    const seen = new Set<string>();
    page.on('request', (request) => {
      const isAhead = request.headers().purpose === 'prefetch' || request.headers()['sec-purpose'] === 'prefetch';
      if (!isAhead && request.url().startsWith('http')) {
        seen.add(new URL(request.url()).pathname);
      }
    });
    // Prefetching what links lead to is left out: it waits until the page is at rest.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
    );
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    const {js, css, all} = weigh(seen);
    const shown = {js: Math.round(js / kilobyte), css: Math.round(css / kilobyte), all: Math.round(all / kilobyte)};
    console.log(`${route}: JS ${shown.js} KB, CSS ${shown.css} KB, all ${shown.all} KB (brotli)`);
    expect(Math.min(shown.js, shown.css, shown.all - shown.js - shown.css)).toBeGreaterThan(0);
    expect(shown.js).toBeLessThanOrEqual(budget.js);
    expect(shown.css).toBeLessThanOrEqual(budget.css);
    expect(shown.all).toBeLessThanOrEqual(budget.all);
  });
}
