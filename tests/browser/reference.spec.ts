import {type Locator, type Page, expect} from '@playwright/test';
import {animationsFinished, axeViolations} from './axe';
import {staticTest, test, unhydrated} from './fixtures';
import {boxOf, openIn} from './helpers';

const leads = '/docs/lead-fields';
const catalog = '/docs/intro-to-integrations';

const entries = (page: Page) => page.locator('[data-entry]');
const shown = (page: Page) => page.locator('[data-entry]:visible');
const field = (page: Page) => page.getByRole('searchbox', {name: /^Filter the/});

test('the filter hides what does not match and counts the rest; Escape clears it', async ({page}) => {
  await page.goto(leads);
  const status = page.locator('form').getByRole('status');
  await expect(entries(page)).toHaveCount(201);
  const [heading, count] = [page.getByRole('heading', {name: /^Identity/}), page.getByText('26 fields', {exact: true})];
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({media});
    expect((await boxOf(count)).x).toBeGreaterThan((await boxOf(heading)).right);
  }
  await expect(status).toHaveText('201 of 201');
  await field(page).fill('credit_range');
  await expect(status).toHaveText('1 of 201');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('credit_range');
  await expect(page.getByText(/^\d+ fields$/).filter({visible: true})).toHaveCount(0);
  await expect(page.locator('h3:visible', {hasText: 'Collector'})).toHaveCount(0);
  await field(page).press('Escape');
  await expect(status).toHaveText('201 of 201');
  await expect(count).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL(leads);
});

test('the docs home finds a destination by name, and its searches lead to results', async ({page}) => {
  await page.goto('/docs');
  await field(page).fill('snowflake');
  await expect(page.getByRole('status').filter({hasText: 'of 70'})).toHaveText('2 of 70');
  await expect(page.getByRole('heading', {name: 'Databases'})).toBeHidden();
  await expect(page.getByRole('link', {name: 'Snowflake', exact: true})).toBeVisible();
  await field(page).fill('sql server');
  await expect(page.getByRole('link', {name: 'MsSQL'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Shopify', exact: true}).click();
  await expect(page).toHaveURL('/search?q=Shopify');
});

test('without scripts, there is no filter and everything is shown', async ({withoutScripts: page}) => {
  await page.goto(leads);
  await expect(shown(page)).toHaveCount(201);
  await expect(field(page)).toBeHidden();
  await page.locator('a[aria-describedby="term-stream"], a[aria-describedby="term-lead"]').first().hover();
  await expect(page.getByRole('tooltip').first()).toBeVisible();
});

test('links to a field and to a section work, even again, while the filter hides their target', async ({page}) => {
  await page.goto(`${leads}#credit_range`);
  await expect(page.locator('#credit_range')).toBeInViewport();
  for (const _ of ['first', 'second']) {
    await field(page).fill('zzz');
    await expect(page.locator('form').getByRole('status')).toHaveText('0 of 201. To see all, clear the filter.');
    await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Contact'}).click();
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(page.locator('form').getByRole('status')).toHaveText('201 of 201');
  }
});

unhydrated('a term shows its meaning on hover and focus, also on the meaning itself, until Escape', async ({page}) => {
  await page.goto(catalog);
  const term = page.locator('a[aria-describedby="term-destination"]');
  const meaning = page.locator('#term-destination');
  await expect(term).toHaveAccessibleDescription(/^A system of yours that receives leads/);
  await term.hover();
  await expect(meaning).toBeVisible();
  await meaning.hover();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await page.mouse.move(0, 0);
  await term.focus();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(term).toBeFocused();
});

test('the first tap shows the meaning, and the second follows the link', async ({phone: page}) => {
  await page.goto(catalog);
  const term = page.locator('a[aria-describedby="term-destination"]');
  await term.tap();
  await expect(page.locator('#term-destination')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page).toHaveURL(catalog);
  await term.tap();
  await expect(page).toHaveURL(/\/docs\/glossary#destination$/);
});

test('filters and terms pass the accessibility checks in both themes', async ({page}) => {
  await page.goto(leads);
  await field(page).fill('credit');
  await page.locator('a[aria-describedby^="term-"]').first().focus();
  const parts = 'article :is(form, p:has([aria-describedby^="term-"]))';
  expect(await axeViolations(page, 'all', parts)).toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await animationsFinished(page);
  expect(await axeViolations(page, 'colors', parts)).toEqual([]);
});

test('destinations are filtered by several traits', async ({page}) => {
  await page.goto('/docs/choose-a-destination');
  const table = page.getByRole('table', {name: 'Destinations side by side'});
  const names = table.getByRole('rowheader');
  expect(await table.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  const all = await names.count();
  // Like a browser that translates the page.
  await page.locator('option').evaluateAll((options) => options.forEach((option) => option.append(' (translated)')));
  await page.getByText('More filters').focus();
  await page.keyboard.press('Tab');
  await expect(names.getByRole('link').first()).toBeFocused();
  // Going backwards, the table header doesn't cover the focus.
  await names.getByRole('link').nth(40).focus();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  const head = await boxOf(table.locator('thead'));
  expect((await boxOf(names.locator(':focus'))).y).toBeGreaterThan(head.bottom);
  await page.getByLabel('Category', {exact: true}).selectOption('Databases');
  await page.getByText('More filters').click();
  await page.getByLabel('SSH tunnel', {exact: true}).selectOption('Yes');
  await expect.poll(() => names.count()).toBeLessThan(all);
  // Groups without rows are hidden.
  await expect(table.locator('[scope=colgroup]')).toHaveText(['Databases']);
  await expect(names.filter({hasText: 'Postgres'})).toHaveCount(1);
  await expect(names.filter({hasText: 'Kafka'})).toHaveCount(0);
  await expect(page.getByText(new RegExp(`^${await names.count()} of ${all}$`))).toBeVisible();
  await page.getByLabel('SSH tunnel', {exact: true}).selectOption('');
  await page.getByLabel('Category', {exact: true}).selectOption('');
  await expect(names).toHaveCount(all);
  // On a phone, no column is off screen: a row shows its name and its traits.
  await page.setViewportSize({width: 390, height: 800});
  await expect(
    table.getByRole('row', {name: /^Postgres Typed columns .*One record per key.* SSH tunnel$/}),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('without a column, the table of contents is a row of links below the title', async ({withoutScripts: page}) => {
  await openIn(page, [1440, 700], '/docs/graphql/suppression-graphql-request');
  const row = page.getByRole('navigation', {name: 'On this page'});
  const parts = page.locator('article h2');
  await expect(row.getByRole('link')).toHaveText(
    (await parts.allTextContents()).map((part) => part.replace('\u200b', '')),
  );
  expect((await boxOf(row)).height).toBeLessThan(50);
  await row.getByRole('link', {name: 'Errors'}).click();
  const errors = parts.filter({hasText: 'Errors'});
  await expect(errors).toBeInViewport();
  expect((await boxOf(errors)).y).toBeGreaterThan((await boxOf(row)).bottom);
});

test('without a column, the contents are sticky on one line and mark the current section', async ({page}) => {
  await openIn(page, [1200, 700], '/docs/graphql/enrichment-graphql-request');
  expect((await boxOf(page.getByRole('navigation', {name: 'On this page'}))).height).toBeLessThan(60);
  await openIn(page, [1440, 700], '/docs/graphql/suppression-graphql-request#response');
  const marked = page.getByRole('navigation', {name: 'On this page'}).locator('.table-of-contents__link--active');
  await expect(marked).toHaveText('Response');
  await expect(marked).toBeInViewport();
});

staticTest('on a phone, each operation’s request is in the first 900 px, except softpull', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  for (const name of ['basic', 'domains', 'email', 'enrichment', 'super-leads', 'suppression']) {
    await page.goto(`/docs/graphql/${name}-graphql-request`);
    await expect(page.getByRole('tab', {name: 'GraphQL'}), name).toBeInViewport({ratio: 1});
  }
});

test('find in page opens the fold with the match', async ({page}) => {
  // A text fragment link finds text like the browser's find in page.
  await page.goto('/docs/intro-to-integrations#:~:text=Hostname%20or%20IP%20address%20of%20the%20bastion');
  const fold = page.locator('details', {hasText: 'Hostname or IP address of the bastion'});
  await expect(fold).toHaveAttribute('open', '');
  await expect(page.getByText('Hostname or IP address of the bastion')).toBeInViewport();
  await expect(page.locator('details', {hasText: 'each day at 02:30'})).not.toHaveAttribute('open', '');
});

for (const [what, route, part, least] of [
  ['an option of a command', '/docs/destinations/kafka', 'p code span, article td code span', 6],
  ['a short string in code', '/docs/personalization/hero-conditional-helpers', 'li code span:text-is(\'"value"\')', 1],
] as const) {
  staticTest(`${what} does not break on a narrow screen`, async ({page}) => {
    await openIn(page, [320, 640], route);
    const pieces = await page
      .locator(`article ${part}`)
      .evaluateAll((spans) => spans.map((span) => [span.textContent, span.getClientRects().length]));
    expect(pieces.length).toBeGreaterThanOrEqual(least);
    expect(pieces.filter(([, count]) => count !== 1)).toEqual([]);
  });
}

staticTest('a period stays on the line of the code before it', async ({page}) => {
  await openIn(page, [390, 844], '/docs/destinations/properties/credit-range-property');
  await page.evaluate(() => document.fonts.ready);
  const code = page.locator('p > code', {hasText: 'H. 499 & Less'}).first();
  // In one of these widths, the line has room for the code only.
  for (const width of [391, 392, 393, 394, 395]) {
    await page.setViewportSize({width, height: 844});
    const gap = await code.evaluate((element) => {
      const period = document.createRange();
      period.setStart(element.nextSibling ?? element, 0);
      period.setEnd(element.nextSibling ?? element, 1);
      return period.getBoundingClientRect().top - element.getBoundingClientRect().bottom;
    });
    expect(gap, `at ${width} px`).toBeLessThan(0);
  }
});

staticTest('on phones, tables stack: two headers are on a line above, and more label the values', async ({page}) => {
  for (const [route, name, labels] of [
    ['/docs/rest-service', /GET/, ['none']],
    [leads, /^Record/, ['"Templates" / ""', '"Destinations" / ""', '"Contains" / ""']],
    ['/docs/quickstart', /^Lead Cost/, ['"Enter" / ""', '"Note" / ""']],
  ] as const) {
    await openIn(page, [390, 844], route);
    const row = page.getByRole('row', {name}).first();
    const cells = row.getByRole('cell');
    const boxes = await Promise.all((await cells.all()).map(boxOf));
    expect(boxes.slice(1).filter(({x, y}, index) => x !== boxes[0]?.x || y < (boxes[index]?.bottom ?? 0))).toEqual([]);
    const before = await cells.evaluateAll((each) => each.map((cell) => getComputedStyle(cell, '::before').content));
    expect(before).toEqual(['none', ...labels]);
    const table = page.getByRole('table').filter({has: row});
    const heads = table.getByRole('columnheader');
    await expect(heads).toHaveCount(boxes.length);
    if (boxes.length === 2) {
      const [one, two] = [await boxOf(heads.first()), await boxOf(heads.last())];
      expect([two.y, two.x > one.right - 1]).toEqual([one.y, true]);
      expect(one.bottom).toBeLessThanOrEqual((await boxOf(table.getByRole('cell').first())).y);
    }
  }
  await openIn(page, [390, 844], '/docs/personalization/hero-string-number-functions');
  const cells = page.getByRole('row', {name: /^toUpperCase/}).getByRole('cell');
  const [words, result] = [await boxOf(cells.nth(1)), await boxOf(cells.nth(2))];
  expect(words.height, 'the label "Arguments" is not broken').toBe(result.height);
});

staticTest('a step’s heading name includes its number, and its check is on the step line', async ({page}) => {
  await page.goto('/docs/quickstart');
  const title = page.getByRole('heading', {name: '1. Register'});
  const check = page.locator('.step').first().locator('.theme-admonition-tip');
  expect((await boxOf(check)).x).toBeLessThan((await boxOf(title)).x);
  await expect(page.locator('.step')).toHaveCount(6);
});

staticTest('an example’s two visitors are side by side on wide screens, and stacked on phones', async ({page}) => {
  await page.goto('/docs/personalization/hero-conditional-helpers');
  const results = page.locator('.example').first().getByRole('figure', {name: 'Result'});
  const tops = async () => Promise.all((await results.all()).map(async (result) => (await boxOf(result)).y));
  await expect(results).toHaveText([/Solar for your roof/, /Solar for every home/]);
  const [one, other] = await tops();
  expect(other).toBe(one);
  await page.setViewportSize({width: 390, height: 844});
  const [above, below] = await tops();
  expect(below).toBeGreaterThan(above ?? 0);
});

staticTest(
  'on a destination page, record and sample, and name and meaning, are side by side, and stacked on phones',
  async ({page}) => {
    await page.goto('/docs/destinations/hubspot');
    const record = page.getByRole('figure', {name: 'In Fieldmark'});
    const sample = page.getByRole('figure', {name: 'In HubSpot'});
    const line = (block: Locator) => boxOf(block.locator('.token-line', {hasText: 'email'}));
    const [name, meaning] = [page.locator('#field-access_token dt'), page.locator('#field-access_token dd')];
    for (const width of [1440, 800]) {
      await page.setViewportSize({width, height: 800});
      expect((await line(sample)).x).toBeGreaterThan((await line(record)).x);
      expect((await line(sample)).y).toBeCloseTo((await line(record)).y, 1);
      expect((await boxOf(meaning)).x).toBeGreaterThan((await boxOf(name)).x);
      expect((await boxOf(meaning)).y).toBe((await boxOf(name)).y);
    }
    await expect(record.locator('code')).toHaveText(/^email/);
    await page.setViewportSize({width: 390, height: 800});
    const [above, below] = [await boxOf(record), await boxOf(sample)];
    expect((await line(record)).y).toBeLessThan(above.y + 60);
    expect(below.x).toBe(above.x);
    expect(below.y).toBeGreaterThan(above.bottom - 1);
    expect((await boxOf(meaning)).x).toBe((await boxOf(name)).x);
    expect((await boxOf(meaning)).y).toBeGreaterThan((await boxOf(name)).y);
  },
);

staticTest('on a phone, a database row shows one column per line, in full', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const name of ['aws-datalake', 'postgres', 'redshift', 'snowflake', 'starburst-galaxy', 'yellowbrick']) {
    await page.goto(`/docs/destinations/${name}`);
    const row = page.locator('.side-by-side').getByRole('figure').last();
    await expect(row.locator('.theme-code-block-highlighted-line'), name).not.toHaveCount(0);
    expect(await row.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth), name).toBe(0);
  }
});

staticTest('the request with variables and curl are tabs of one block that sticks next to the text', async ({page}) => {
  await openIn(page, [1440, 800], '/docs/graphql/email-graphql-request');
  const part = page.locator('.split').first();
  await expect(part.getByRole('tab')).toHaveText(['GraphQL', 'curl']);
  await expect(part.getByRole('tabpanel')).toContainText('mutation Email(');
  await expect(part.getByRole('tabpanel')).toContainText('"request_id": "optin-2209"');
  await expect(page.getByRole('figure', {name: /^Response /})).toBeVisible();
  const text = part.getByText('are required');
  const block = part.getByRole('tabpanel');
  expect((await boxOf(block)).y).toBeLessThan(800);
  await text.evaluate((line) => line.scrollIntoView({block: 'center'}));
  expect((await boxOf(block)).x).toBeGreaterThan((await boxOf(text)).right);
  await expect(block).toBeInViewport();
  // It's at most as tall as the screen, scrolls by keyboard, and is also next to the inputs.
  await part.getByRole('heading', {name: 'EmailOptinEventInput'}).evaluate((line) => line.scrollIntoView());
  const samples = part.getByRole('group', {name: 'Samples'});
  await expect(samples).toBeInViewport({ratio: 1});
  await samples.focus();
  await page.keyboard.press('End');
  const end = (await boxOf(samples)).bottom;
  await expect.poll(async () => (await boxOf(block)).bottom).toBeLessThanOrEqual(end);
});

staticTest(
  'a link to a value scrolls to its row below the navbar; a long list of values scrolls in its box on phones',
  async ({page}) => {
    await openIn(page, [390, 844], '/docs/destinations/properties/line-type-property#value-Toll-Free');
    const navbar = await boxOf(page.locator('.navbar'));
    const row = await boxOf(page.getByRole('row', {name: 'Toll-free number'}));
    expect(row.y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
    await page.goto('/docs/destinations/properties/occupation-detail-property');
    const list = page.getByRole('region', {name: 'Values of occupation_detail'});
    const [heads, first] = [list.getByRole('columnheader').first(), list.getByRole('cell').first()];
    const gap = (await boxOf(first)).y - (await boxOf(heads)).bottom;
    const inset = await list
      .getByRole('cell', {name: 'Does bookkeeping and billing'})
      .evaluate((cell) => getComputedStyle(cell).paddingLeft);
    expect(parseFloat(inset)).toBeGreaterThanOrEqual(8);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(40);
  },
);
