import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {type BrowserContext, expect, test} from '@playwright/test';
import {createSiteServer, listen} from '../../scripts/server';

test.describe.configure({mode: 'serial', timeout: 180_000});
test.use({serviceWorkers: 'allow'});

const leftovers: (() => unknown)[] = [];

test.afterEach(async () => {
  for (const remove of leftovers.splice(0)) {
    await remove();
  }
});

async function serve(folder: string, first = 4500): Promise<{server: http.Server; port: number; origin: string}> {
  const server = createSiteServer(folder);
  const port = await listen(server, first);
  leftovers.push(() => stop(server));
  return {server, port, origin: `http://localhost:${port}`};
}

async function stop(server: http.Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Opens the docs in offline mode and waits until the worker has everything and controls the page. */
async function readOffline(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await page.goto(`${origin}/docs?offlineMode=true`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  return page;
}

test('with the server stopped the current docs, the blog and search work', async ({context}) => {
  const {server, origin} = await serve('build');
  const page = await readOffline(context, origin);
  await stop(server);
  for (const route of ['/docs/start-pixel-installation', '/docs/destinations/kafka', '/blog', '/', '/docs/faq']) {
    await page.goto(origin + route);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }
  await page.goto(`${origin}/search?q=suppression`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /suppress/i})
      .first(),
  ).toBeVisible();
  await page.goto(`${origin}/docs/no-such-page`);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
});

test('without offline mode the worker keeps nothing', async ({context}) => {
  const {origin} = await serve('build');
  const page = await context.newPage();
  await page.goto(`${origin}/docs`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const caches = await window.caches.keys();
    const sizes = await Promise.all(caches.map(async (name) => (await (await window.caches.open(name)).keys()).length));
    return sizes.reduce((sum, size) => sum + size, 0);
  });
  expect(kept).toBe(0);
});

test('a new version offers to reload', async ({context}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  leftovers.push(() => fs.rmSync(folder, {recursive: true}));
  fs.cpSync('build', folder, {recursive: true});
  const {server, port, origin} = await serve(folder);
  const page = await readOffline(context, origin);
  await stop(server);
  fs.appendFileSync(path.join(folder, 'sw.js'), '\n// a new version\n');
  const next = await serve(folder, port);
  expect(next.origin).toBe(origin);
  await page.goto(`${origin}/docs?offlineMode=true`);
  await expect(page.getByText('New version available')).toBeVisible({timeout: 60_000});
  await page.getByRole('button', {name: 'Refresh'}).click();
  await page.waitForLoadState('load');
  await expect(page.getByText('New version available')).toHaveCount(0);
});
