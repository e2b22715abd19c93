import {type BrowserContext, type Page, expect, test as plain} from '@playwright/test';

/** Pages hydrate when a reader needs them. Most tests are about what comes then: they don't wait for a first use. */
const startAtOnce = () => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('site:start')));

/** With data saved, Docusaurus does not prefetch the pages behind the links in view: a third of what a page does. */
export const saveData = () =>
  Object.defineProperty(Navigator.prototype, 'connection', {value: {saveData: true, effectiveType: '4g'}});

/** In one page, undoes `saveData`: links in view and under the pointer are fetched ahead. */
export const fetchAhead = () =>
  Object.defineProperty(navigator, 'connection', {value: {saveData: false, effectiveType: '4g'}});

export const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]:not(:has([data-scripts]))').waitFor();

export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('site:start')));
  await hydrated(page);
}

/** Pages for tests that are not of a usual browser: on a phone, and without scripts. */
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

/** Fails the test when the security policy refuses anything, and when an error is thrown that nothing catches. */
async function guarded({page}: {page: Page}, use: (page: Page) => Promise<void>): Promise<void> {
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

/** Tests of a page before it has hydrated. */
export const untouched = base.extend({page: guarded});

/** Tests in a browser that has loaded nothing yet. Their pages hydrate by themselves, and no test waits for it. */
export const cold = base.extend({
  context: async ({context}, use) => {
    await context.addInitScript(startAtOnce);
    await context.addInitScript(saveData);
    await use(context);
  },
});

/** Tests with files of the site in the cache, in less than half the time. Options of a context have no effect. */
const sharing = base.extend<object, {shared: BrowserContext}>({
  page: async ({context, baseURL}, use) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {origin: baseURL ?? '', storageTypes: 'local_storage'});
    await session.detach();
    await use(page);
  },
  shared: [
    async ({browser}, use, {project}) => {
      const {baseURL, serviceWorkers} = project.use;
      const context = await browser.newContext({baseURL, serviceWorkers});
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

/** Tests of a page as it was built: what is drawn and measured needs no script of the bundle. */
export const still = sharing.extend({page: guarded});

/** As `cold`, with files of the site in the cache. */
export const started = sharing.extend({
  page: async ({page}, use) => {
    await page.addInitScript(startAtOnce);
    await use(page);
  },
});

/** A guarded page that has hydrated when `goto` and `reload` return. */
async function waiting({page}: {page: Page}, use: (page: Page) => Promise<void>): Promise<void> {
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
  await guarded({page}, use);
}

/** Tests whose page has hydrated when `page.goto` and `page.reload` return. */
export const test = started.extend({page: waiting});

/** As `test`, in a browser of its own. */
export const coldTest = cold.extend({page: waiting});
