import {type Page, type Request, expect} from '@playwright/test';
import {animationsFinished, axeViolations} from './axe';
import {cold, hydrated, started as test, unhydrated} from './fixtures';
import {drawn, hold} from './helpers';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
const button = (page: Page) => page.getByRole('button', {name: 'Search docs'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
const option = (page: Page) => page.getByRole('option').first();

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

async function openDialog(page: Page, path = '/docs/billing') {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

const index = '**/search-index/docs-default-*.json';

type Opener = readonly [string, (page: Page) => Promise<void>];

const openers: readonly [Opener, Opener, ...Opener[]] = [
  ['the button', (page) => button(page).click()],
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
  ['Cmd+K', (page) => page.keyboard.press('Meta+k')],
  ['/', (page) => page.keyboard.press('/')],
];

test('button, keys, and a double click open search; Escape, a click outside, and Close close it', async ({page}) => {
  await open(page, '/docs/billing');
  for (const [name, act] of openers) {
    await button(page).focus();
    await act(page);
    await expect(field(page), name).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('kafka');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
  await button(page).dblclick({position: {x: 10, y: 10}});
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  await page.keyboard.type('kafka');
  await expect(field(page)).toHaveValue('kafka');
  await expect(option(page)).toBeVisible();
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('PageDown');
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY), 'the page behind it stays').toBe(0);
  await page.keyboard.press('/');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialog(page)).toBeHidden();
});

// On pages before hydration: scripts are blocked until some or all of the query is typed.
for (const [delay, [name, act]] of [
  [0, openers[0]],
  [60, openers[1]],
] as const) {
  unhydrated(`cold, ${name}: typing a letter every ${delay} ms loses none`, async ({page}) => {
    const release = await hold(page, '**/assets/js/**');
    await page.goto('/docs/billing', {waitUntil: 'domcontentloaded'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await act(page);
    const before = await field(page).elementHandle();
    await page.keyboard.type('topic_', {delay});
    release();
    await page.keyboard.type('pattern', {delay});
    await expect(option(page)).toContainText('topic_pattern');
    await expect(field(page)).toHaveValue('topic_pattern');
    await expect(field(page)).toBeFocused();
    expect(await field(page).evaluate((element, other) => element === other, before)).toBe(true);
  });
}

test('without scripts, there is no search button, and the search page says why', async ({withoutScripts: page}) => {
  await page.goto('/docs/billing');
  await expect(button(page)).toBeHidden();
  await page.goto('/search?q=kafka');
  await expect(page.locator('main noscript')).toBeVisible();
});

test('nothing loads before the reader uses search, and then only the current version', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/docs/next/intro-to-pixel-tech');
  await drawn(page);
  expect(asked.filter((url) => url.includes('/search-index/'))).toEqual([]);
  const loaded = page.waitForResponse(/\/search-index\/docs-default-current\.json$/);
  await button(page).hover();
  await loaded;
  await button(page).click();
  await page.keyboard.type('install the pixel');
  await expect(option(page)).toHaveAttribute('href', /^\/docs\/next\//);
  expect(asked.filter((url) => url.includes('docs-default-0'))).toEqual([]);
});

test('arrow keys and Enter go to a row, which gets focus; keys during composition do nothing', async ({page}) => {
  await openDialog(page);
  await page.keyboard.insertText('topic_pattern');
  await expect(option(page)).toContainText('topic_pattern');
  await expect(option(page)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option(page).getAttribute('id')) ?? '?');
  for (const init of [
    {key: 'Escape', isComposing: true},
    {key: 'Enter', isComposing: true},
    {key: 'Enter', keyCode: 229},
    {key: 'ArrowDown', isComposing: true},
  ]) {
    await field(page).evaluate(
      (element, more) =>
        element.dispatchEvent(new KeyboardEvent('keydown', {...more, bubbles: true, cancelable: true})),
      init,
    );
  }
  await expect(option(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/destinations\/(?:kafka|pulsar)#field-topic_pattern$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('#field-topic_pattern')).toBeFocused();
});

test('on the selected page, Tab starts at the top', async ({page}) => {
  await openDialog(page);
  await page.keyboard.insertText('kafka');
  await page.getByRole('option', {name: 'Kafka Integrations'}).first().click();
  await expect(page).toHaveURL('/docs/destinations/kafka');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Kafka');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

cold(
  'a click with a modifier opens a result in a new tab, and search stays open with focus in its field',
  async ({page}) => {
    await openDialog(page);
    await page.keyboard.insertText('kafka');
    for (const act of [
      () => option(page).click({modifiers: ['ControlOrMeta']}),
      () => option(page).click({button: 'middle'}),
      () => option(page).click({modifiers: ['Shift']}),
      () => page.getByRole('link', {name: /^See all/}).click({modifiers: ['ControlOrMeta']}),
      () => page.keyboard.press('Control+Enter'),
    ]) {
      const opened = page.context().waitForEvent('page');
      await act();
      await (await opened).close();
      await page.bringToFront();
      await expect(field(page)).toHaveValue('kafka');
      await expect(option(page)).toBeVisible();
      expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    }
  },
);

test('search opens with tasks; sections filter results; Back closes it', async ({page}) => {
  await page.goto('/docs/billing');
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('region', {name: 'Common tasks'}).getByRole('link')).toHaveCount(6);
  await dialog(page).getByRole('group', {name: 'Search in'}).getByRole('button', {name: 'API'}).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText('suppression');
  await expect(option(page)).toHaveAttribute('href', /^\/docs\/graphql\//);
  const chips = dialog(page).getByRole('group', {name: 'Search in'}).getByRole('button');
  await expect(chips.filter({hasText: 'Documentation'})).toBeEnabled();
  await expect(chips.filter({hasText: 'ConsentGuard'}), 'a section without results').toHaveCount(0);
  const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page).toHaveURL('/search?q=suppression&section=API');
  await expect(page.getByText(`${count} results for “suppression”`)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/docs/billing');
  await expect(dialog(page)).toBeHidden();
});

for (const [what, pattern] of [
  ['an answer', index],
  ['the dialog has loaded', '**/assets/js/*.js'],
] as const) {
  test(`Enter before ${what} leads to the search page`, async ({page}) => {
    await open(page, '/docs/billing');
    const release = await hold(page, pattern);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafka');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/search?q=kafka');
  });
}

test('a query without results gets suggestions with results, and a link to report it', async ({page}) => {
  await openDialog(page);
  await page.keyboard.insertText('qwxzvkjq <zqxw>');
  const status = dialog(page).getByRole('status');
  await expect(status).toContainText('No results for “qwxzvkjq <zqxw>”');
  await expect(status).toContainText('Try searching for');
  await expect(status).toContainText('Believe this query should return results?');
  await expect(status.getByRole('link')).toHaveAttribute('href', /^mailto:.*qwxzvkjq/);
  await status.getByRole('button').first().click();
  await expect(option(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('if the index fails to load, the dialog says so, and Retry or the next key tries again', async ({page}) => {
  const failure = dialog(page).getByText('Unable to fetch results');
  await page.route(index, (route) => route.fulfill({status: 404, body: 'not found'}));
  await openDialog(page);
  await page.keyboard.type('kafk');
  await expect(failure).toBeVisible();
  await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible();
  const damaged = page.waitForResponse(index);
  await page.route(index, (route) => route.fulfill({json: {serializationVersion: 0}}));
  await dialog(page).getByRole('button', {name: 'Retry'}).press('Enter');
  await damaged;
  await expect(failure).toBeVisible();
  await page.unroute(index);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a');
  await expect(option(page)).toContainText('Kafka');
  await expect(failure).toHaveCount(0);
});

test('on the search page, Retry leaves focus above the results', async ({page}) => {
  await page.route(index, (route) => route.abort());
  await page.goto('/search?q=kafka');
  const retry = page.getByRole('main').getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  await page.unroute(index);
  await retry.press('Enter');
  await expect(page.locator(':focus')).toContainText(/results for “kafka”/);
});

test('an offline search is retried when the connection returns', async ({page}) => {
  await page.route(index, (route) => route.abort());
  await openDialog(page);
  await page.keyboard.type('kafka');
  await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
  await page.unroute(index);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(option(page)).toContainText('Kafka');
});

for (const again of ['Retry', 'the next key']) {
  test(`if the result list fails to load, the dialog says so, and ${again} loads it`, async ({page}) => {
    await open(page, '/docs/billing');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfailed', (request) => pending.delete(request));
    page.on('requestfinished', (request) => pending.delete(request));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafk');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
    // Every letter retries, so wait until no attempt is pending before the next one.
    await expect.poll(() => pending.size).toBe(0);
    await drawn(page);
    await page.unroute('**/assets/js/*.js');
    await (again === 'Retry'
      ? dialog(page).getByRole('button', {name: 'Retry'}).press('Enter')
      : page.keyboard.type('a'));
    await expect(option(page)).toContainText('Kafka');
    await expect(field(page)).toBeFocused();
  });
}

test('results appear before their text, which changes neither selection nor focus', async ({page}) => {
  const release = await hold(page, '**/search-index/pages/**');
  await openDialog(page);
  await page.keyboard.insertText('kafka');
  await expect(option(page)).toHaveText('Kafka Integrations');
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  const href = (await chosen.getAttribute('href')) ?? '?';
  release();
  await expect(option(page)).toContainText('Send every new lead to a Kafka topic');
  await expect(chosen).toHaveAttribute('href', new RegExp(`^${href}(?:#|$)`));
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '?');
  await expect(field(page)).toBeFocused();
});

test('results that arrive after Escape are not shown', async ({page}) => {
  const release = await hold(page, index);
  await openDialog(page);
  await page.keyboard.type('kafka');
  await expect(dialog(page).getByText('Searching…')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const arrived = page.waitForResponse(index);
  release();
  await arrived;
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
  await expect(dialog(page).getByRole('region', {name: 'Common tasks'})).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('on a phone, the dialog fills the screen, and its field is large enough to prevent zooming', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/docs/billing');
  await button(page).click();
  await page.keyboard.type('kafka');
  await expect(option(page)).toBeVisible();
  // Without the scrollbar gutter, which takes up part of the window here.
  const width = await page.evaluate(() => document.documentElement.getBoundingClientRect().width);
  expect(await dialog(page).boundingBox()).toMatchObject({x: 0, y: 0, width, height: 740});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const size = await field(page).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

test('axe finds no violations in results and messages, in both themes', async ({page}) => {
  const check = async (what: string, part: string) => {
    for (const [theme, kind] of [
      ['light', 'all'],
      ['dark', 'colors'],
    ] as const) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await animationsFinished(page);
      expect(await axeViolations(page, kind, part), `${what}, ${theme}`).toEqual([]);
    }
  };
  await openDialog(page);
  await page.keyboard.insertText('kafka');
  await expect(option(page)).toBeVisible();
  await check('results', 'dialog[open]');
  await option(page).click();
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('region', {name: 'Common tasks'})).toBeVisible();
  await check('start', 'dialog[open]');
  await page.keyboard.insertText('qwxzvkjq');
  await expect(dialog(page).getByRole('status')).toContainText('No results for');
  await check('no results', 'dialog[open]');
  await page.goto('/search?q=pixel');
  await expect(page.getByRole('button', {name: 'Show more'})).toBeVisible();
  await check('page', 'main');
});

/** Wraps text nodes in elements, like browsers that translate a page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode);
    }
    texts.forEach((text) => {
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    });
  });

test('results update on a translated page', async ({page}) => {
  await openDialog(page);
  await page.keyboard.insertText('webhook');
  await expect(option(page)).toContainText(/webhook/i);
  const found = dialog(page).getByRole('status');
  const before = (await found.textContent()) ?? '';
  await translate(page);
  await page.keyboard.insertText(' url');
  await expect(found).not.toHaveText(before);
  await dialog(page).getByRole('group', {name: 'Search in'}).getByRole('button', {name: 'Integrations'}).click();
  await expect(option(page)).toContainText(/webhook/i);
  await page.goto('/search?q=webhook');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('results for “webhook”');
  for (const query of ['webhook url', 'kafka']) {
    await translate(page);
    await page.getByRole('searchbox', {name: 'Search docs'}).fill(query);
    await expect(status).toContainText(`results for “${query}”`);
  }
  await translate(page);
  await page.getByRole('group', {name: 'Section'}).locator('label', {hasText: 'Integrations'}).click();
  await expect(page).toHaveURL('/search?q=kafka&section=Integrations');
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toContainText('Kafka');
});
