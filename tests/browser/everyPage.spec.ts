import {type Page, expect, test} from '@playwright/test';
import contract from '../../content/routes.json';
import {type What, animationsFinished, axeViolations} from './axe';
import {brokenWords, views} from './brokenWords';
import {layoutShift, watchLayoutShift} from './layoutShift';
import {hydrate, saveData} from './fixtures';
import {watchProblems} from '../problems';

const wide = {width: 1440, height: 900};
const narrow = {width: 390, height: 844};

const isNight = process.env.WALK === 'all';

// Docs pages share their components, and previews are sections of the home page.
const alike = [...contract.current, ...contract.next, ...contract.previews];

/** Whether a page is one of a kind, or every `step`th of similar pages. */
const isOneOf = (route: string, step: number) => !alike.includes(route) || alike.indexOf(route) % step === 0;

/** Pages that differ from others only in their text. */
const isLikeAnother = (route: string) => /^\/(?:blog\/tags\/(?!release)|acceptable|terms)/.test(route);

// Nightly runs open all pages; others open every twentieth of similar pages.
const routes = Object.values(contract)
  .flat()
  .filter((route) => isNight || (isOneOf(route, 20) && !isLikeAnother(route)));
const count = isNight ? 9 : 4;
const groups = Array.from({length: count}, (_, group) => routes.filter((_route, index) => index % count === group));

// Colors and a second size take most of the time, so only every 40th page and one of each other kind get both.
const isReadWhole = (route: string) => isOneOf(route, 40);

/** Maximum height of a page on a wide screen with its folds closed. */
const highest = 13_500;

// The view where words break most easily, plus one of the others in rotation.
const [hardest, ...otherViews] = views;
const viewsOf = (route: string) =>
  isNight ? views : [hardest, otherViews[routes.indexOf(route) % otherViews.length]].flatMap((view) => view ?? []);

/** Text content of a page, without UI controls. */
const textOf = async (page: Page) => (await page.locator('main :is(h1,h2,h3,p,th,td)').allTextContents()).join('\n');

async function load(page: Page, route: string, problems: readonly string[]): Promise<void> {
  const response = await page.goto(route);
  expect(response?.status(), route).toBe(200);
  const prerendered = await textOf(page);
  await hydrate(page);
  expect(await textOf(page), `${route}: the text changes when the page hydrates`).toBe(prerendered);
  const {sum, moved} = await layoutShift(page);
  // On a busy machine, a table or the navbar is painted before its last items are parsed.
  expect(sum, `${route}: layout shift, of ${moved.join('; ')}`).toBeLessThan(0.02);
  expect(problems, route).toEqual([]);
}

async function look(page: Page, route: string, {from, to}: {from: typeof wide; to: typeof wide}): Promise<string[]> {
  // Shared parts outside the main content are checked only on fully checked pages.
  if (!isReadWhole(route)) {
    return (await axeViolations(page, 'structure', 'main')).map((text) => `${route}: ${text}`);
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
    // Sets the theme only on the page: what components have rendered for a theme doesn't change.
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await animationsFinished(page);
    found.push(...(await axeViolations(page, what)).map((text) => `${route}, ${size.width} px, ${theme}: ${text}`));
  }
  return found;
}

groups.forEach((group, index) => {
  test(`no errors, shifts, violations, or broken words on pages (${index + 1} of ${groups.length})`, async ({page}) => {
    test.setTimeout(600_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    // The service worker would fetch the whole site in each test; `pages.spec.ts` tests pages with it.
    await page.addInitScript(() => delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker);
    // No prefetching of links in view, because the test opens no other page from here.
    await page.addInitScript(saveData);
    await watchLayoutShift(page);
    const problems = watchProblems(page);
    // A page before the tested ones, to put the display font in the cache.
    await page.setViewportSize(narrow);
    await page.goto('/versions');
    // First all narrow pages, and then all wide ones, because every resize causes another layout.
    const inSizes = [0, 1].flatMap((turn) => group.filter((_route, place) => place % 2 === turn));
    for (const route of inSizes) {
      const sizes = group.indexOf(route) % 2 === 0 ? {from: narrow, to: wide} : {from: wide, to: narrow};
      // The viewport is set before the page loads; otherwise, the page could be laid out in the old one and shift.
      await page.setViewportSize(sizes.from);
      await animationsFinished(page);
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
