import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {type Page, expect, test} from '@playwright/test';
import {namesBelow} from '../../content/pageFile';
import {hydrate, saveData} from './fixtures';

const quality = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}};

function fileOf(pathname: string): string {
  const file = path.join('build', pathname);
  if (fs.existsSync(file) && fs.statSync(file).isFile()) {
    return file;
  }
  return pathname === '/' ? 'build/index.html' : `${file}.html`;
}

/** Transfer size of a file; images and fonts are already compressed. */
const isPacked = (file: string) => /\.(?:woff2|png|jpe?g|webp|avif|ico)$/.test(file);

function sizeOf(address: string): number {
  const content = fs.readFileSync(fileOf(address));
  return isPacked(address) ? content.length : zlib.brotliCompressSync(content, quality).length;
}

const kinds = {
  scripts: (address: string) => address.endsWith('.js'),
  'style sheets': (address: string) => address.endsWith('.css'),
  everything: () => true,
};

type Kind = keyof typeof kinds;

const sum = (addresses: Iterable<string>, kind: Kind) =>
  [...addresses].filter(kinds[kind]).reduce((total, address) => total + sizeOf(address), 0);

/** KB with Brotli 9. Before first use: scripts, style sheets, everything. Hydrated: all scripts. */
type Budget = {before: Record<Kind, number>; hydrated: number};

// The largest page of each kind on a phone, plus 300 bytes, because dates and hashes change with each commit.
const budgets: Record<string, Budget> = {
  '/': {before: {scripts: 2.9, 'style sheets': 12, everything: 50.8}, hydrated: 145.6},
  '/docs/destinations/kafka': {before: {scripts: 2.9, 'style sheets': 16.4, everything: 55.8}, hydrated: 186.3},
  '/docs/lead-fields': {before: {scripts: 2.9, 'style sheets': 16.4, everything: 59.6}, hydrated: 190.8},
  '/blog': {before: {scripts: 2.9, 'style sheets': 12.7, everything: 40.9}, hydrated: 149.1},
};

async function openAtRest(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.evaluate(() => document.fonts.ready);
}

test.use({viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true, hasTouch: true});

for (const [route, budget] of Object.entries(budgets)) {
  test(`${route} stays within its budgets, before first use and hydrated`, async ({page}) => {
    const seen = new Set<string>();
    page.on('request', (request) => {
      const isAhead = request.headers().purpose === 'prefetch' || request.headers()['sec-purpose'] === 'prefetch';
      if (!isAhead && request.url().startsWith('http')) {
        seen.add(new URL(request.url()).pathname);
      }
    });
    await page.addInitScript(saveData);
    await openAtRest(page, route);
    const before = new Set(seen);
    // By then, the page has requested everything that it loads automatically.
    await hydrate(page);
    const measured = [
      ...(Object.keys(kinds) as Kind[]).map((kind) => ({
        what: `${kind} before the first touch`,
        bytes: sum(before, kind),
        most: budget.before[kind],
      })),
      {what: 'scripts once hydrated', bytes: sum(seen, 'scripts'), most: budget.hydrated},
    ].map((each) => ({...each, kilobytes: Math.round(each.bytes / 102.4) / 10}));
    console.log(`${route}: ${measured.map(({what, kilobytes}) => `${what} ${kilobytes} KB`).join(', ')}`);
    expect(measured.every(({bytes}) => bytes > 0)).toBe(true);
    const grown = measured
      .filter(({kilobytes, most}) => kilobytes > most)
      .map(
        ({what, kilobytes, most}) => `${what}: ${kilobytes} KB, ${(kilobytes - most).toFixed(1)} KB over ${most} KB`,
      );
    expect(grown, `${route} has grown`).toEqual([]);
  });
}

/** Long articles, each with its own limit before first use. */
const longest = [
  '/docs/intro-to-integrations',
  '/docs/lead-fields',
  '/docs/destinations/properties/unique-leads-attributes',
];

test('all other docs pages load at most 55.3 KB before first use', async ({page}) => {
  const seen = new Set<string>();
  page.on('request', (request) => seen.add(new URL(request.url()).pathname));
  await openAtRest(page, '/docs/faq');
  seen.delete('/docs/faq');
  const shared = sum(
    [...seen].filter((address) => !fileOf(address).endsWith('.html')),
    'everything',
  );
  const routes = namesBelow('build/docs')
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/docs/${file.replace(/\.html$/, '')}`);
  expect(routes.length).toBeGreaterThan(200);
  // Compressing all of them takes half a minute.
  const largest = routes.toSorted((one, other) => fs.statSync(fileOf(other)).size - fs.statSync(fileOf(one)).size);
  const heavy = largest.slice(0, 40).filter((route) => shared + sizeOf(route) > 55.3 * 1024);
  expect(new Set(heavy.map((route) => route.replace('/docs/next/', '/docs/')))).toEqual(new Set(longest));
});
