import {type Page, expect} from '@playwright/test';
import versions from '../../versions.json';
import {coldTest, test} from './hydratedPage';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search docs'});

const status = (page: Page) => page.getByRole('main').getByRole('status');

const results = (page: Page) => page.getByRole('main').getByRole('heading', {level: 2});

coldTest('a query in the address is answered', async ({page}) => {
  await page.goto('/search?q=kafka%20topic');
  await expect(field(page)).toHaveValue('kafka topic');
  await expect(status(page)).toContainText(/^\d+ results for “kafka topic”$/);
  await expect(results(page).first()).toContainText('Kafka');
});

coldTest(
  'the address waits until typing rests, the field keeps the focus, and back brings the query before',
  async ({page}) => {
    await page.clock.install();
    await page.goto('/search?q=kafka');
    await expect(status(page)).toContainText('for “kafka”');
    const entries = await page.evaluate(() => history.length);
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill('');
    await field(page).pressSequentially('snowflake');
    await expect(results(page).first()).toContainText('Snowflake');
    await expect(page).toHaveURL('/search?q=kafka');
    await page.clock.runFor(5000);
    await expect(page).toHaveURL('/search?q=snowflake');
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=kafka');
    await expect(field(page)).toHaveValue('kafka');
    await expect(results(page).first()).toContainText('Kafka');
  },
);

coldTest('letters that come slowly leave one entry, and another query a second one', async ({page}) => {
  await page.clock.install();
  await page.goto('/search?q=kafka');
  await expect(status(page)).toContainText('for “kafka”');
  const entries = await page.evaluate(() => history.length);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('');
  for (const letter of 'snow') {
    await page.keyboard.type(letter);
    await page.clock.runFor(5000);
  }
  await expect(page).toHaveURL('/search?q=snow');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await field(page).fill('pixel');
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/search?q=pixel');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=snow');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=kafka');
});

const endings: [string, (page: Page) => Promise<void>][] = [
  ['Enter', (page) => page.keyboard.press('Enter')],
  ['leaving the field', (page) => page.keyboard.press('Tab')],
];

for (const [name, act] of endings) {
  coldTest(`${name} writes the address at once`, async ({page}) => {
    await page.clock.install();
    await page.goto('/search?q=kafka');
    await expect(status(page)).toContainText('for “kafka”');
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill('snowflake');
    await act(page);
    await expect(page).toHaveURL('/search?q=snowflake');
    await page.goBack();
    await expect(field(page)).toHaveValue('kafka');
  });
}

test('without a version in the address the latest is searched, wherever the reader comes from', async ({page}) => {
  await page.goto('/search?q=pixel');
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue(`docs-default-${versions[0]}`);
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^\/docs\/(?!next\/)/);
});

test('letters typed in the middle stay where they are typed', async ({page}) => {
  await page.goto('/search?q=snowke');
  await expect(field(page)).toHaveValue('snowke');
  await field(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('fla');
  await expect(field(page)).toHaveValue('snowflake');
});

test('results are narrowed by section, with the counts of all sections', async ({page}) => {
  await page.goto('/search?q=kafka');
  const section = page.getByRole('combobox', {name: 'Section'});
  const labels = section.getByRole('option');
  await expect(labels.filter({hasText: /^Integrations \(\d+\)$/})).toHaveCount(1);
  const before = await labels.allTextContents();
  await section.selectOption('Integrations');
  await expect(page).toHaveURL('/search?q=kafka&section=Integrations');
  const count = /\((\d+)\)/.exec(before.find((label) => label.startsWith('Integrations')) ?? '')?.[1];
  await expect(status(page)).toContainText(`${count} results`);
  await expect(labels).toHaveText(before);
});

test('results are narrowed by version', async ({page}) => {
  await page.goto('/search?q=pixel');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /^\/docs\/(?!next\/)/);
  await page.getByRole('combobox', {name: 'Version'}).selectOption({label: 'Next'});
  await expect(page).toHaveURL('/search?q=pixel&version=docs-default-current');
  await expect(links.first()).toHaveAttribute('href', /^\/docs\/next\//);
  await page.getByRole('combobox', {name: 'Version'}).selectOption({label: 'All versions'});
  await expect(page).toHaveURL('/search?q=pixel&version=all');
  await expect(status(page)).toContainText(/\d+ results/);
});

test('pages of results lead on and back', async ({page}) => {
  await page.goto('/search?q=pixel');
  const paging = page.getByRole('navigation', {name: 'Pages of results'});
  await expect(paging).toContainText(/Page 1 of \d+/);
  const first = await results(page).allTextContents();
  await paging.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL('/search?q=pixel&page=2');
  await expect(paging).toContainText(/Page 2 of \d+/);
  await expect(results(page)).not.toHaveText(first);
  await page.goBack();
  await expect(results(page)).toHaveText(first);
});

coldTest('an address that names a section or a page that is not there shows what is there', async ({page}) => {
  await page.goto('/search?q=pixel&section=__proto__');
  await expect(page.getByRole('combobox', {name: 'Section'})).toHaveValue('__proto__');
  await expect(status(page)).toContainText('No results for “pixel”');
  await page.goto('/search?q=pixel&page=1e9');
  const paging = page.getByRole('navigation', {name: 'Pages of results'});
  await expect(paging).toContainText(/Page (\d+) of \1$/);
  await expect(page).toHaveURL(/[?&]page=\d{1,2}$/);
  await expect(results(page).first()).toBeVisible();
});

coldTest('the count of one query is never said of another', async ({page}) => {
  await page.goto('/search?q=pixel');
  await expect(status(page)).toContainText('results for “pixel”');
  await status(page).evaluate((node) => {
    const said: string[] = [];
    Object.assign(window, {said});
    new MutationObserver(() => said.push(node.textContent)).observe(node, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await field(page).fill('kafka');
  await expect(status(page)).toContainText('results for “kafka”');
  const last = await status(page).textContent();
  const said = await page.evaluate(() => (window as unknown as {said: string[]}).said);
  expect(said.filter((text) => text.includes('“kafka”') && text !== last)).toEqual([]);
});

coldTest('another query starts at its first page', async ({page}) => {
  await page.goto('/search?q=pixel&page=3');
  await expect(page.getByRole('navigation', {name: 'Pages of results'})).toContainText('Page 3');
  await field(page).fill('kafka');
  await expect(page).toHaveURL('/search?q=kafka');
});

const entries: [string, string][] = [
  ['the not-found page', '/no/such/page'],
  ['the docs page', '/docs'],
];

for (const [name, path] of entries) {
  coldTest(`the field of ${name} leads to the results`, async ({page}) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('searchbox', {name: 'Search docs'}).fill('cookie banner');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=cookie+banner');
    await expect(results(page).filter({hasText: 'ConsentGuard'}).first()).toBeVisible();
  });
}

coldTest('the description for browsers leads to the results', async ({page, request}) => {
  await page.goto('/docs');
  const file = await page.locator('link[rel="search"]').getAttribute('href');
  const text = await (await request.get(file ?? '')).text();
  const template = /template="([^"]+)"/.exec(text)?.[1] ?? '';
  const {pathname, search} = new URL(template.replace('{searchTerms}', 'kafka'));
  await page.goto(pathname + search);
  await expect(results(page).first()).toContainText('Kafka');
});
