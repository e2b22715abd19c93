import {type Page, expect, test} from '@playwright/test';
import contract from '../../content/routes.json';
import {layoutShift, watchLayoutShift} from './layoutShift';

// Pages register the service worker as they do for readers.
test.use({serviceWorkers: 'allow'});

/** Collects what must not happen on a page: errors in the console, uncaught errors, failed requests. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) {
      problems.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Going on to the next page cuts off what was being fetched ahead.
    if (reason !== 'net::ERR_ABORTED') {
      problems.push(`failed: ${request.url()} ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  return problems;
}

const routes = Object.values(contract).flat();
const groups = Array.from({length: 12}, (_, group) => routes.filter((_route, index) => index % 12 === group));

groups.forEach((group, index) => {
  test(`pages load, come alive and make no error (${index + 1} of ${groups.length})`, async ({page}) => {
    test.setTimeout(180_000);
    const problems = watch(page);
    await watchLayoutShift(page);
    let worst = 0;
    for (const route of group) {
      const response = await page.goto(route);
      expect(response?.status(), route).toBe(200);
      await expect(page.locator('html'), route).toHaveAttribute('data-has-hydrated', 'true');
      expect(problems, route).toEqual([]);
      const shift = await layoutShift(page);
      expect(shift, `${route}: layout shift`).toBeLessThan(0.005);
      worst = Math.max(worst, shift);
    }
    console.log(`layout shift: ${group.length} routes, worst ${worst.toFixed(4)}`);
  });
});

test('a shift of the layout is noticed', async ({page}) => {
  await watchLayoutShift(page);
  await page.goto('/docs/events');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await layoutShift(page)).toBeLessThan(0.005);
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<div style="height:300px"></div>'));
  expect(await layoutShift(page)).toBeGreaterThan(0.01);
});

test('the watch notices an error in the console and a failed request', async ({page}) => {
  const problems = watch(page);
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
