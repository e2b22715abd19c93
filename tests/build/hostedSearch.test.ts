import assert from 'node:assert/strict';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import test from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
  chromium,
  expect as expectSoon,
} from '@playwright/test';
import brand from '../../content/siteBrand';
import {latestVersion, tagOf} from '../../content/versions';
import {rulesOfBuild} from '../../deploy/rules';
import {requireBrowser} from '../../scripts/browser.mjs';
import {createSiteServer} from '../../scripts/server';
import type {SearchRecord} from '../../src/search/types';
import {recordsFile} from '../../src/search/paths';
import {type Fault, SearchService} from '../searchService';
import {barriers} from '../browser/barriers';
import {Scratch} from './scratch';

/** Long enough for a busy machine. */
const expect = expectSoon.configure({timeout: 30_000});

const service = new SearchService({appId: 'TESTAPP', apiKey: 'searchonly', index: 'docs'});

let scratch: Scratch;

let browser: Browser;

let origin = '';

let closeSite = async () => {};

async function serveSite(folder: string, host: string): Promise<void> {
  const hosted = {...brand, searchAppId: 'TESTAPP', searchHost: host};
  const server = createSiteServer(folder, rulesOfBuild(folder, hosted));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  closeSite = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

test.before(async () => {
  const host = await service.listen();
  scratch = new Scratch();
  scratch.thin();
  // Links to the pages that were taken away.
  scratch.change('config/markdown.ts', (text) => text.replace("onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'"));
  scratch.change('config/languages.ts', (text) => text.replace("locales = ['en']", "locales = ['en', 'de']"));
  const {ok, output} = await scratch.build({
    SEARCH_APP_ID: 'TESTAPP',
    SEARCH_API_KEY: 'searchonly',
    SEARCH_INDEX: 'docs',
    SEARCH_HOST: host,
  });
  assert.ok(ok, output);
  const records = ['en', 'de'].flatMap((language) => JSON.parse(scratch.read(recordsFile(language))) as SearchRecord[]);
  service.fill(records);
  await serveSite(path.join(scratch.folder, 'build'), host);
  browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox', '--disable-gpu']});
});

test.after(async () => {
  await browser?.close();
  await closeSite();
  await service.close();
  scratch?.remove();
});

async function newPage(t: test.TestContext, context?: BrowserContext): Promise<Page> {
  const page = await (context ?? browser).newPage();
  t.after(() => page.close());
  await page.addInitScript(() => {
    // The client gives a request up after a second or two; here answers count, however slow the machine is.
    const inTime = window.setTimeout.bind(window);
    Object.assign(window, {setTimeout: (call: () => void, ms = 0) => (ms < 1000 ? inTime(call, ms) : 0)});
  });
  return page;
}

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});

const field = (page: Page) => dialog(page).getByRole('searchbox', {name: 'Search docs'});

const option = (page: Page) => dialog(page).getByRole('option').first();

/** Leads to what was found for the last query. What is asked while a word is typed may arrive in another order. */
const allResults = (page: Page) => dialog(page).getByRole('link', {name: /^See all \d+ results$/});

async function open(page: Page, route: string) {
  await page.goto(origin + route);
  await page.evaluate(() => dispatchEvent(new Event('site:start')));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens DocSearch and waits for its own field. */
async function openDialog(page: Page, route = '/docs/billing') {
  await open(page, route);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('the button opens DocSearch with results of the version being read, and nothing of the embedded index', async (t) => {
  const page = await newPage(t);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/docs/billing');
  await page.getByRole('button', {name: 'Search docs'}).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  const before = service.asked.length;
  await page.keyboard.type('kafka');
  await expect(allResults(page)).toHaveAttribute('href', '/search?q=kafka');
  await expect(option(page)).toContainText('Kafka');
  await expect(option(page)).toHaveAttribute('aria-selected', 'true');
  const [asked] = service.asked.slice(before);
  assert.deepEqual(asked?.facetFilters, [
    ['language:en'],
    ['docusaurus_tag:default', `docusaurus_tag:${tagOf(latestVersion)}`],
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/docs/destinations/kafka`);
  await expect(dialog(page)).toHaveCount(0);
  assert.deepEqual(
    loaded.filter((url) => url.includes('/search-index/')),
    [],
  );
});

test('a further language has its pages below its path, leads to no other, and finds its own', async (t) => {
  const page = await newPage(t);
  await page.goto(`${origin}/de`);
  await expect(page).toHaveURL(`${origin}/de/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await openDialog(page, '/de/docs/billing');
  const elsewhere = await page
    .locator('a[href^="/"], link[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')).filter((href) => !href?.startsWith('/de')));
  assert.deepEqual(elsewhere, []);
  const before = service.asked.length;
  await page.keyboard.type('kafka');
  await expect(allResults(page)).toHaveAttribute('href', '/de/search?q=kafka');
  await expect(option(page)).toContainText('Kafka');
  assert.deepEqual(service.asked[before]?.facetFilters?.[0], ['language:de']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/de/docs/destinations/kafka`);
  await page.reload();
  await expect(page).toHaveURL(`${origin}/de/docs/destinations/kafka`);
  await expect(page.getByRole('heading', {name: 'Kafka', level: 1})).toBeVisible();
  const manifest = JSON.parse(scratch.read('build/de/manifest.json')) as {lang: string; start_url: string};
  assert.deepEqual([manifest.lang, manifest.start_url], ['de', '/de/docs?offlineMode=true']);
});

test('Escape closes DocSearch and gives the focus back, and Tab stays inside', async (t) => {
  const page = await newPage(t);
  await openDialog(page);
  await page.keyboard.type('kafka');
  await expect(option(page)).toContainText('Kafka');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    assert.ok(isInside || (await page.evaluate(() => document.activeElement === document.body)), `step ${step}`);
  }
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Search docs'})).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('what is typed while DocSearch loads is asked when it is there', async (t) => {
  const page = await newPage(t);
  await open(page, '/docs/billing');
  await page.waitForLoadState('networkidle');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kaf');
  release();
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('kaf');
  await page.keyboard.type('ka');
  await expect(field(page)).toHaveValue('kafka');
  await expect(option(page)).toContainText('Kafka');
});

test('"See all" leads to the page with as many results, which come from the service, too', async (t) => {
  const page = await newPage(t);
  await openDialog(page);
  await page.keyboard.type('snowflake');
  await expect(option(page)).toContainText('Snowflake');
  const all = allResults(page);
  await expect(all).toHaveAttribute('href', '/search?q=snowflake');
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page.getByText(`${count} results for “snowflake”`)).toBeVisible();
  await page.getByRole('combobox', {name: 'Section'}).selectOption('Integrations');
  await expect(page).toHaveURL(/section=Integrations/);
  const bySection = () =>
    service.asked
      .map(({facetFilters}) => String(facetFilters?.at(-1)))
      .filter((last) => /^hierarchy\.lvl0:/.test(last));
  await expect.poll(() => bySection().at(-1)).toBe('hierarchy.lvl0:Integrations');
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toContainText('Snowflake');
});

test('the count is that of the last query, whichever answer comes last', async (t) => {
  const page = await newPage(t);
  await openDialog(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/1/indexes/**', async (route) => {
    await (route.request().postData()?.includes('"query":"topic"') ? held : undefined);
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.postData()?.includes('"query":"topic"') ?? false);
  await page.keyboard.insertText('topic');
  await asked;
  await page.keyboard.insertText('_pattern');
  const all = allResults(page);
  await expect(all).toHaveAttribute('href', '/search?q=topic_pattern');
  const before = await all.textContent();
  // A client that has given the older query up is as good as one that gets its answer late.
  const isOlder = (request: Request) => request.postData()?.includes('"query":"topic"') ?? false;
  const late = Promise.race([
    page.waitForEvent('requestfinished', isOlder),
    page.waitForEvent('requestfailed', isOlder),
  ]);
  release();
  await late;
  await field(page).press('End');
  await expect(all).toHaveText(before ?? '?');
  await expect(all).toHaveAttribute('href', '/search?q=topic_pattern');
});

test('a query without results gets suggestions that have some, and a link to say so', async (t) => {
  const page = await newPage(t);
  await openDialog(page);
  await page.keyboard.insertText('qwxzvkjq kafka');
  await expect(dialog(page)).toContainText('No results for "qwxzvkjq kafka"');
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /^mailto:.*qwxzvkjq/);
  await expect(dialog(page)).toContainText('Try searching for:');
  await dialog(page).getByRole('button', {name: 'Kafka', exact: true}).click();
  await expect(option(page)).toContainText('Kafka');
  await expect(field(page)).toBeFocused();
});

const faults: [string, Fault][] = [
  ['403', {status: 403}],
  ['500', {status: 500}],
  ['garbage', {body: '<html>Sign in to the network</html>'}],
  ['an empty answer', {body: '{}'}],
  ['nothing', {isCut: true}],
];

for (const [name, fault] of faults) {
  test(`when the service answers ${name} dialog and page say so, and the next key tries again`, async (t) => {
    const page = await newPage(t);
    await openDialog(page);
    t.after(() => (service.fault = undefined));
    service.fault = fault;
    await page.keyboard.type('kafk');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await expect(dialog(page).getByText('No results for')).toBeHidden();
    service.fault = undefined;
    await page.keyboard.type('a');
    await expect(option(page)).toContainText('Kafka');
    await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
    service.fault = fault;
    await open(page, '/search?q=snowflak');
    await expect(page.getByRole('main').getByText('Unable to fetch results')).toBeVisible();
    service.fault = undefined;
    await page.getByRole('searchbox', {name: 'Search docs'}).fill('snowflake');
    await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toContainText('Snowflake');
  });
}

test('without a network the index of the site answers, in its own dialog and on the page', async (t) => {
  const context = await browser.newContext();
  t.after(() => context.close());
  const page = await newPage(t, context);
  await open(page, '/docs/billing?offlineMode=true');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await openDialog(page, '/docs/billing?offlineMode=true');
  await page.keyboard.type('kaf');
  await expect(option(page)).toContainText('Kafka');
  await context.setOffline(true);
  await page.keyboard.type('ka');
  const own = dialog(page).getByRole('combobox', {name: 'Search docs'});
  await expect(own).toHaveValue('kafka');
  await expect(own).toBeFocused();
  await expect(option(page)).toContainText('Kafka');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('snowflake');
  await expect(option(page)).toContainText('Snowflake');
  await page.goto(`${origin}/search?q=postgres`);
  const first = page.getByRole('main').getByRole('heading', {level: 2}).first();
  await expect(first).toContainText('Postgres');
  // A browser may notice that there is no network only when a request fails.
  await page.addInitScript({
    content: `
      let isOnline = true;
      Object.defineProperty(navigator, 'onLine', {get: () => isOnline});
      const {open} = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (...given) {
        this.addEventListener('error', () => (isOnline = false));
        Reflect.apply(open, this, given);
      };
    `,
  });
  await page.goto(`${origin}/search?q=snowflake`);
  await expect(first).toContainText('Snowflake');
});

for (const theme of ['light', 'dark']) {
  test(`DocSearch has no barrier that axe finds, ${theme}`, async (t) => {
    const context = await browser.newContext();
    t.after(() => context.close());
    const page = await newPage(t, context);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const check = async (what: string) => {
      // DocSearch's options hold links, which open in a tab as links do.
      const found = await barriers(page, theme === 'light' ? 'all' : 'colors', 'dialog');
      assert.deepEqual(
        found.filter((each) => !each.startsWith('nested-interactive')),
        [],
        what,
      );
    };
    await openDialog(page);
    await page.keyboard.type('kafka');
    await expect(option(page)).toContainText('Kafka');
    await check('results');
    await field(page).fill('qwxzvkjq');
    await expect(dialog(page)).toContainText('No results for "qwxzvkjq"');
    await check('no results');
  });
}
