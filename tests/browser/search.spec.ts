import {type Page, expect} from '@playwright/test';
import {barriers} from './barriers';
import {started as test} from './livePage';

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

/** Writes a query in one go: from key to key, list and count are those of the word before. */
const ask = (page: Page, query: string) => page.keyboard.insertText(query);

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

test('a double click on the button opens search once, with the focus in its field', async ({page}) => {
  await open(page, '/docs/billing');
  const box = await button(page).boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('kafka');
  await expect(field(page)).toHaveValue('kafka');
  await expect(page.getByRole('option').first()).toBeVisible();
});

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
  const loaded = page.waitForResponse(/\/search-index\/docs-default-0\.0\.1\.\w+\.json$/);
  await button(page).hover();
  await loaded;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('docs-default-current'))).toEqual([]);
});

test('results stand under their page, and arrows and Enter lead to the row', async ({page}) => {
  await openDialog(page);
  await ask(page, 'topic_pattern');
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
  await expect(page.locator('#field-topic_pattern')).toBeFocused();
});

test('a result that is a page puts the focus on its title', async ({page}) => {
  await openDialog(page);
  await ask(page, 'glossary');
  await page
    .getByRole('option', {name: /^Glossary/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\/glossary$/);
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
});

test('Escape gives the focus back to where it was, and back closes the dialog', async ({page}) => {
  await open(page, '/docs/glossary');
  await page.goto('/docs/billing');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await link.click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/docs/billing');
  await expect(dialog(page)).toHaveCount(0);
});

test('search opens with the pages read, tasks, parts of the site and keys', async ({page}) => {
  await open(page, '/docs/billing');
  const main = page.getByRole('main');
  const read = (await main.getByRole('heading', {level: 1}).textContent()) ?? '?';
  await main.getByRole('article').getByRole('link').first().click();
  await expect(main.getByRole('heading', {level: 1})).not.toHaveText(read);
  await page.keyboard.press('/');
  const links = (name: string) => dialog(page).getByRole('region', {name}).getByRole('link');
  await expect(links('Pages you read')).toHaveText([read]);
  await expect(links('Common tasks')).toHaveCount(6);
  await expect(dialog(page)).toContainText('Enter open');
  await dialog(page).getByRole('group', {name: 'Search in'}).getByRole('button', {name: 'API'}).click();
  await expect(field(page)).toBeFocused();
  await ask(page, 'suppression');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/graphql\//);
  await expect(page.getByRole('link', {name: /^See all/})).toHaveAttribute('href', '/search?q=suppression&section=API');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await links('Common tasks').first().click();
  await expect(page).toHaveURL('/docs/start-pixel-installation');
  await expect(main.getByRole('heading', {level: 1})).toBeFocused();
});

test('the chosen row stands out in both themes and in forced colors', async ({page}) => {
  await openDialog(page);
  await ask(page, 'kafka');
  const [first, second] = [page.getByRole('option').first(), page.getByRole('option').nth(1)];
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const look = (of: typeof first, what: 'backgroundColor' | 'outlineStyle') =>
    of.evaluate((node, name) => getComputedStyle(node)[name], what);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await look(first, 'backgroundColor')).not.toBe(await look(second, 'backgroundColor'));
  }
  await page.emulateMedia({forcedColors: 'active'});
  expect([await look(first, 'outlineStyle'), await look(second, 'outlineStyle')]).toEqual(['solid', 'none']);
});

test('"See all" leads to the page with as many results', async ({page}) => {
  await openDialog(page);
  await ask(page, 'snowflake');
  const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page).toHaveURL('/search?q=snowflake');
  await expect(page.getByText(`${count} results for “snowflake”`)).toBeVisible();
});

test('Enter before an answer leads to the page with all results', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index/*.json', async (route) => {
    await held;
    await route.continue();
  });
  await openDialog(page);
  await page.keyboard.type('kafka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=kafka');
  release();
});

test('Enter while the results of another word are still there leads to all results, not to one of those', async ({
  page,
}) => {
  await openDialog(page);
  await page.keyboard.type('kafka');
  await expect(page.getByRole('option', {name: 'Kafka'}).first()).toBeVisible();
  await field(page).evaluate(async (input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'suppression');
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    // Keys come one after the other, never within one turn.
    await new Promise((resolve) => setTimeout(resolve));
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  });
  await expect(page).toHaveURL('/search?q=suppression');
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

test('pages that were read before React ran are among the pages read', async ({page}) => {
  // Each is loaded anew, and left without a touch.
  for (const path of ['/docs/billing', '/docs/glossary', '/docs/faq']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  }
  await page.keyboard.press('/');
  const links = dialog(page).getByRole('region', {name: 'Pages you read'}).getByRole('link');
  await expect(links).toHaveText(['Glossary', 'Billing overview']);
  await links.last().click();
  await expect(page).toHaveURL('/docs/billing');
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
  await ask(page, 'qwxzvkjq');
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
  await expect(dialog(page).getByRole('region')).toHaveCount(1);
  await ask(page, 'kafka');
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
  await expect(favorite).toHaveCount(0);
});

test('of lists in this browser, what is damaged, too much or leads to another site is left out', async ({page}) => {
  await page.addInitScript(() => {
    const item = (path: string) => ({path, title: path, detail: ''});
    const others = [
      'https://elsewhere.example.com',
      '//elsewhere.example.com',
      '/\\elsewhere.example.com',
      '/\t/x.example.com',
    ];
    const many = Array.from({length: 500}, (_, number) => item(`/docs/${number}`));
    localStorage.setItem('search.recent', JSON.stringify([...others.map(item), 7, null, ...many]));
    localStorage.setItem('search.favorite', '{"not":"a list"}');
  });
  await openDialog(page);
  const recent = dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link');
  await expect(recent).toHaveText(Array.from({length: 7}, (_, number) => `/docs/${number}`));
  await expect(dialog(page).getByRole('region', {name: 'Favorite'})).toHaveCount(0);
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
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    // A theme changes colors, and nothing else.
    const check = async (what: string) =>
      expect(await barriers(page, theme === 'light' ? 'all' : 'colors'), what).toEqual([]);
    await openDialog(page);
    await ask(page, 'kafka');
    await expect(page.getByRole('option').first()).toBeVisible();
    await check('results');
    await page.getByRole('option').first().click();
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('region', {name: 'Recent'})).toBeVisible();
    await check('recent');
    await ask(page, 'qwxzvkjq');
    await expect(dialog(page).getByRole('status')).toContainText('No results for');
    await check('no results');
    await page.goto('/search?q=pixel');
    await expect(page.getByRole('navigation', {name: 'Pages of results'})).toBeVisible();
    await check('page');
  });
}
