import {type Page, expect, test} from '@playwright/test';
import axe from 'axe-core';
import contract from '../../content/routes.json';
import {type What, barriers, quickAxe} from './barriers';
import {layoutShift, watchLayoutShift} from './layoutShift';

const wide = {width: 1440, height: 900};
const narrow = {width: 390, height: 844};

const routes = Object.values(contract).flat();
const groups = Array.from({length: 16}, (_, group) => routes.filter((_route, index) => index % 16 === group));

/** Waits until colors that fade and parts that move have come to rest. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
  await rest(page);
}

async function resize(page: Page, size: {width: number; height: number}): Promise<void> {
  await page.setViewportSize(size);
  await rest(page);
}

// Reading the colors of every word takes most of the time. At 390 px they are those of 1440 px but for a few parts of
// the frame, so there every kind of page is read, and of the docs every eighth.
const docs = [...contract.current, ...contract.next];
const isReadNarrow = (route: string) => !docs.includes(route) || docs.indexOf(route) % 8 === 0;

groups.forEach((group, index) => {
  test(`pages have no barrier that axe finds, in both themes and sizes (${index + 1} of ${groups.length})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await watchLayoutShift(page);
    for (const route of group) {
      const look = async (form: string, what: What) =>
        (await barriers(page, what)).map((text) => `${route}, ${form}: ${text}`);
      await page.setViewportSize(narrow);
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      expect(await layoutShift(page), `${route}: layout shift`).toBeLessThan(0.005);
      const found = await look('narrow, light', isReadNarrow(route) ? 'all' : 'structure');
      await resize(page, wide);
      found.push(...(await look('wide, light', 'all')));
      await setTheme(page, 'dark');
      found.push(...(await look('wide, dark', 'colors')));
      if (isReadNarrow(route)) {
        await resize(page, narrow);
        found.push(...(await look('narrow, dark', 'colors')));
      }
      expect(found).toEqual([]);
    }
    console.log(`axe: ${group.length} routes, 2 themes, 2 widths, no violation`);
  });
});

async function openWithBarriers(page: Page): Promise<void> {
  await page.goto('/docs/events');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<button></button><p style="color:#ccc;background:#fff">faint</p>
         <button style="all:unset;width:9px;height:9px">a</button><button style="all:unset;width:9px;height:9px">b</button>`,
    );
  });
}

test('axe finds a barrier that is put into a page', async ({page}) => {
  await openWithBarriers(page);
  const found = (await barriers(page)).join('\n');
  expect(found).toContain('button-name');
  expect(found).toContain('color-contrast');
  expect(found).toContain('target-size');
});

test('axe finds the same with quicker maps and colors as it does by itself', async ({page}) => {
  await openWithBarriers(page);
  const outcomes: string[] = [];
  for (const source of [axe.source, quickAxe]) {
    await page.evaluate(source);
    const {violations, passes, incomplete} = await page.evaluate(() =>
      (window as unknown as {axe: typeof axe}).axe.run({exclude: [['iframe']]}),
    );
    expect(violations.map(({id}) => id)).toContain('color-contrast');
    outcomes.push(JSON.stringify({violations, passes, incomplete}));
  }
  expect(outcomes[1]).toBe(outcomes[0]);
});

test('the search dialog, the open menu, the status badge and the not-found page have no barrier', async ({page}) => {
  await page.goto('/status-badge.html');
  expect(await barriers(page)).toEqual([]);
  await page.goto('/docs/no-such-page');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Search docs')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(narrow);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await rest(page);
  expect(await barriers(page)).toEqual([]);
});

test('at 400 % zoom nothing is lost and nothing scrolls sideways', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  for (const route of ['/', '/docs', '/docs/destinations/kafka', '/docs/glossary', '/blog', '/privacy-policy']) {
    await page.goto(route);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, route).toBeLessThanOrEqual(0);
  }
});
