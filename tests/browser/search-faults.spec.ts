import {type Page, type Route, expect, test} from '@playwright/test';

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

const index = '**/search-index/*.json';

const faults: [string, (route: Route) => Promise<void>][] = [
  ['does not load', (route) => route.abort()],
  ['is missing', (route) => route.fulfill({status: 404, body: 'not found'})],
  ['is cut off', (route) => route.fulfill({contentType: 'application/json', body: '{"format":2,"pages":['})],
  ['is of another form', (route) => route.fulfill({json: {format: 1}})],
  [
    'is damaged',
    (route) =>
      route.fulfill({
        json: {format: 2, pages: [], depths: 'x', heads: '', anchors: '', weights: '', words: '', counts: '', gaps: ''},
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

test('texts that do not load leave results without snippets', async ({page}) => {
  await page.route('**/search-index/pages/**', (route) => route.abort());
  await openDialog(page);
  await page.keyboard.type('kafka');
  await expect(option(page)).toHaveText('Kafka');
});

test('when the dialog itself does not load it says so, and the next key tries again', async ({page}) => {
  await page.goto('/docs/billing');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kafk');
  await expectFailure(page);
  await page.unroute('**/assets/js/*.js');
  await page.keyboard.type('a');
  await expect(option(page)).toContainText('Kafka');
});

/** The site as it is built with credentials of the hosted service. */
async function withHosted(page: Page) {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const before = await response.text();
    const body = before.replace(
      /(["']?appId["']?):\s*""(,\s*["']?apiKey["']?):\s*""(,\s*["']?index["']?):\s*""/,
      '$1:"TESTAPP"$2:"searchonly"$3:"docs"',
    );
    expect(body, 'credentials are set').not.toBe(before);
    await route.fulfill({response, body});
  });
}

const service = /^https:\/\/testapp-(?:dsn\.algolia\.net|[123]\.algolianet\.com)\//;

const hit = {
  objectID: '/docs/billing#0',
  type: 'lvl1',
  hierarchy: {
    lvl0: 'Documentation',
    lvl1: 'From the service',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: 'Text',
  url: 'https://www.example.com/docs/billing',
  url_without_anchor: 'https://www.example.com/docs/billing',
  anchor: null,
  language: 'en',
  docusaurus_tag: 'docs-default-0.0.1',
  _snippetResult: {content: {value: 'Text with <b>tags</b> and \ue000marks\ue001', matchLevel: 'full'}},
};

const good = {results: [{hits: [hit], nbHits: 1, nbPages: 1, page: 0}]};

const answers: [string, (route: Route) => Promise<void>][] = [
  ['403', (route) => route.fulfill({status: 403, json: {message: 'Invalid Application-ID or API key'}})],
  ['429', (route) => route.fulfill({status: 429, json: {message: 'Too many requests'}})],
  ['500', (route) => route.fulfill({status: 500, body: ''})],
  ['garbage', (route) => route.fulfill({body: '<html>Sign in to the network</html>'})],
  ['an empty answer', (route) => route.fulfill({json: {}})],
  ['nothing', (route) => route.abort('connectionreset')],
];

for (const [name, answer] of answers) {
  test(`when the hosted service answers ${name} the dialog says so, and the next key tries again`, async ({page}) => {
    await withHosted(page);
    await page.route(service, answer);
    await openDialog(page);
    await page.keyboard.type('bill');
    await expectFailure(page);
    await page.unroute(service);
    await page.route(service, (route) => route.fulfill({json: good}));
    await page.keyboard.type('i');
    await expect(option(page)).toContainText('From the service');
  });
}

test('the hosted service gets the same filters, and no file of the embedded index is loaded', async ({page}) => {
  await withHosted(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const bodies: unknown[] = [];
  await page.route(service, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({json: good});
  });
  await openDialog(page);
  await page.keyboard.type('b');
  await expect(option(page)).toContainText('Text with <b>tags</b> and marks');
  await expect(option(page)).toHaveAttribute('href', '/docs/billing');
  expect(bodies[0]).toMatchObject({
    requests: [
      {
        indexName: 'docs',
        query: 'b',
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-0.0.1']],
      },
    ],
  });
  expect(asked.filter((url) => url.includes('/search-index/'))).toEqual([]);
});

test('an answer to an older query that comes late is not shown', async ({page}) => {
  await withHosted(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(service, async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: {query: string}[]};
    const query = requests[0]?.query ?? '';
    if (query === 'b') {
      await held;
    }
    const title = `Answer to ${query}`;
    const named = {...hit, hierarchy: {...hit.hierarchy, lvl1: title}};
    await route.fulfill({json: {results: [{hits: [named], nbHits: 1, nbPages: 1, page: 0}]}});
  });
  await openDialog(page);
  const older = page.waitForRequest(service);
  await page.keyboard.type('b');
  await older;
  await page.keyboard.type('i');
  await expect(option(page)).toContainText('Answer to bi');
  const late = page.waitForResponse((response) => response.request().postData()?.includes('"query":"b"') ?? false);
  release();
  await late;
  await page.waitForTimeout(300);
  await expect(option(page)).toContainText('Answer to bi');
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
