import {type CDPSession, type Page, expect} from '@playwright/test';
import {test} from './fixtures';

/** The focused element: its accessible name, its place on the page, whether it has a ring, and what covers it. */
type Stop = {name: string; part: string; isShown: boolean; isCovered: boolean; top: number};

async function nameOfFocus(session: CDPSession): Promise<string> {
  const {result} = await session.send('Runtime.evaluate', {expression: 'document.activeElement'});
  const {nodes} = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return String(nodes[0]?.name?.value ?? '');
}

const readFocus = (page: Page, before: number): Promise<Omit<Stop, 'name'> | undefined> =>
  page.evaluate(async (topBefore) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return undefined;
    }
    // Elements that move on scroll reach their position after two frames.
    if (scrollY !== topBefore) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const parts = {
      skip: 'a[href="#__docusaurus_skipToContent_fallback"]',
      announcement: '.theme-announcement-bar',
      navbar: '.navbar',
      versions: 'nav[aria-label="Docs version"], nav[aria-label="Sets of docs"]',
      sidebar: 'aside',
      toc: '.table-of-contents',
      content: 'main',
      footer: 'footer',
    };
    const part = Object.entries(parts).find(([, selector]) => element.closest(selector))?.[0] ?? 'elsewhere';
    // A field with a custom control shows its focus ring on the label, and an iframe shows it inside.
    const label = (element as HTMLInputElement).labels?.[0];
    const drawn = element.getBoundingClientRect().width > 1 ? element : (label ?? element);
    const inner = element instanceof HTMLIFrameElement ? element.contentDocument?.activeElement : undefined;
    const isShown = [element, drawn, inner ?? element].some((each) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    });
    const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isCovered = !(top && (drawn.contains(top) || top.contains(drawn)));
    return {part, isShown, isCovered, top: scrollY};
  }, before);

async function walk(page: Page, most: number): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  const stops: Stop[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page, stops.at(-1)?.top ?? 0);
    if (!focus) {
      return stops;
    }
    stops.push({...focus, name: await nameOfFocus(session)});
  }
  throw new Error(`the focus did not leave the page after ${most} presses of Tab`);
}

const partsOf: [string, string[]][] = [
  ['/', ['skip', 'navbar', 'content', 'footer']],
  ['/docs/destinations/kafka', ['skip', 'announcement', 'navbar', 'versions', 'sidebar', 'content', 'toc', 'footer']],
  ['/blog', ['skip', 'announcement', 'navbar', 'sidebar', 'content', 'footer']],
  ['/search?q=kafka', ['skip', 'navbar', 'content', 'footer']],
];

for (const [route, parts] of partsOf) {
  test(`Tab goes through ${route} in order, and stops have a name and a visible focus ring`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(route);
    if (route.startsWith('/search')) {
      await expect(page.getByRole('main').getByRole('link', {name: 'Kafka Integrations'}).first()).toBeVisible();
      // The texts of results come with more links.
      await expect(page.locator('main [class*="placeholder_"]')).toHaveCount(0);
    }
    const stops = await walk(page, 500);
    console.log(`keyboard: ${route}, ${stops.length} stops`);
    expect(stops.filter(({name}) => name === '')).toEqual([]);
    expect(stops.filter(({isShown}) => !isShown)).toEqual([]);
    expect(stops.filter(({isCovered}) => isCovered)).toEqual([]);
    expect(stops.map(({part}) => part).filter((part, index, all) => part !== all[index - 1])).toEqual(parts);
  });
}

test('a tab stop without a name, without a focus ring, or behind another element is reported', async ({page}) => {
  await page.goto('/versions');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      `<button></button><button>No ring</button><div><button>Covered</button><div></div></div>`,
    );
    // The CSP blocks style attributes in markup, but not styles that a script sets.
    const styles = {
      'button:nth-of-type(2)': 'outline: none',
      div: 'position: relative',
      'div > div': 'position: absolute; inset: 0; background: red',
    };
    for (const [selector, style] of Object.entries(styles)) {
      const element = document.querySelector<HTMLElement>(`body > ${selector}`);
      if (element) {
        element.style.cssText = style;
      }
    }
  });
  const [unnamed, ringless, covered] = (await walk(page, 500)).filter(({part}) => part === 'elsewhere');
  expect(unnamed?.name).toBe('');
  expect(ringless).toMatchObject({name: 'No ring', isShown: false});
  expect(covered).toMatchObject({name: 'Covered', isCovered: true});
});

test('closing the announcement by keyboard leaves the focus at the top of the page', async ({page}) => {
  await page.goto('/docs/events');
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar :focus')).toHaveCount(1);
});
