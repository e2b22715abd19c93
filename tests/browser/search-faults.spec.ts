import {type Page, type Route, expect} from '@playwright/test';
import {drawn} from './drawn';
import {started as test} from './livePage';
import {watchProblems} from './problems';
import {format} from '../../src/search/engine/packed';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});

const option = (page: Page) => page.getByRole('option').first();

async function openDialog(page: Page) {
  await page.goto('/docs/billing');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function expectFailure(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
}

const index = '**/assets/search-index/*.json';

const faults: [string, (route: Route) => Promise<void>][] = [
  ['does not load', (route) => route.abort()],
  ['is missing', (route) => route.fulfill({status: 404, body: 'not found'})],
  ['is cut off', (route) => route.fulfill({contentType: 'application/json', body: `{"format":${format},"pages":[`})],
  ['is of another form', (route) => route.fulfill({json: {format: format - 1}})],
  [
    'is damaged',
    (route) =>
      route.fulfill({
        json: {format, pages: [], depths: 'x', heads: '', anchors: '', weights: '', words: '', counts: '', gaps: ''},
      }),
  ],
];

for (const [name, fault] of faults) {
  test(`when the index ${name} the dialog says so, and the next key tries again`, async ({page}) => {
    await page.route(index, fault);
    await openDialog(page);
    await page.keyboard.type('kafk');
    await expectFailure(page);
    await page.unroute(index);
    await page.keyboard.type('a');
    await expect(option(page)).toContainText('Kafka');
    await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  });
}

test('Retry asks again', async ({page}) => {
  await page.route('**/search-index/list.json', (route) => route.abort());
  await openDialog(page);
  await page.keyboard.type('kafka');
  await expectFailure(page);
  await page.unroute('**/search-index/list.json');
  await page.getByRole('dialog').getByRole('button', {name: 'Retry'}).click();
  await expect(option(page)).toContainText('Kafka');
});

const skews: [string, string, (route: Route) => Promise<void>][] = [
  ['has taken the index away', index, (route) => route.fulfill({status: 404, body: 'not found'})],
  [
    'has an index of another format',
    '**/search-index/list.json',
    (route) => route.fulfill({json: {format: format + 1, hashes: {}}}),
  ],
];

for (const [name, files, answer] of skews) {
  test(`when a newer build ${name} the reader may reload, and what was typed is kept`, async ({page}) => {
    const isFetched = (route: Route) => route.request().resourceType() === 'fetch';
    const newer = '<script src="/assets/js/main.0newer0.js" defer></script>';
    await page.route('**/docs/billing', (route) =>
      isFetched(route) ? route.fulfill({contentType: 'text/html', body: newer}) : route.continue(),
    );
    await page.route(files, answer);
    // The site gives its answer up after seconds; here it counts, however slow the machine is.
    await page.addInitScript(() => Object.assign(AbortSignal, {timeout: () => new AbortController().signal}));
    await openDialog(page);
    await page.keyboard.type('kafka');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await expect(dialog.getByText('This site has been updated')).toBeVisible();
    await expect(dialog.getByText('network connection')).toHaveCount(0);
    await page.unroute(files);
    await dialog.getByRole('link', {name: 'Reload'}).click();
    await expect(page).toHaveURL('/search?q=kafka');
    await expect(page.getByRole('main').getByRole('status')).toContainText('results for “kafka”');
  });
}

test('a worker that stays silent is given up after a while, and Retry starts another', async ({page}) => {
  await page.addInitScript(() => {
    const Original = window.Worker;
    const silent = {addEventListener: () => undefined, postMessage: () => undefined, terminate: () => undefined};
    Object.assign(window, {
      Worker: function (this: unknown, ...args: ConstructorParameters<typeof Worker>) {
        return 'speaks' in window ? new Original(...args) : silent;
      },
    });
  });
  await page.clock.install();
  await openDialog(page);
  await page.keyboard.type('kafka');
  await expect(page.getByRole('dialog').getByText('Searching …')).toBeVisible();
  await page.clock.runFor(60_000);
  await expectFailure(page);
  await page.evaluate(() => Object.assign(window, {speaks: true}));
  await page.getByRole('dialog').getByRole('button', {name: 'Retry'}).click();
  await expect(option(page)).toContainText('Kafka');
});

test('half a sign and 5,000 letters are queries like others, in the dialog and on the page', async ({page}) => {
  const problems = watchProblems(page);
  const put = (text: string) =>
    page.evaluate((value) => {
      const input = document.activeElement as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, JSON.parse(value));
      input.dispatchEvent(new Event('input', {bubbles: true}));
    }, text);
  await openDialog(page);
  for (const query of ['"zq\\ud800"', JSON.stringify('zqx '.repeat(1250)), JSON.stringify('\ufdfa'.repeat(200))]) {
    await put(query);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('No results for');
    await put('""');
  }
  await page.goto('/search');
  await page.getByRole('searchbox', {name: 'Search docs'}).focus();
  await put('"zq\\ud800"');
  await expect(page.getByRole('main').getByRole('status')).toContainText('No results for');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=zq${encodeURIComponent('\ufffd')}`);
  await page.goto(`/search?q=${'zqx'.repeat(1700)}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText('No results for');
  expect(problems).toEqual([]);
});

test('while the index is slow the dialog says that it searches', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(index, async (route) => {
    await held;
    await route.continue();
  });
  await openDialog(page);
  await page.keyboard.type('kafka');
  await expect(page.getByRole('dialog').getByText('Searching …')).toBeVisible();
  release();
  await expect(option(page)).toContainText('Kafka');
});

test('an answer that comes after Escape is not shown, not even when search opens again', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(index, async (route) => {
    await held;
    await route.continue();
  });
  await openDialog(page);
  await page.keyboard.type('kafka');
  await page.keyboard.press('Escape');
  const arrived = page.waitForResponse(index);
  release();
  await arrived;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('results are there before their texts, which move neither the choice nor the focus', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index/pages/**', async (route) => {
    await held;
    await route.continue();
  });
  await openDialog(page);
  // In one go: a list that is still to come would take the choice back.
  await page.keyboard.insertText('kafka');
  await expect(option(page)).toHaveText('Kafka Integrations');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const third = page.getByRole('option').nth(2);
  await expect(third).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(option(page)).toContainText('Send every new lead to a Kafka topic');
  await expect(third).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await third.getAttribute('id')) ?? '?');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('kafka');
});

test('an answer to an older query that comes late is not shown', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index/pages/docs/destinations/kafka.json', async (route) => {
    await held;
    await route.continue();
  });
  await openDialog(page);
  await page.keyboard.type('kafka');
  await expect(option(page)).toHaveText('Kafka Integrations');
  await field(page).fill('snowflake');
  await expect(option(page)).toContainText('Snowflake');
  const late = page.waitForResponse(/pages\/docs\/destinations\/kafka\.json$/);
  release();
  await late;
  // An answer that came after it shows that the older one has had its turn.
  await field(page).fill('snowflake key');
  await expect(page.getByRole('link', {name: /^See all/})).toHaveAttribute('href', '/search?q=snowflake%20key');
  await expect(option(page)).toContainText('Snowflake');
});

test('texts that do not load leave results without snippets', async ({page}) => {
  await page.route('**/search-index/pages/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await openDialog(page);
  await page.keyboard.type('kafka');
  await failed;
  await expect(option(page)).toHaveText('Kafka Integrations');
});

test('when the dialog itself does not load it says so, and the next key tries again', async ({page}) => {
  await page.goto('/docs/billing');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const scripts = () => page.evaluate(() => document.scripts.length);
  const before = await scripts();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kafk');
  await expectFailure(page);
  // The load of the last key may still be on its way.
  await drawn(page);
  await expect.poll(scripts).toBe(before);
  await page.unroute('**/assets/js/*.js');
  await page.keyboard.type('a');
  await expect(option(page)).toContainText('Kafka');
});

test('search runs under a policy that allows only scripts of this site', async ({page}) => {
  const broken: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && broken.push(message.text()));
  await page.goto('/docs/billing');
  await page.evaluate(() => {
    const meta = document.createElement('meta');
    meta.httpEquiv = 'Content-Security-Policy';
    meta.content = "script-src 'self'; worker-src 'self'; connect-src 'self'; object-src 'none'";
    document.head.append(meta);
  });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kafka');
  await expect(option(page)).toContainText('Kafka');
  expect(broken).toEqual([]);
});
