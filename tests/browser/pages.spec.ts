import {expect} from '@playwright/test';
import {layoutShift, watchLayoutShift} from './layoutShift';
import {cold, staticTest, test} from './fixtures';
import {watchProblems} from '../problems';

cold.describe('with the service worker that readers get', () => {
  cold.use({serviceWorkers: 'allow'});

  cold('a page and the next one load without errors', async ({page}) => {
    const problems = watchProblems(page);
    for (const route of ['/', '/docs/destinations/kafka']) {
      const response = await page.goto(route);
      expect(response?.status(), route).toBe(200);
      await expect(page.locator('html'), route).toHaveAttribute('data-has-hydrated', 'true');
      expect(problems, route).toEqual([]);
    }
  });
});

staticTest('layout shifts, console errors, and failed requests are detected', async ({page}) => {
  const problems = watchProblems(page);
  await watchLayoutShift(page);
  await page.goto('/docs/events');
  await page.evaluate(async () => {
    const element = document.createElement('div');
    element.style.height = '300px';
    document.body.prepend(element);
    console.error('seen');
    await fetch('/nowhere.json');
  });
  const {sum, moved} = await layoutShift(page);
  expect(sum).toBeGreaterThan(0.1);
  expect(moved.join('\n')).toMatch(/ from \d+,\d+ \d+×\d+ to \d+,3\d\d /);
  await expect.poll(() => problems.join()).toContain('console: seen');
  await expect.poll(() => problems.join()).toContain('404: ');
});

cold('an element that React renders but the page lacks is reported and added', async ({page}) => {
  const problems = watchProblems(page);
  await page.route('/docs/events', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace(/<footer class="?theme-layout-footer[^]*<\/footer>/, '')});
  });
  await page.goto('/docs/events');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(problems.join()).toMatch(/^console: Docusaurus React Root onRecoverableError: .*#418/);
});

test('below /docs, the not-found page hydrates as it was built', async ({page}) => {
  const problems = watchProblems(page);
  await page.goto('/docs/no-such-page');
  await expect(page).toHaveTitle(/^Page not found/);
  expect(problems.join()).not.toContain('onRecoverableError');
});

staticTest('a text page is in position before its content is parsed', async ({page}) => {
  await page.goto('/terms-and-conditions');
  // In one step, because React would rerender a page without them during hydration.
  const [before, after] = await page.locator('main > .row > .col + .col').evaluate((contents) => {
    const article = document.querySelector('main article');
    const left = () => article?.getBoundingClientRect().x;
    const place = left();
    contents.remove();
    return [place, left()];
  });
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(before);
});

test('the not-found page searches for the words in the path', async ({page}) => {
  await page.goto('/docs/start-create-a-pixl');
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'start create a pixl'}).click();
  await main.getByRole('link', {name: 'Create a new pixel'}).first().click();
  await expect(page).toHaveURL('/docs/start-create-a-pixel');
});
