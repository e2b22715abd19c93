import {type Page, expect, test} from '@playwright/test';
import {drawn} from './helpers';

/** The page with the most components for each style sheet. */
const routes = ['/', '/docs/destinations/kafka', '/blog'];

const views: [name: string, set: (page: Page) => Promise<unknown>][] = [
  ['wide', (page) => page.setViewportSize({width: 1440, height: 900})],
  [
    'narrow and dark',
    async (page) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    },
  ],
  ['forced colors', (page) => page.emulateMedia({forcedColors: 'active'})],
  ['more contrast', (page) => page.emulateMedia({forcedColors: 'none', contrast: 'more'})],
  ['print', (page) => page.emulateMedia({contrast: null, media: 'print'})],
];

/** Computed styles of every distinct element, with its place on the page. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element | null) =>
      element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : '';
    // Colors in transition aren't in any style sheet.
    document.getAnimations().forEach((move) => move instanceof CSSTransition && move.finish());
    // Custom properties are skipped, because their effects show in other properties.
    const properties = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll('html, body, body *')) {
      const place = [element.parentElement, element].map(nameOf).join(' > ');
      if (!(place in found)) {
        found[place] = ['', '::before', '::after']
          .map((part) => ({part, style: getComputedStyle(element, part)}))
          .filter(({part, style}) => part === '' || style.content !== 'none')
          .flatMap(({part, style}) => properties.map((name) => `${name}${part}: ${style.getPropertyValue(name)}`))
          .join('\n');
      }
    }
    return found;
  });

async function looksInAllViews(page: Page): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [name, set] of views) {
    await set(page);
    for (const [place, look] of Object.entries(await looks(page))) {
      all[`${name}: ${place}`] = look;
    }
  }
  await page.emulateMedia({media: 'screen'});
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  return all;
}

function differences(first: Record<string, string>, whole: Record<string, string>): string[] {
  return Object.entries(whole).flatMap(([place, look]) => {
    // Elements added in the meantime have no counterpart.
    const before = new Set((first[place] ?? look).split('\n'));
    const changed = look.split('\n').filter((line) => !before.has(line));
    return changed.length > 0 ? [`${place}: ${changed.join(', ')}`] : [];
  });
}

const loadWhole = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const first = document.querySelector<HTMLLinkElement>('link[data-full-sheet]');
        const whole = document.createElement('link');
        whole.rel = 'stylesheet';
        whole.href = first?.dataset.fullSheet ?? '';
        whole.onload = resolve;
        whole.onerror = reject;
        first?.after(whole);
      }),
  );

/** Opens everything that a reader can open, and sets all states that exist, before the bundle runs. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    document.querySelectorAll('details').forEach((fold) => (fold.open = true));
    document
      .querySelectorAll('button')
      .forEach((button, index) => button.toggleAttribute('aria-busy', index % 2 === 0));
  });

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await drawn(page);
}

for (const route of routes) {
  test(`${route} looks the same with its own style sheet and the full one`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    await settled(page);
    await openAll(page);
    const first = await looksInAllViews(page);
    await loadWhole(page);
    const whole = await looksInAllViews(page);
    expect(Object.keys(first).length).toBeGreaterThan(200);
    expect(differences(first, whole)).toEqual([]);
  });
}

test('a rule missing from the first style sheet is detected', async ({page}) => {
  await page.route('**/assets/css/docs.*.css', async (answer) => {
    const response = await answer.fetch();
    await answer.fulfill({response, body: (await response.text()).replace(/\.pagination-nav\{[^}]*\}/, '')});
  });
  await page.goto('/docs/faq');
  await settled(page);
  const first = await looks(page);
  await loadWhole(page);
  const whole = await looks(page);
  expect(differences(first, whole).join('\n')).toMatch(/pagination-nav.*: .*display: grid/);
});
