import {type Page, expect, test} from '@playwright/test';
import contract from '../../content/routes.json';
import {type What, barriers, rest} from './barriers';
import {brokenWords, views} from './brokenWords';
import {layoutShift, watchLayoutShift} from './layoutShift';
import {hydrate, saveData} from './hydratedPage';
import {watchProblems} from './problems';

const wide = {width: 1440, height: 900};
const narrow = {width: 390, height: 844};

const isNight = process.env.WALK === 'all';

// Docs pages share their parts, and previews are parts of the home page.
const alike = [...contract.current, ...contract.next, ...contract.previews];

/** Whether a page is of a kind of its own, or every `step`th of those that are alike. */
const isOneOf = (route: string, step: number) => !alike.includes(route) || alike.indexOf(route) % step === 0;

/** Pages that differ from others in their text alone. */
const isLikeAnother = (route: string) => /^\/(?:blog\/tags\/(?!release)|acceptable|terms)/.test(route);

// Every night all pages are opened, else every twentieth of those that are alike.
const routes = Object.values(contract)
  .flat()
  .filter((route) => isNight || (isOneOf(route, 20) && !isLikeAnother(route)));
const count = isNight ? 9 : 4;
const groups = Array.from({length: count}, (_, group) => routes.filter((_route, index) => index % count === group));

// Colors and a second size take most of the time: every 40th page, and one of each other kind, is read in all.
const isReadWhole = (route: string) => isOneOf(route, 40);

/** No page is higher than this on a wide screen while its long parts are folded. */
const highest = 13_500;

// The view in which words break most easily, and another one, which takes turns.
const [hardest, ...otherViews] = views;
const viewsOf = (route: string) =>
  isNight ? views : [hardest, otherViews[routes.indexOf(route) % otherViews.length]].flatMap((view) => view ?? []);

/** What is read on a page, without what is there for those who use it. */
const textOf = async (page: Page) => (await page.locator('main :is(h1,h2,h3,p,th,td)').allTextContents()).join('\n');

async function load(page: Page, route: string, problems: readonly string[]): Promise<void> {
  const response = await page.goto(route);
  expect(response?.status(), route).toBe(200);
  const prerendered = await textOf(page);
  await hydrate(page);
  expect(await textOf(page), `${route}: the text changes when the page hydrates`).toBe(prerendered);
  const {sum, moved} = await layoutShift(page);
  // On a busy machine a table or the bar is painted before its last items are parsed.
  expect(sum, `${route}: layout shift, of ${moved.join('; ')}`).toBeLessThan(0.02);
  expect(problems, route).toEqual([]);
}

async function look(page: Page, route: string, {from, to}: {from: typeof wide; to: typeof wide}): Promise<string[]> {
  // Around the main part is what pages share, which is read with those that are read whole.
  if (!isReadWhole(route)) {
    return (await barriers(page, 'structure', 'main')).map((text) => `${route}: ${text}`);
  }
  const turns: [size: typeof wide, theme: string, what: What][] = [
    [from, 'light', 'all'],
    [to, 'dark', 'colors'],
  ];
  if (isNight) {
    turns.push([to, 'light', 'all'], [from, 'dark', 'colors']);
  }
  const found: string[] = [];
  for (const [size, theme, what] of turns) {
    await page.setViewportSize(size);
    // The theme is set on the page alone: what its parts draw for a theme stays as it was.
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await rest(page);
    found.push(...(await barriers(page, what)).map((text) => `${route}, ${size.width} px, ${theme}: ${text}`));
  }
  return found;
}

groups.forEach((group, index) => {
  test(`no error, shift, barrier or broken word on pages (${index + 1} of ${groups.length})`, async ({page}) => {
    test.setTimeout(600_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    // The worker would fetch the whole site for each test; pages with it are opened in `pages.spec.ts`.
    await page.addInitScript(() => delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker);
    // With data saved, links in view are not fetched ahead: no other page is opened from here.
    await page.addInitScript(saveData);
    await watchLayoutShift(page);
    const problems = watchProblems(page);
    // A page before those that are looked at: it has the display face in the cache.
    await page.setViewportSize(narrow);
    await page.goto('/versions');
    // All that are loaded narrow, then all that are loaded wide: each change of the size lays a page out once more.
    const inSizes = [0, 1].flatMap((turn) => group.filter((_route, place) => place % 2 === turn));
    for (const route of inSizes) {
      const sizes = group.indexOf(route) % 2 === 0 ? {from: narrow, to: wide} : {from: wide, to: narrow};
      // The view is there for good before the page is: else it may be laid out in the old one first, and move.
      await page.setViewportSize(sizes.from);
      await rest(page);
      await load(page, route, problems);
      expect.soft(await look(page, route, sizes)).toEqual([]);
      await page.setViewportSize(wide);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, route).toBeLessThan(highest);
      expect.soft(await brokenWords(page, viewsOf(route)), route).toEqual([]);
    }
    console.log(`${group.length} routes: no error, no shift, no violation, no broken word`);
  });
});
