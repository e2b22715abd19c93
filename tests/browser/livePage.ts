import {type Page, expect, test as base} from '@playwright/test';
import {watchPolicy} from './problems';

/** Pages start when a reader needs them. Most tests are about what comes then: they don't wait for a first touch. */
const startAtOnce = () => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('site:start')));

/** Alive, and everything done that was done before. */
const live = (page: Page) => page.locator('html[data-has-hydrated="true"]:not(:has([data-scripts]))').waitFor();

/** Starts a page that is still waiting for its first touch, and waits until it is alive. */
export async function bringAlive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('site:start')));
  await live(page);
}

/** Tests whose pages start by themselves; when they are alive is up to the test. */
export const started = base.extend({
  context: async ({context}, use) => {
    await context.addInitScript(startAtOnce);
    await use(context);
  },
});

/**
 * Tests whose page is alive as soon as `page.goto` and `page.reload` return. Pages without scripts, or whose scripts
 * fail, take `started`; what a page does before its start is in `firstUse.spec.ts`.
 * They are served under the site's security policy, and a test fails when that has to refuse anything.
 */
export const test = started.extend({
  page: async ({page}, use) => {
    const refused = watchPolicy(page);
    const [open, again] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...where) => {
      const response = await open(...where);
      await live(page);
      return response;
    };
    page.reload = async (...how) => {
      const response = await again(...how);
      await live(page);
      return response;
    };
    await use(page);
    expect(refused, 'refused by the security policy').toEqual([]);
  },
});
