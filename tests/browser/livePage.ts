import {type Page, test as base} from '@playwright/test';

const live = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor();

/**
 * Tests whose page is alive as soon as `page.goto` and `page.reload` return: a key or a click before that is lost on a
 * busy machine, where scripts come late. Pages without scripts, or whose scripts fail, take `test` of Playwright itself.
 */
export const test = base.extend({
  page: async ({page}, use) => {
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
  },
});
