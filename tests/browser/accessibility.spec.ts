import AxeBuilder from '@axe-core/playwright';
import {type Page, expect, test} from '@playwright/test';
import contract from '../../content/routes.json';
import {layoutShift, watchLayoutShift} from './layoutShift';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const wide = {width: 1440, height: 900};
const narrow = {width: 390, height: 844};

const routes = Object.values(contract).flat();
const groups = Array.from({length: 16}, (_, group) => routes.filter((_route, index) => index % 16 === group));

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
  // Colors fade; axe must see them at rest.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
}

// Reading the colors of every word takes most of the time. At 390 px they are those of 1440 px but for a few parts of
// the frame, so there every kind of page is read, and of the docs every eighth.
const docs = [...contract.current, ...contract.next];
const isReadNarrow = (route: string) => !docs.includes(route) || docs.indexOf(route) % 8 === 0;

/** What to look at: everything, everything but colors, or colors alone. */
type What = 'all' | 'structure' | 'colors';

async function violations(page: Page, what: What = 'all'): Promise<string[]> {
  const rules = {
    // axe leaves the size of targets out by default.
    'target-size': {enabled: what !== 'colors'},
    'color-contrast': {enabled: what !== 'structure'},
  };
  // Frames are left out: the badge is checked as a page, samples show what a writer wrote. Without frames the older way
  // of calling axe does, in half the time.
  const axe = new AxeBuilder({page})
    .exclude('iframe')
    .setLegacyMode()
    .options({resultTypes: ['violations'], rules});
  const run = what === 'colors' ? axe.withRules(['color-contrast']) : axe.withTags(standard);
  const {violations: found} = await run.analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`),
  );
}

groups.forEach((group, index) => {
  test(`pages have no barrier that axe finds, in both themes and sizes (${index + 1} of ${groups.length})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await watchLayoutShift(page);
    for (const route of group) {
      const look = async (form: string, what: What) =>
        (await violations(page, what)).map((text) => `${route}, ${form}: ${text}`);
      await page.setViewportSize(narrow);
      await page.goto(route);
      await page.waitForLoadState('load');
      expect(await layoutShift(page), `${route}: layout shift`).toBeLessThan(0.005);
      const found = await look('narrow, light', isReadNarrow(route) ? 'all' : 'structure');
      await page.setViewportSize(wide);
      found.push(...(await look('wide, light', 'all')));
      await setTheme(page, 'dark');
      found.push(...(await look('wide, dark', 'colors')));
      if (isReadNarrow(route)) {
        await page.setViewportSize(narrow);
        found.push(...(await look('narrow, dark', 'colors')));
      }
      expect(found).toEqual([]);
    }
    console.log(`axe: ${group.length} routes, 2 themes, 2 widths, no violation`);
  });
});

test('axe finds a barrier that is put into a page', async ({page}) => {
  await page.goto('/docs/events');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<button></button><p style="color:#ccc;background:#fff">faint</p>
         <button style="all:unset;width:9px;height:9px">a</button><button style="all:unset;width:9px;height:9px">b</button>`,
    );
  });
  const found = (await violations(page)).join('\n');
  expect(found).toContain('button-name');
  expect(found).toContain('color-contrast');
  expect(found).toContain('target-size');
});

test('the search dialog, the open menu, the status badge and the not-found page have no barrier', async ({page}) => {
  await page.goto('/status-badge.html');
  expect(await violations(page)).toEqual([]);
  await page.goto('/docs/no-such-page');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Search docs')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(narrow);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await page.waitForTimeout(500);
  expect(await violations(page)).toEqual([]);
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
