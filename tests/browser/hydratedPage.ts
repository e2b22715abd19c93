import {type Page, expect, test as base} from '@playwright/test';
import {watchPolicy} from './problems';

/** Pages hydrate when a reader needs them. Most tests are about what comes then: they don't wait for a first use. */
const startAtOnce = () => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('site:start')));

/** With data saved, Docusaurus does not prefetch the pages behind the links in view: a third of what a page does. */
const saveData = () =>
  Object.defineProperty(Navigator.prototype, 'connection', {value: {saveData: true, effectiveType: '4g'}});

/** Hydrated, with all held events dispatched. */
const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]:not(:has([data-scripts]))').waitFor();

/** Hydrates a page that waits for its first use. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('site:start')));
  await hydrated(page);
}

/** Tests whose pages hydrate by themselves and don't wait for it. */
export const started = base.extend({
  context: async ({context}, use) => {
    await context.addInitScript(startAtOnce);
    await use(context);
  },
});

/**
 * Tests whose page has hydrated when `page.goto` and `page.reload` return. Pages without scripts, or whose scripts fail,
 * take `started`; what a page does before is in `firstUse.spec.ts`. A test fails when the security policy refuses anything.
 */
export const test = started.extend({
  page: async ({page}, use) => {
    await page.addInitScript(saveData);
    const refused = watchPolicy(page);
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
    await use(page);
    expect(refused, 'refused by the security policy').toEqual([]);
  },
});
