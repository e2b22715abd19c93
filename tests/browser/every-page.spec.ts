import {type Page, expect, test} from '@playwright/test';
import contract from '../../content/routes.json';
import {type What, barriers, rest} from './barriers';
import {layoutFaults} from './layoutFaults';
import {layoutShift, watchLayoutShift} from './layoutShift';
import {watchProblems} from './problems';

const wide = {width: 1440, height: 900};
const narrow = {width: 390, height: 844};

const routes = Object.values(contract).flat();
const groups = Array.from({length: 16}, (_, group) => routes.filter((_route, index) => index % 16 === group));

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
  await rest(page);
}

async function resize(page: Page, size: {width: number; height: number}): Promise<void> {
  await page.setViewportSize(size);
  await rest(page);
}

// Reading the colors of every word takes most of the time, and docs pages share their parts: each docs page has them read
// in one theme at 1440 px, every eighth in both themes and sizes, and so has every page that is none of the docs.
const docs = [...contract.current, ...contract.next];
const isReadWhole = (route: string) => !docs.includes(route) || docs.indexOf(route) % 8 === 0;
const themeOf = (route: string) => (docs.indexOf(route) % 2 === 0 ? 'light' : 'dark');

/** Opens a page: it answers, comes alive without an error, and nothing on it moves. */
async function load(page: Page, route: string, problems: readonly string[]): Promise<void> {
  const response = await page.goto(route);
  expect(response?.status(), route).toBe(200);
  await expect(page.locator('html'), route).toHaveAttribute('data-has-hydrated', 'true');
  expect(await layoutShift(page), `${route}: layout shift`).toBeLessThan(0.005);
  expect(problems, route).toEqual([]);
}

/** The barriers of a page in both sizes. Every second page is loaded narrow, the others wide. */
async function look(page: Page, route: string, sizes: {from: typeof wide; to: typeof wide}): Promise<string[]> {
  const isWhole = isReadWhole(route);
  const read = async (size: typeof wide, theme: string, what: What) =>
    (await barriers(page, what)).map((text) => `${route}, ${size.width} px, ${theme}: ${text}`);
  const hasColors = (size: typeof wide, theme: string) => isWhole || (size === wide && theme === themeOf(route));
  const found = await read(sizes.from, 'light', hasColors(sizes.from, 'light') ? 'all' : 'structure');
  await resize(page, sizes.to);
  found.push(...(await read(sizes.to, 'light', hasColors(sizes.to, 'light') ? 'all' : 'structure')));
  for (const size of [sizes.to, sizes.from]) {
    if (hasColors(size, 'dark')) {
      await resize(page, size);
      await setTheme(page, 'dark');
      found.push(...(await read(size, 'dark', 'colors')));
    }
  }
  return found;
}

groups.forEach((group, index) => {
  test(`pages load without an error, nothing moves, axe finds no barrier, and no word breaks (${index + 1} of ${groups.length})`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    // The worker would fetch the whole site for each test; pages with it are opened in `pages.spec.ts`.
    await page.addInitScript(() => delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker);
    await watchLayoutShift(page);
    const problems = watchProblems(page);
    for (const [place, route] of group.entries()) {
      const sizes = place % 2 === 0 ? {from: narrow, to: wide} : {from: wide, to: narrow};
      await page.setViewportSize(sizes.from);
      await load(page, route, problems);
      expect(await look(page, route, sizes)).toEqual([]);
      expect(await layoutFaults(page, route), route).toEqual([]);
    }
    console.log(
      `${group.length} routes, 2 widths: no error, no shift, no violation; 4 widths, 2 faces: no broken word`,
    );
  });
});
