import {expect} from '@playwright/test';
import {layoutShift, watchLayoutShift} from './layoutShift';
import {started as test} from './livePage';
import {watchProblems} from './problems';

test.describe('with the service worker that readers get', () => {
  test.use({serviceWorkers: 'allow'});

  test('a page of each kind loads without an error, and so does the next one', async ({page}) => {
    const problems = watchProblems(page);
    for (const route of ['/', '/docs', '/docs/destinations/kafka', '/docs/glossary', '/blog', '/search', '/versions']) {
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
  expect(await layoutShift(page)).toBeLessThan(0.005);
  await page.evaluate(() => {
    const element = document.createElement('div');
    element.style.height = '300px';
    document.body.prepend(element);
  });
  expect(await layoutShift(page)).toBeGreaterThan(0.01);
});

test('the watch notices an error in the console and a failed request', async ({page}) => {
  const problems = watchProblems(page);
  await page.goto('/docs/events');
  await page.evaluate(async () => {
    console.error('seen');
    await fetch('/nowhere.json');
  });
  expect(problems.join()).toContain('console: seen');
  expect(problems.join()).toContain('404: ');
});

test('an unknown address answers 404 and helps', async ({page}) => {
  const response = await page.goto('/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: 'Install the pixel'})).toBeVisible();
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('kafka');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/search\?q=kafka$/);
});

test('the not-found page guesses what was meant', async ({page}) => {
  await page.goto('/docs/destinations/snowflak');
  await page.getByRole('main').getByRole('link', {name: '/docs/destinations/snowflake', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/destinations\/snowflake$/);
});

test('an address with .html shows the page under its clean address', async ({page}) => {
  await page.goto('/docs/events.html');
  await expect(page).toHaveURL(/\/docs\/events$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
