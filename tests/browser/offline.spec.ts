import fs from 'node:fs';
import type http from 'node:http';
import {type BrowserContext, type Page, expect, test as base} from '@playwright/test';
import {readRouteContract} from '../../content/routeContract';
import {Host} from '../host';
import {type Entry, fewWith, precache, workerFor} from '../serviceWorker';
import {hydrated} from './fixtures';

const few = fewWith('./', 'docs', 'docs/faq', 'docs/billing', '404.html');

/** A precached file that no page in these tests loads, so only the worker requests it. */
const workersFile: Entry = {revision: '1', url: 'img/icon-maskable-512.png'};
const workersPath = `/${workersFile.url}`;

/** A host that can fail, and can serve other files instead of those in the build. */
class FaultyHost extends Host {
  readonly asked: string[] = [];
  readonly replaced = new Map<string, string>();
  fault: (path: string, response: http.ServerResponse) => boolean = () => false;

  constructor() {
    super((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      this.asked.push(pathname);
      const text = this.replaced.get(pathname);
      if (this.fault(pathname, response)) {
        return true;
      }
      if (text !== undefined) {
        const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
        response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'no-cache'}).end(text);
      }
      return text !== undefined;
    });
  }

  /** Overrides the response for a file. */
  spoil(file: string, answer: (response: http.ServerResponse) => unknown): void {
    this.fault = (path, response) => path === file && (answer(response), true);
  }

  release(entries: readonly Entry[]): void {
    this.replaced.set('/sw.js', workerFor(entries));
  }
}

const test = base.extend<{host: FaultyHost}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright parses the parameter
  host: async ({}, use, {parallelIndex}) => {
    const host = new FaultyHost();
    // A test whose host is down must not reach the host of a parallel test.
    await host.start(4520 + 20 * parallelIndex);
    await use(host);
    await host.stop();
  },
});

test.use({serviceWorkers: 'allow'});

const isSaved = 'You can now read the docs offline.';

const notes = (page: Page) => page.getByRole('status').filter({has: page.getByRole('button', {name: 'Close'})});

const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({url}) => new URL(url).pathname);
  });

const player = (page: Page) => page.evaluate(async () => (await fetch('/js/player.js')).text());

const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function openOffline(context: BrowserContext, host: Host): Promise<Page> {
  const page = await open(context, `${host.origin}/docs?offlineMode=true`);
  await expect(notes(page)).toContainText(isSaved);
  await expect.poll(() => controller(page)).toContain('offlineMode%22%3Atrue');
  return page;
}

test('offline mode persists, and every page loads if the host fails, hangs, or is down', async ({context, host}) => {
  let letOn = () => {};
  const held = new Promise<void>((resolve) => (letOn = resolve));
  host.spoil(workersPath, (response) => {
    const image = fs.readFileSync(`build${workersPath}`);
    void held.then(() => response.writeHead(200, {'Content-Type': 'image/png'}).end(image));
  });
  const page = await open(context, `${host.origin}/docs?offlineMode=true`);
  await expect(notes(page).getByRole('progressbar', {name: 'Saving for offline reading'})).toBeVisible();
  letOn();
  await expect(notes(page)).toContainText(isSaved, {timeout: 120_000});
  await expect.poll(() => controller(page)).toContain('offlineMode%22%3Atrue');
  const files = await stored(page);
  expect(files).toHaveLength(precache.length);

  await page.goto(`${host.origin}/docs/faq`);
  await hydrated(page);
  expect(await stored(page)).toHaveLength(files.length);
  expect(await page.evaluate(() => localStorage.getItem('offlineMode'))).toBe('true');

  host.fault = (_, response) => {
    response.writeHead(503, {'Content-Type': 'text/html'}).end('<h1>Out of order</h1>');
    return true;
  };
  await page.goto(`${host.origin}/docs/billing`, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1, name: /billing/i})).toBeVisible();
  await page.goto(`${host.origin}/docs/next/billing`, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {name: 'Out of order'})).toBeVisible();
  host.fault = () => true;
  await page.goto(`${host.origin}/docs/faq`, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();

  await host.stop();
  const {site, docsIndex, previews, current} = readRouteContract();
  const routes = [...site, ...docsIndex, ...previews, ...current];
  const unanswered = await page.evaluate(async (all) => {
    const answers = await Promise.all(all.map((route) => fetch(route).catch(() => undefined)));
    return all.filter((_, index) => answers[index]?.status !== 200);
  }, routes);
  expect(routes.length).toBeGreaterThan(100);
  expect(unanswered).toEqual([]);
  for (const route of ['/blog', '/docs/faq.html']) {
    await page.goto(host.origin + route);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    await hydrated(page);
  }
  await page.goto(`${host.origin}/search?q=suppression`);
  await expect(page.getByRole('main').getByRole('link', {name: 'suppress'}).first()).toBeVisible();
  await page.goto(`${host.origin}/docs/no-such-page`);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await expect(page.goto(`${host.origin}/docs/faq.md`), 'the copy has no Markdown').rejects.toThrow('ERR_');
});

test('installing the app saves the docs; interrupted saving is reported, and resumes with the next page', async ({
  context,
  host,
}) => {
  const last: Entry = {revision: '1', url: 'img/icon.svg?last'};
  host.release([...few, workersFile, last]);
  host.spoil(workersPath, (response) => response.writeHead(500).end());
  // In a busy page, the worker's message and state may arrive in any order.
  await context.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...options) => {
      const registering = register(...options);
      const end = Date.now() + 2000;
      while (Date.now() < end) {
        performance.now();
      }
      return registering;
    };
  });
  const page = await open(context, `${host.origin}/docs`);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(notes(page)).toContainText('has stopped. It resumes the next time you load a page.');
  expect((await stored(page)).length).toBe(few.length);
  host.fault = () => false;
  host.asked.splice(0);
  await page.goto(`${host.origin}/docs/faq`);
  await expect(notes(page)).toContainText(isSaved);
  expect(await stored(page)).toContain(workersPath);
  expect(host.asked).not.toContain('/404.html');
});

test('without offline mode, nothing is stored; a full disk is reported and ends it', async ({context, host}) => {
  const page = await open(context, `${host.origin}/docs`);
  await page.evaluate(() => dispatchEvent(new Event('site:start')));
  await expect.poll(() => controller(page)).toContain('offlineMode%22%3Afalse');
  expect(await stored(page)).toEqual([]);
  await expect(notes(page)).toHaveCount(0);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {origin: host.origin, quotaSize: 1_500_000});
  await page.goto(`${host.origin}/docs?offlineMode=true`);
  await expect(notes(page)).toContainText('This device doesn’t have enough space for offline reading.');
  await expect.poll(() => stored(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('offlineMode'))).toBe('false');
  host.asked.splice(0);
  await page.goto(`${host.origin}/docs/faq`);
  await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('site:start')));
  await expect.poll(() => controller(page)).toContain('offlineMode%22%3Afalse');
  expect(host.asked).not.toContain('/404.html');
});

test('an update waits for the reader, keeps the position, and loads only changed files', async ({context, host}) => {
  host.release([...few, workersFile]);
  const page = await openOffline(context, host);
  host.asked.splice(0);
  host.replaced.set('/js/player.js', '// newer\n');
  host.release(
    [...few, workersFile]
      .filter(({url}) => url !== 'docs/billing')
      .map((entry) => (entry.url === 'js/player.js' ? {...entry, revision: 'newer'} : entry)),
  );
  await page.goto(`${host.origin}/docs/faq`);
  await expect(notes(page).getByText('New version available')).toBeVisible();
  expect(await stored(page)).toContain('/docs/billing');
  // A worker that starts now finds both copies.
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  host.spoil('/js/player.js', (response) => response.writeHead(503).end());
  expect(await player(page)).not.toContain('// newer');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => Object.assign(window, {isOld: true}));
  await notes(page).getByRole('button', {name: 'Refresh'}).click();
  await page.waitForFunction(() => !('isOld' in window));
  await hydrated(page);
  await expect(notes(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect.poll(() => stored(page)).not.toContain('/docs/billing');
  expect(host.asked).not.toContain(workersPath);
  await host.stop();
  expect(await player(page)).toContain('// newer');
});

test('?offlineMode=false removes the copy; sw-off.js as sw.js removes the worker, too', async ({context, host}) => {
  host.release(few);
  const page = await openOffline(context, host);
  await page.goto(`${host.origin}/docs?offlineMode=false`);
  await expect.poll(() => stored(page)).toEqual([]);
  await page.goto(`${host.origin}/docs/faq`);
  expect(await controller(page)).not.toContain('offlineMode%22%3Atrue');

  // A previous worker's cache is deleted when the next one activates.
  await page.evaluate(() => caches.open(`former ${location.origin}/`));
  await page.goto(`${host.origin}/docs?offlineMode=true`);
  await expect(notes(page)).toContainText(isSaved);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
  host.replaced.set('/sw.js', fs.readFileSync('build/sw-off.js', 'utf8'));
  await page.goto(`${host.origin}/docs/faq`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  // A waiting worker activates when the previous one stops.
  const stopAndLook = async () => {
    await devtools.send('ServiceWorker.stopAllWorkers');
    return stored(page);
  };
  await expect.poll(stopAndLook, {intervals: [3000], timeout: 120_000}).toEqual([]);
  for (let load = 0; load < 2; load += 1) {
    await page.goto(`${host.origin}/docs/faq`);
    await hydrated(page);
    await expect.poll(() => stored(page)).toEqual([]);
    await expect.poll(() => registrations(page)).toBe(0);
    await expect(notes(page)).toHaveCount(0);
  }
});
