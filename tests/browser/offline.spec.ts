import fs from 'node:fs';
import {type BrowserContext, type Page, expect} from '@playwright/test';
import {started as base} from './livePage';
import {OfflineHost} from './offlineHost';

const test = base.extend<{host: OfflineHost}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter
  host: async ({}, use) => {
    const host = new OfflineHost();
    await host.start();
    await use(host);
    await host.stop();
  },
});

test.use({serviceWorkers: 'allow'});

const notice = (page: Page) => page.getByRole('status').filter({has: page.getByRole('button', {name: 'Close'})});

const isSaved = 'You can now read the docs offline.';

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** A few pages and what all pages load: enough to see what happens to the copy. */
const isOfFew = (path: string) =>
  ['', 'docs', 'docs/faq', 'docs/billing', '404'].includes(path) || /^(?:assets\/css|js|img\/[^/]+$)/.test(path);

/** A file of the copy that pages don't load: only the worker asks for it. */
const notOfPages = '/img/icon-maskable-512.png';

/** The addresses that the copy holds. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({url}) => new URL(url).pathname);
  });

/** Whether a worker has the page, and which. */
const workerOf = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');

/** The copy is complete, and its worker has the page: it says so before it takes over. */
async function isReadOffline(page: Page, timeout?: number): Promise<void> {
  await expect(notice(page)).toContainText(isSaved, {timeout});
  await expect.poll(() => workerOf(page)).toContain('offlineMode=true');
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await alive(page);
  return page;
}

async function openOffline(context: BrowserContext, host: OfflineHost): Promise<Page> {
  const page = await open(context, `${host.origin}/docs?offlineMode=true`);
  await isReadOffline(page);
  return page;
}

test('a first visit stores nothing; offline mode is kept, shows how it saves, and brings all docs without a network', async ({
  context,
  host,
}) => {
  const page = await open(context, `${host.origin}/docs`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await stored(page)).toEqual([]);
  let letOn = () => {};
  const held = new Promise<void>((resolve) => (letOn = resolve));
  host.fault = ({url}, response) => {
    const isHeld = url === notOfPages;
    if (isHeld) {
      const send = () => response.writeHead(200, {'Content-Type': 'image/png'}).end(fs.readFileSync(`build${url}`));
      void held.then(send);
    }
    return isHeld;
  };
  await page.goto(`${host.origin}/docs?offlineMode=true`);
  await expect(notice(page).getByRole('progressbar', {name: 'Saved for reading offline'})).toBeVisible();
  letOn();
  await isReadOffline(page, 90_000);
  host.fault = undefined;
  const files = await stored(page);
  const listed = JSON.parse(fs.readFileSync('build/offline.json', 'utf8')) as unknown[];
  expect(files).toHaveLength(listed.length + 1);

  await page.goto(`${host.origin}/docs/faq`);
  await alive(page);
  await expect(page.getByText('New version available')).toHaveCount(0);
  expect(await stored(page)).toHaveLength(files.length);

  await host.stop();
  for (const route of ['/docs/start-pixel-installation', '/docs/destinations/kafka', '/blog', '/', '/privacy-policy']) {
    await page.goto(host.origin + route);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    await alive(page);
  }
  await page.goto(`${host.origin}/search?q=suppression`);
  const found = page.getByRole('main').getByRole('link', {name: /suppress/i});
  await expect(found.first()).toBeVisible();
  await page.goto(`${host.origin}/docs/no-such-page`);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
});

test('a host that hangs or fails is not waited for: the page comes from the copy, and one without a copy as it is', async ({
  context,
  host,
}) => {
  host.release(isOfFew);
  const page = await openOffline(context, host);
  host.fault = (_, response) => {
    response.writeHead(503, {'Content-Type': 'text/html'}).end('<h1>Out of order</h1>');
    return true;
  };
  await page.goto(`${host.origin}/docs/billing`);
  await expect(page.getByRole('heading', {level: 1, name: /billing/i})).toBeVisible();
  await page.goto(`${host.origin}/docs/glossary`);
  await expect(page.getByRole('heading', {name: 'Out of order'})).toBeVisible();
  host.fault = () => true;
  await page.goto(`${host.origin}/docs/faq`, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
});

test('what is not the file of this build is not stored; the next load goes on where storing has stopped', async ({
  context,
  host,
}) => {
  host.release(isOfFew);
  host.fault = ({url}, response) => {
    const isHit = url === '/js/player.js' && host.asked.includes('/offline.json');
    if (isHit) {
      response.writeHead(200, {'Content-Type': 'text/html'}).end('<h1>Please sign in</h1>');
    }
    return isHit;
  };
  const page = await open(context, `${host.origin}/docs?offlineMode=true`);
  await expect(notice(page)).toContainText('has stopped. It goes on when you next load a page.');
  const before = await stored(page);
  expect(before.length).toBeGreaterThan(3);
  expect(before).not.toContain('/js/player.js');
  host.fault = undefined;
  host.asked.splice(0);
  await page.goto(`${host.origin}/docs/faq`);
  await expect(notice(page)).toContainText(isSaved);
  expect(await stored(page)).toContain('/js/player.js');
  expect(before).toContain(notOfPages);
  expect(host.asked).not.toContain(notOfPages);
});

test('a full disk is said, leaves nothing behind, and is not tried again by itself', async ({context, host}) => {
  const page = await open(context, `${host.origin}/docs`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {origin: host.origin, quotaSize: 1_500_000});
  await page.goto(`${host.origin}/docs?offlineMode=true`);
  await expect(notice(page)).toContainText('This device has no space left for reading offline.');
  expect(await stored(page)).toEqual([]);
  host.asked.splice(0);
  await page.goto(`${host.origin}/docs/faq`);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 1);
  expect(host.asked).not.toContain('/offline.json');
});

test('a newer copy waits, is asked for, keeps the place, and takes over what has not changed', async ({
  context,
  host,
}) => {
  host.release(isOfFew);
  const page = await openOffline(context, host);
  const before = await stored(page);
  host.asked.splice(0);
  const player = `${fs.readFileSync('build/js/player.js', 'utf8')}\n// newer\n`;
  host.release((path) => isOfFew(path) && path !== 'docs/billing', {'js/player.js': player});
  await page.goto(`${host.origin}/docs/faq`);
  await alive(page);
  await expect(notice(page)).toContainText('New version available');
  expect(await stored(page)).toContain('/docs/billing');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => Object.assign(window, {isOld: true}));
  await notice(page).getByRole('button', {name: 'Refresh'}).click();
  await page.waitForFunction(() => !('isOld' in window));
  await alive(page);
  await expect(notice(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${host.origin}/docs/faq`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect.poll(async () => (await stored(page)).length).toBe(before.length - 1);
  expect(await stored(page)).not.toContain('/docs/billing');
  expect(host.asked).not.toContain(notOfPages);
  await host.stop();
  const text = await page.evaluate(async () => (await fetch('/js/player.js')).text());
  expect(text).toContain('// newer');
});

test('offline mode is left by its address, and the worker that switches off takes all away', async ({
  context,
  host,
}) => {
  host.release(isOfFew);
  const page = await openOffline(context, host);
  await page.goto(`${host.origin}/docs?offlineMode=false`);
  await expect.poll(() => stored(page)).toEqual([]);
  await page.goto(`${host.origin}/docs/faq`);
  expect(await workerOf(page)).not.toContain('offlineMode=true');

  await page.goto(`${host.origin}/docs?offlineMode=true`);
  await expect(notice(page)).toContainText(isSaved);
  host.serve('/sw.js', fs.readFileSync('build/sw-off.js', 'utf8'));
  for (let load = 0; load < 2; load += 1) {
    await page.goto(`${host.origin}/docs/faq`);
    await alive(page);
    await expect.poll(() => stored(page)).toEqual([]);
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registered).toBe(0);
  }
});
