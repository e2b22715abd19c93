import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, test} from 'vitest';
import {load} from 'cheerio';
import {docIds} from '../../content/links';
import {type RouteContract, contractFile} from '../../content/routeContract';
import brand from '../../content/siteBrand';
import {nextVersion} from '../../content/versions';
import {AnotherSite, base, before, cutName, newMeaning, releasedBefore} from './anotherSite';
import type {Outcome} from './scratch';

// One build answers for a new name, another base, a cut version, generated index pages and the features of pages. It has
// few pages: each part of the site is on one of them.
const site = new AnotherSite();
const gone = site.thin();
site.scratch.write('docs/parts/_part.mdx', 'A part without front matter.\n');
site.addNumbered();
afterAll(() => site.scratch.remove());

const sourcesBefore = site.sources();
let cut: {status: number | null; output: string};
let sourcesAfterCut: string[];
let numbered: string;
let outcome: Outcome;
let cards: {index: string; page: string};

beforeAll(async () => {
  cut = site.cut(cutName);
  sourcesAfterCut = site.sources();
  if (cut.status === 0) {
    numbered = site.scratch.read(`versioned_docs/version-${cutName}/parts/01-first.mdx`);
    cards = site.change();
    outcome = await site.scratch.build();
  }
});

test('a cut adds one version, with its docs, facts, SDL and sidebars, and leaves the rest alone', () => {
  assert.equal(cut.status, 0, cut.output);
  assert.match(cut.output, new RegExp(`Version ${cutName} is the latest`));
  const added = sourcesAfterCut.filter(
    (line) => !sourcesBefore.includes(line) && !/^(?:versions\.json|content\/routes\.json) /.test(line),
  );
  const places = new RegExp(`^versioned_docs/version-${cutName}/|^versioned_sidebars/version-${cutName}-sidebars`);
  assert.ok(added.length > 50, `${added.length} files`);
  assert.deepEqual(
    added.filter((line) => !places.test(line)),
    [],
  );
  const names = added.map((line) => line.split(' ')[0]);
  for (const file of [
    '_facts/lead-fields.yaml',
    'graphql/schema.graphql',
    'parts/_part.mdx',
    'event-add-to-cart.mdx',
    'glossary.mdx',
  ]) {
    assert.ok(names.includes(`versioned_docs/version-${cutName}/${file}`), file);
  }
  const {current} = JSON.parse(site.scratch.read(contractFile)) as RouteContract;
  assert.ok(!current.some((route) => route.includes('_part')), 'a part has no route');
  assert.ok(current.includes('/docs/parts/first'), 'a number is no part of an address');
  assert.match(numbered, /\]\(\.\.\/billing\.mdx\) and <a href="\.\.\/faq\.mdx">/);
  assert.deepEqual(
    docIds(nextVersion).filter((id) => !current.includes(`/docs/${id}`)),
    [],
    'every page of Next is a page of the latest version now, which must stay',
  );
});

test('broken links stop the build with the page and the address, and nothing else does', () => {
  assert.equal(outcome.ok, false);
  assert.match(outcome.output, /found broken links!/);
  const broken = [...outcome.output.matchAll(/linking to (\S+)/g)].map(([, address = '']) => address);
  assert.deepEqual(
    broken.filter((address) => !gone.has(address.replace(/#.*/, ''))),
    [`${base}blog/nowhere`, `${base}blog/gone`, './lost.mdx'],
  );
  assert.match(outcome.output, /\/faq\.mdx:\d+:\d+: the link \.\/lost\.mdx to a file that is no page;/);
  assert.equal([...outcome.output.matchAll(/: the link /g)].length, 1, outcome.output);
});

test('a built page holds every feature of Markdown and MDX that writers may use', () => {
  const $ = load(site.read('docs/next/features.html'));
  const article = $('article').text();
  for (const words of [
    'A title',
    'Outer text.',
    'Nested text.',
    'In the first tab.',
    'In the second tab.',
    'In an imported tab.',
    'Folded text.',
    'echo inside',
    'Another step.',
    'a | b',
    'own component',
    'alphabeta',
    'The imported part.',
    'The text of the footnote.',
  ]) {
    assert.ok(article.includes(words), words);
  }
  assert.doesNotMatch(article, /:::|%brand|A comment that readers/);
  assert.equal($('meta[name="features"]').attr('content'), 'head');
  assert.equal($('h2#own-id').length, 1);
  assert.equal($('#heading-of-the-part').length, 1);
  assert.equal($('strong[data-own]').text(), 'own component');
  assert.equal($('article details summary').first().text(), '1. A fold');
  assert.match($('.token-line').first().attr('style') ?? '', /counter-set:\s*line 4/);
  assert.equal($('.theme-code-block-highlighted-line').length, 2);
  assert.equal($('article input[type="checkbox"][checked]').length, 1);
  assert.equal($('article img[alt="An image by path"], article img[alt="An image of the site"]').length, 2);
  assert.ok($('article a[href$="features?a=1#own-id"]').length === 1);
  assert.match($('article a[title="Own"]').attr('href') ?? '', /^\/site\/docs\/next\/features#own-id$/);
});

const text = /\.(?:html|js|css|json|xml|txt|svg|webmanifest|md)$/;

test('renaming the product in brand.ts leaves no trace of the old name, in a build without history', () => {
  const pattern = new RegExp(`${brand.name}|${brand.slug}`, 'i');
  const files = site.files();
  const built = files.filter((file) => file.endsWith('.html'));
  assert.ok(built.length > 100, `only ${built.length} pages are built`);
  const traces = files.filter(
    (file) => pattern.test(path.basename(file)) || (text.test(file) && pattern.test(site.read(file))),
  );
  assert.deepEqual(traces, []);
  assert.match(site.read('docs/intro-to-pixel-tech.html'), /What is Acme Lens/);
  assert.doesNotMatch(site.read('docs/intro-to-leads.html'), /Last updated on/);
});

const pagesOf = (folder: string) => site.files().filter((file) => file.startsWith(folder) && file.endsWith('.html'));

const older = `docs/${before.name}/`;

test('every address of the site is below its base', () => {
  const outside = site
    .files()
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const $ = load(site.read(file));
      return $('[href^="/"], [src^="/"], [action^="/"]')
        .toArray()
        .filter((node) => $(node).closest('pre, [data-player]').length === 0)
        .map((node) => $(node).attr('href') ?? $(node).attr('src') ?? $(node).attr('action') ?? '')
        .filter((address) => !address.startsWith(base))
        .map((address) => `${file}: ${address}`);
    });
  assert.deepEqual(outside, []);
  const manifest = JSON.parse(site.read('manifest.json')) as {scope: string; start_url: string};
  assert.equal(manifest.scope, base);
  assert.ok(manifest.start_url.startsWith(`${base}docs`));
  assert.match(site.read('robots.txt'), new RegExp(`Sitemap: https://.*${base}sitemap\\.xml`));
});

test('links of a version stay inside it', () => {
  const pages = pagesOf(older);
  assert.ok(pages.length > 25, `${pages.length} pages of ${before.name}`);
  const leaving = pages.flatMap((file) => {
    const $ = load(site.read(file));
    return $('article a[href], .menu a[href], .pagination-nav a[href]')
      .not('nav[aria-label="Docs version"] a, .theme-doc-version-banner a, .theme-edit-this-page')
      .toArray()
      .map((node) => $(node).attr('href') ?? '')
      .filter((address) => address.startsWith(`${base}docs/`) && !address.startsWith(base + older))
      .filter((address) => !/\/docs\/(?:next\/|Integrations|QuickLinks|Journeyimg)/.test(address))
      .map((address) => `${file}: ${address}`);
  });
  assert.deepEqual(leaving, []);
});

test('a fact changed in the new version leaves the older one as it was', () => {
  const page = 'destinations/properties/unique-leads-attributes.html';
  assert.ok(site.read(`docs/${page}`).includes(newMeaning));
  assert.ok(!site.read(older + page).includes(newMeaning));
  assert.ok(site.read('downloads/lead-record.csv').includes(newMeaning));
  assert.ok(!site.read(`downloads/${before.name}/lead-record.csv`).includes(newMeaning));
  const download = load(site.read(older + page))('a[download][href$=".csv"]').attr('href');
  assert.equal(download, `${base}downloads/${before.name}/lead-record.csv`);
});

const compressed = (file: string) =>
  zlib.brotliCompressSync(fs.readFileSync(file), {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}}).length;

/** The compressed size of what every page loads: the style sheets and the entry, which grows with the list of routes. */
function weightOf(build: string, page: string, start: string): number {
  const $ = load(fs.readFileSync(path.join(build, page), 'utf8'));
  const entry = $('[data-scripts]').attr('data-scripts')?.split(' ') ?? assert.fail(`${page} lists no scripts`);
  const sheets = [...$('link[rel="stylesheet"]')].map((node) => $(node).attr('href') ?? '');
  return [...sheets, ...entry].reduce((sum, file) => sum + compressed(path.join(build, file.slice(start.length))), 0);
}

test('pages of all versions load no more than the same pages of the site with two versions', () => {
  const weightBefore = weightOf('build', 'docs/billing.html', brand.baseUrl);
  for (const page of ['docs/billing.html', `${older}billing.html`, 'docs/next/events.html']) {
    // The names of the path and of the product are longer here.
    const [weight, most] = [weightOf(site.build, page, base), weightBefore + 512];
    assert.ok(weight > 10_000 && weight <= most, `${page}: ${weight} bytes; allowed: ${most}`);
  }
});

test('the sitemap, canonical addresses and the offline copy follow the latest version', () => {
  const sitemap = site.read('sitemap.xml');
  assert.match(sitemap, new RegExp(`${base}docs/event-add-to-cart<`));
  assert.doesNotMatch(sitemap, new RegExp(`${base}docs/(?:next|${before.name})/`));
  const canonical = (file: string) => load(site.read(file))('link[rel="canonical"]').attr('href');
  assert.ok(canonical('docs/billing.html')?.endsWith(`${base}docs/billing`));
  const robots = (file: string) => load(site.read(file))('meta[name="robots"]').attr('content') ?? '';
  assert.match(robots(`${older}billing.html`), /noindex/);
  assert.equal(robots('docs/billing.html'), '');
  const copy = site.read('sw.js');
  assert.match(copy, /"docs\/billing"/);
  assert.doesNotMatch(copy, new RegExp(`docs/(?:next|${before.name})/|docs-default-(?:current|${before.name})`));
});

test('the version page says what each version is, older pages say so at their top', () => {
  const $ = load(site.read('versions.html'));
  const rows = $('tbody tr')
    .toArray()
    .map((row) => [$(row).find('th').text(), $(row).find('td').first().text(), $(row).find('a').attr('href')]);
  assert.deepEqual(rows, [
    ['Next', 'Unreleased', `${base}docs/next/intro-to-pixel-tech`],
    [cutName, 'Latest release', `${base}docs/intro-to-pixel-tech`],
    ...releasedBefore.map(({name}) => [name, 'Older release', `${base}docs/${name}/intro-to-pixel-tech`]),
  ]);
  assert.match(site.read(`${older}billing.html`), /theme-doc-version-banner/);
});

test('in a browser: search, offline worker, player and cards work below the base, each version finds its own pages', async () => {
  const {origin, browser, close} = await site.scratch.open({...brand, baseUrl: base}, 4830);
  try {
    const context = await browser.newContext();
    const errors: string[] = [];
    const open = async (route: string, javaScriptEnabled = true) => {
      const page = await (javaScriptEnabled ? context : await browser.newContext({javaScriptEnabled})).newPage();
      page.on('pageerror', (error) => errors.push(`${route}: ${error.message}`));
      page.on('console', (message) => message.type() === 'error' && errors.push(`${route}: ${message.text()}`));
      page.on('requestfailed', (request) => {
        // What is on its way when the reader leaves is given up.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
          errors.push(`${route}: ${request.url()}`);
        }
      });
      page.on(
        'response',
        (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`),
      );
      await page.goto(origin + route);
      if (javaScriptEnabled) {
        await page.evaluate(() => dispatchEvent(new Event('site:start')));
        await page.locator('html[data-has-hydrated="true"]').waitFor();
      }
      return page;
    };
    for (const [start, own] of [
      [`${base}docs/faq`, `${base}docs/`],
      [`${base}${older}faq`, base + older],
      [`${base}docs/next/events`, `${base}docs/next/`],
    ] as const) {
      const page = await open(start);
      await page
        .getByRole('button', {name: /search/i})
        .first()
        .click();
      await page.getByRole('combobox').fill('suppressing');
      const option = page.getByRole('option').first();
      await option.waitFor();
      assert.ok((await option.getAttribute('href'))?.startsWith(own), `${start}: ${await option.getAttribute('href')}`);
      await option.click();
      await page.waitForURL((url) => url.pathname.startsWith(own));
      await page.close();
    }
    const home = await open(`${base}docs/blank`);
    await home.locator('[data-player-stage] iframe').first().waitFor();
    assert.ok((await home.locator('link[rel="manifest"]').getAttribute('href'))?.startsWith(base));
    const scope = await home.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    assert.equal(scope, origin + base);
    for (const route of Object.values(cards)) {
      const shown = async (scripts: boolean) => {
        const page = await open(route, scripts);
        const texts = await page.locator('main article article').allInnerTexts();
        await page.close();
        return texts;
      };
      const [without, withScripts] = [await shown(false), await shown(true)];
      assert.ok(without.length > 1 && without.every((card) => card.split('\n').filter(Boolean).length > 1), route);
      assert.deepEqual(withScripts, without, route);
    }
    assert.deepEqual(errors, []);
  } finally {
    await close();
  }
});
