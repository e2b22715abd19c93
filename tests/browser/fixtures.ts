import {type BrowserContext, type Page, expect, test as plain} from '@playwright/test';

/** Pages hydrate on first use. Most tests are about hydrated pages, so they don't wait for it. */
const hydrateOnLoad = () => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('site:start')));

/** Sets `saveData`, so that Docusaurus doesn't prefetch links in view, which is a third of a page's work. */
export const saveData = () =>
  Object.defineProperty(Navigator.prototype, 'connection', {value: {saveData: true, effectiveType: '4g'}});

/** Undoes `saveData` on a page: links in view and under the pointer are prefetched. */
export const fetchAhead = () =>
  Object.defineProperty(navigator, 'connection', {value: {saveData: false, effectiveType: '4g'}});

export const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]:not(:has([data-scripts]))').waitFor();

export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('site:start')));
  await hydrated(page);
}

/** Pages with other browser settings: on a phone, and without scripts. */
const base = plain.extend<{phone: Page; withoutScripts: Page}>({
  phone: async ({browser, baseURL}, use) => {
    const viewport = {width: 390, height: 844};
    const page = await browser.newPage({baseURL, viewport, hasTouch: true, isMobile: true, serviceWorkers: 'block'});
    await use(page);
    await page.close();
  },
  withoutScripts: async ({browser, baseURL}, use) => {
    const page = await browser.newPage({baseURL, javaScriptEnabled: false});
    await use(page);
    await page.close();
  },
});

/** Fails the test on a security policy violation or an uncaught error. */
async function failOnErrors({page}: {page: Page}, use: (page: Page) => Promise<void>): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => {
    if (/content security policy|permissions[- ]policy|trusted ?(?:types|html|script)/i.test(message.text())) {
      problems.push(`${message.text()} (${page.url()})`);
    }
  });
  await use(page);
  expect(problems, 'errors, and what the security policy refuses').toEqual([]);
}

/** Tests of a page before hydration. */
export const unhydrated = base.extend({page: failOnErrors});

/** Tests with an empty cache. Their pages hydrate automatically, and tests don't wait for it. */
export const cold = base.extend({
  context: async ({context}, use) => {
    await context.addInitScript(hydrateOnLoad);
    await context.addInitScript(saveData);
    await use(context);
  },
});

/** Tests with the site's files in the cache, in less than half the time. Context options have no effect. */
const withSharedCache = base.extend<object, {shared: BrowserContext}>({
  page: async ({context, baseURL}, use) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {origin: baseURL ?? '', storageTypes: 'local_storage'});
    await session.detach();
    await use(page);
  },
  shared: [
    async ({browser}, use, {project}) => {
      const {baseURL, serviceWorkers, timezoneId} = project.use;
      const context = await browser.newContext({baseURL, serviceWorkers, timezoneId});
      await context.addInitScript(saveData);
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  context: async ({shared}, use) => {
    await use(shared);
    await Promise.all(shared.pages().map((each) => each.close()));
    await shared.clearPermissions();
  },
});

/** Tests of static pages, for layout and measurements that don't need the bundle. */
export const staticTest = withSharedCache.extend({page: failOnErrors});

/** Like `cold`, but with the site's files in the cache. */
export const started = withSharedCache.extend({
  page: async ({page}, use) => {
    await page.addInitScript(hydrateOnLoad);
    await use(page);
  },
});

/** A page that fails on errors and is hydrated when `goto` and `reload` return. */
async function waitForHydration({page}: {page: Page}, use: (page: Page) => Promise<void>): Promise<void> {
  const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...where) => {
    const response = await open(...where);
    await hydrated(page);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await hydrated(page);
    return response;
  };
  await failOnErrors({page}, use);
}

/** Tests whose page is hydrated when `page.goto` and `page.reload` return. */
export const test = started.extend({page: waitForHydration});

/** Like `test`, but in a separate browser. */
export const coldTest = cold.extend({page: waitForHydration});
