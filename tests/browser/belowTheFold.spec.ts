import {type Page, expect, test} from '@playwright/test';
import {bringAlive} from './livePage';

const phone = {width: 390, height: 844};
const route = '/docs/destinations/kafka';

/** How many blocks of the article are not laid out. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.markdown > *')].filter(
        (block) => block.firstElementChild && !block.firstElementChild.checkVisibility({contentVisibilityAuto: true}),
      ).length,
  );

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Without the script that lays out the rest, as long as it has not come. */
async function holdWake(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/js/wake.js', (asked) => {
    held.push(() => asked.continue());
  });
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.();
  };
}

/** Opens the page on a phone, where what is further down is not laid out; what it returns lays out all of it. */
async function openUnfinished(page: Page): Promise<() => Promise<void>> {
  await page.setViewportSize(phone);
  const release = await holdWake(page);
  await page.goto(route, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect.poll(() => left(page)).toBeGreaterThan(20);
  return release;
}

test('a phone lays out first what is in sight, then all of the page', async ({page}) => {
  // A face that is there the second time only breaks lines elsewhere.
  await page.route('**/*.woff2', (face) => face.abort());
  const release = await openUnfinished(page);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await release();
  await expect.poll(() => left(page)).toBe(0);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  const whole = await heightOf(page);
  await page.unroute('**/js/wake.js');
  // Nothing is left for later when a page is loaded again.
  await page.reload();
  await expect.poll(() => heightOf(page)).toBe(whole);
});

/** How many blocks in sight there are, and how many of them are empty because they are not laid out. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('.markdown > *')].filter((block) => {
      const {top, bottom} = block.getBoundingClientRect();
      return block.firstElementChild && bottom > 0 && top < innerHeight;
    });
    const empty = blocks.filter((block) => !block.firstElementChild?.checkVisibility({contentVisibilityAuto: true}));
    return {are: blocks.length > 0, empty: empty.length};
  });

test('who scrolls before that sees what is there', async ({page}) => {
  await openUnfinished(page);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 9000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(5000);
  await expect.poll(() => inSight(page)).toEqual({are: true, empty: 0});
  expect(await left(page)).toBeGreaterThan(0);
});

test('who goes to a heading before that stays there, whatever is laid out above it', async ({page}) => {
  await openUnfinished(page);
  const guessed = await heightOf(page);
  await page.evaluate(() => (location.hash = 'troubleshooting'));
  await expect.poll(() => inSight(page)).toEqual({are: true, empty: 0});
  await expect.poll(() => heightOf(page)).not.toBe(guessed);
  const top = () => page.locator('#troubleshooting').evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(phone.height / 4);
  expect(await top()).toBeGreaterThan(0);
});

test('a page opened at a heading, one that is reloaded, and a wide window leave nothing for later', async ({page}) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      document.documentElement.dataset.left ??= String(document.adoptedStyleSheets.length);
    }),
  );
  const sheets = () => page.locator('html').getAttribute('data-left');
  await page.setViewportSize(phone);
  await page.goto(route);
  expect(await sheets()).toBe('1');
  await page.reload();
  expect(await sheets()).toBe('0');
  await page.goto('about:blank');
  await page.goto(`${route}#troubleshooting`);
  expect(await sheets()).toBe('0');
  await expect(page.getByRole('heading', {name: 'Troubleshooting'})).toBeInViewport();
  await page.goto('about:blank');
  await page.setViewportSize({width: 1440, height: 900});
  await holdWake(page);
  await page.goto(route, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  expect(await left(page)).toBe(0);
});

test('a table further down that scrolls is reached by key', async ({page}) => {
  await page.setViewportSize({width: 320, height: 844});
  await page.goto('/docs/lead-fields');
  await expect.poll(() => left(page)).toBe(0);
  const wide = await page.evaluate(
    () => [...document.querySelectorAll('table')].filter((table) => table.scrollWidth > table.clientWidth).length,
  );
  expect(wide).toBeGreaterThan(2);
  await expect(page.locator('article table[tabindex="0"]')).toHaveCount(wide);
  await expect(page.getByRole('table', {name: 'Table that scrolls sideways'})).toHaveCount(wide);
});

test('a page that is used before all of it is laid out finds its tables, and forgets those that scroll no more', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 844});
  await page.addInitScript(() => delete (window as {requestIdleCallback?: unknown}).requestIdleCallback);
  const release = await holdWake(page);
  await page.goto('/docs/lead-fields', {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await release();
  await bringAlive(page);
  const reached = page.locator('article table[tabindex="0"]');
  const wide = () =>
    page.evaluate(
      () => [...document.querySelectorAll('table')].filter((table) => table.scrollWidth > table.clientWidth).length,
    );
  await expect.poll(async () => (await reached.count()) - (await wide())).toBe(0);
  expect(await wide()).toBeGreaterThan(2);
  await page.setViewportSize({width: 1440, height: 900});
  await expect(page.locator('article table[tabindex]')).toHaveCount(0);
});
