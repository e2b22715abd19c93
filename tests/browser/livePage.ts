import {type Page, expect, test as base} from '@playwright/test';
import {watchPolicy} from './problems';

const live = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor();

/**
 * Tests whose page is alive as soon as `page.goto` and `page.reload` return: a key or a click before that is lost on a
 * busy machine, where scripts come late. Pages without scripts, or whose scripts fail, take `test` of Playwright itself.
 * They are served under the site's security policy, and a test fails when that has to refuse anything.
 */
export const test = base.extend({
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
