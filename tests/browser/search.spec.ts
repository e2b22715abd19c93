import AxeBuilder from '@axe-core/playwright';
import {type Page, expect, test} from '@playwright/test';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});

const button = (page: Page) => page.getByRole('button', {name: 'Search docs'});

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});

/** Waits until the page answers to keys. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

async function openDialog(page: Page, path = '/docs/billing') {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

const openers: [string, (page: Page) => Promise<void>][] = [
  ['the button', (page) => button(page).click()],
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
  ['Cmd+K', (page) => page.keyboard.press('Meta+k')],
  ['/', (page) => page.keyboard.press('/')],
];

for (const [name, act] of openers) {
  test(`${name} opens search, Escape closes it and gives the focus back to the button`, async ({page}) => {
    await open(page, '/docs/billing');
    await act(page);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('kafka');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
}

test('"/" in a field is a letter', async ({page}) => {
  await open(page, '/search');
  const query = page.getByRole('searchbox', {name: 'Search docs'});
  await query.click();
  await page.keyboard.type('a/b');
  await expect(query).toHaveValue('a/b');
  await expect(dialog(page)).toHaveCount(0);
});

test('a click beside the dialog closes it, and so does its button', async ({page}) => {
  await openDialog(page);
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('nothing of search loads before the reader reaches for it', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/docs/billing');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/search-index/'))).toEqual([]);
  const loaded = page.waitForResponse(/\/search-index\/docs-default-0\.0\.1\.json$/);
  await button(page).hover();
  await loaded;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('docs-default-current'))).toEqual([]);
});

test('results stand under their page, and arrows and Enter lead to the row', async ({page}) => {
  await openDialog(page);
  await page.keyboard.type('topic_pattern');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('topic_pattern');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '?');
  await expect(page.getByRole('listbox').getByRole('group', {name: /^Kafka/})).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/destinations\/kafka#field-topic_pattern$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#field-topic_pattern')).toBeInViewport();
});

test('"See all" leads to the page with as many results', async ({page}) => {
  await openDialog(page);
  await page.keyboard.type('snowflake');
  const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page).toHaveURL('/search?q=snowflake');
  await expect(page.getByText(`${count} results for “snowflake”`)).toBeVisible();
});

test('Enter before an answer leads to the page with all results', async ({page}) => {
  await page.route('**/search-index/*.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  await openDialog(page);
  await page.keyboard.type('kafka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=kafka');
});

test('Enter before the dialog has loaded leads there, too', async ({page}) => {
  await open(page, '/docs/billing');
  await page.waitForLoadState('networkidle');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kafka');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/search?q=kafka');
});

test('results keep to the version being read', async ({page}) => {
  await openDialog(page, '/docs/next/intro-to-pixel-tech');
  await page.keyboard.type('install the pixel');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/next\//);
  await openDialog(page);
  await page.keyboard.type('install the pixel');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/(?!next\/)/);
});

test('a query without results gets real suggestions, and a link to say so', async ({page}) => {
  await openDialog(page);
  await page.keyboard.type('qwxzvkjq');
  const said = dialog(page).getByRole('status');
  await expect(said).toContainText('No results for “qwxzvkjq”');
  await expect(said).toContainText('Try searching for');
  await expect(said).toContainText('Believe this query should return results?');
  await expect(said.getByRole('link')).toHaveAttribute('href', /^mailto:.*qwxzvkjq/);
  await said.getByRole('button').first().click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('what the reader went to is kept, made a favorite, and forgotten', async ({page}) => {
  await openDialog(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await page.keyboard.type('kafka');
  await page
    .getByRole('option', {name: /^Kafka/})
    .first()
    .click();
  await expect(page).toHaveURL('/docs/destinations/kafka');
  await page.keyboard.press('/');
  const recent = dialog(page).getByRole('region', {name: 'Recent'});
  await expect(recent.getByRole('link')).toHaveText('Kafka');
  await recent.getByRole('button', {name: /^Save this search/}).click();
  await expect(recent).toHaveCount(0);
  await openDialog(page);
  const favorite = dialog(page).getByRole('region', {name: 'Favorite'});
  await expect(favorite.getByRole('link')).toHaveText('Kafka');
  await favorite.getByRole('button', {name: /^Remove this search from favorites/}).click();
  await expect(dialog(page)).toContainText('No recent searches');
});

test('lists in this browser that are damaged count as empty', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('search.recent', '{"not":"a list"}');
    localStorage.setItem('search.favorite', '[{"path":"https://elsewhere.example.com","title":"x","detail":""}, 7, "');
  });
  await openDialog(page);
  await expect(dialog(page)).toContainText('No recent searches');
});

test('a query is text, never HTML', async ({page}) => {
  const text = '<zzqqx>qqzzx</zzqqx>';
  await openDialog(page);
  await page.keyboard.type(text);
  await expect(dialog(page).getByRole('status')).toContainText(text);
  await expect(page.locator('zzqqx')).toHaveCount(0);
  const image = '<img src=x onerror="document.title=1">';
  await page.goto(`/search?q=${encodeURIComponent(image)}`);
  await expect(page.getByRole('main')).toContainText(`“${image}”`);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');
});

test('on a phone the dialog fills the screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/docs/billing');
  await button(page).click();
  await page.keyboard.type('kafka');
  await expect(page.getByRole('option').first()).toBeVisible();
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({x: 0, y: 0, width: 360, height: 740});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

for (const theme of ['light', 'dark']) {
  test(`results and messages have no barrier that axe finds, ${theme}`, async ({page}) => {
    test.setTimeout(90_000);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const check = async (what: string) => {
      const {violations} = await new AxeBuilder({page}).exclude('iframe').analyze();
      expect(violations.map(({id, nodes}) => `${what}: ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    };
    await openDialog(page);
    await page.keyboard.type('kafka');
    await expect(page.getByRole('option').first()).toBeVisible();
    await check('results');
    await page.getByRole('option').first().click();
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('region', {name: 'Recent'})).toBeVisible();
    await check('recent');
    await page.keyboard.type('qwxzvkjq');
    await expect(dialog(page).getByRole('status')).toContainText('No results for');
    await check('no results');
    await page.goto('/search?q=pixel');
    await expect(page.getByRole('navigation', {name: 'Pages of results'})).toBeVisible();
    await check('page');
  });
}
