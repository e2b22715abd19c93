import {expect} from '@playwright/test';
import {layoutShift, watchLayoutShift} from './layoutShift';
import {cold as test} from './hydratedPage';
import {watchProblems} from './problems';

test.describe('with the service worker that readers get', () => {
  test.use({serviceWorkers: 'allow'});

  test('a page of each kind loads without an error, and so does the next one', async ({page}) => {
    const problems = watchProblems(page);
    for (const route of ['/', '/docs/destinations/kafka', '/blog', '/search']) {
      const response = await page.goto(route);
      expect(response?.status(), route).toBe(200);
      await expect(page.locator('html'), route).toHaveAttribute('data-has-hydrated', 'true');
      expect(problems, route).toEqual([]);
    }
  });
});

test('a shift of the layout is noticed', async ({page}) => {
  await watchLayoutShift(page);
  await page.goto('/docs/events');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const before = await layoutShift(page);
  // On a busy machine the bar is painted before its last items.
  expect(before.sum, before.moved.join('\n')).toBeLessThan(0.02);
  await page.evaluate(() => {
    const element = document.createElement('div');
    element.style.height = '300px';
    document.body.prepend(element);
  });
  const after = await layoutShift(page);
  expect(after.sum).toBeGreaterThan(0.1);
  expect(after.moved.join('\n')).toMatch(/ from \d+,\d+ \d+×\d+ to \d+,3\d\d /);
});

test('the watch notices an error in the console and a failed request', async ({page}) => {
  const problems = watchProblems(page);
  await page.goto('/docs/events');
  await page.evaluate(async () => {
    console.error('seen');
    await fetch('/nowhere.json');
  });
  await expect.poll(() => problems.join()).toContain('console: seen');
  await expect.poll(() => problems.join()).toContain('404: ');
});

test('an element that the page lacks and React renders is reported and added', async ({page}) => {
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

test('below the docs the page for unknown addresses has the head of docs pages', async ({page}) => {
  const heights = [];
  for (const route of ['/docs/events', '/docs/no-such-page']) {
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    heights.push((await page.locator('.theme-announcement-bar').boundingBox())?.height);
  }
  expect(heights[0]).toBeGreaterThan(0);
  expect(heights[1]).toBe(heights[0]);
});

test('a page of text is at its place before its contents are parsed', async ({page}) => {
  await page.goto('/terms-and-conditions');
  // In one step: React would render a page that lacks them anew when it hydrates.
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

test('an unknown address answers 404 and helps', async ({page}) => {
  const response = await page.goto('/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: 'Install the pixel'})).toBeVisible();
});

test('the not-found page guesses what was meant', async ({page}) => {
  await page.goto('/docs/destinations/snowflak');
  await page.getByRole('main').getByRole('link', {name: 'Snowflake', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/destinations\/snowflake$/);
});

test('of a page in two versions the not-found page offers the one with the more similar address', async ({page}) => {
  for (const folder of ['/docs', '/docs/next']) {
    await page.goto(`${folder}/start-create-a-pixl`);
    const found = page.getByRole('main').getByRole('link', {name: 'Create a new pixel', exact: true});
    await expect(found).toHaveAttribute('href', `${folder}/start-create-a-pixel`);
  }
});
