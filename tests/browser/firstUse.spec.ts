import {type Browser, type Locator, type Page, expect, test as base} from '@playwright/test';
import {watchPolicy} from './problems';

/*
 * A page that nobody has touched: what it does by itself, what makes React start, and that nothing is lost which a
 * reader does before it has. The scripts of the bundle are held back until a test lets them through.
 */

const test = base.extend({
  page: async ({page}, use) => {
    const refused = watchPolicy(page);
    await use(page);
    expect(refused, 'refused by the security policy').toEqual([]);
  },
});

/** A page of the docs with tabs, code and terms, and one with a filter. */
const rich = '/docs/intro-to-graphql';
const withFilter = '/docs/lead-fields';

const bundle = /\/assets\/js\//;

/** What was asked for of the bundle so far, and what lets it through. */
type Late = {asked: string[]; release: () => Promise<void>};

async function openLate(page: Page, route: string): Promise<Late> {
  const asked: string[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(bundle, async (request) => {
    asked.push(request.request().url());
    await opened;
    await request.continue();
  });
  // Pages that start by themselves load for as long as their scripts are held.
  await page.goto(route, {waitUntil: 'domcontentloaded'});
  const release = async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
    open();
    await page.locator('html[data-has-hydrated="true"]:not(:has([data-scripts]))').waitFor();
    await page.unroute(bundle);
  };
  return {asked, release};
}

async function phoneOf(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: {width: 390, height: 844},
    baseURL,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

const html = (page: Page) => page.locator('html');
const themeSwitch = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/}).first();
const announcement = (page: Page) => page.locator('.theme-announcement-bar');
const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();
const category = (page: Page) =>
  page.locator('.theme-doc-sidebar-container').getByRole('button', {expanded: false}).first();
const dialogField = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
const isBusy = (part: Locator) => expect(part).toHaveAttribute('aria-busy', 'true');

/** Counts how often code is copied. */
const countCopies = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {copies: 0});
    const writeText = () => Promise.resolve(void ((window as unknown as {copies: number}).copies += 1));
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
  });

test('the parts of a page are asked for together with the entry', async ({page}) => {
  const late = await openLate(page, rich);
  const parts = await page.evaluate(() => document.getElementById('__docusaurus')?.dataset.parts?.split(' ') ?? []);
  expect(parts.length).toBeGreaterThan(2);
  await themeSwitch(page).waitFor();
  await page.getByRole('button', {name: 'Search docs'}).click();
  for (const part of [...parts, 'main']) {
    await expect.poll(() => late.asked.some((address) => address.includes(`/${part}.`))).toBe(true);
  }
  await late.release();
});

test('a page that is read asks for no script of the bundle, and switches theme, closes its bar and leads on without', async ({
  page,
}) => {
  const {asked} = await openLate(page, rich);
  await page.getByRole('heading', {level: 1}).hover();
  await page.mouse.wheel(0, 2000);
  await page.evaluate(() => (location.hash = document.querySelector('main h2[id]')?.id ?? ''));
  await page.keyboard.press('Tab');
  await themeSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(themeSwitch(page)).toHaveAccessibleName(/currently dark mode/);
  // By key: when the bar goes, the pointer would be over something else.
  await announcement(page).getByRole('button', {name: 'Close'}).press('Enter');
  await expect(announcement(page)).toBeHidden();
  await page.getByRole('navigation', {name: 'Docs version'}).getByRole('link', {name: 'Next'}).press('Enter');
  await expect(page).toHaveURL(/\/docs\/next\//);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcement(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
  expect(asked).toEqual([]);
});

test('pointing at a link fetches its page, and no script', async ({page}) => {
  const {asked} = await openLate(page, '/docs/faq');
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/blog');
  await page.getByRole('link', {name: 'Blog', exact: true}).first().hover();
  expect((await fetched).headers()['sec-purpose']).toContain('prefetch');
  expect(asked).toEqual([]);
});

test('theme and bar that were used before the start stay as they are after it, and work on', async ({page}) => {
  const {release} = await openLate(page, rich);
  await themeSwitch(page).click();
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await tab(page, 'Python').or(page.getByRole('tab').nth(1)).first().hover();
  await release();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcement(page)).toHaveCount(0);
  await themeSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('by pointer: tab, copy and category answer at once, and do their work once when they can', async ({page}) => {
  await countCopies(page);
  const {asked, release} = await openLate(page, rich);
  const second = page.getByRole('tablist').first().getByRole('tab').nth(1);
  const copy = page.getByRole('button', {name: 'Copy code'}).locator('visible=true').first();
  const folded = category(page);
  const name = (await folded.textContent()) ?? '';
  await second.click();
  await isBusy(second);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await copy.click();
  await folded.click();
  await release();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.theme-doc-sidebar-container').getByRole('button', {name, exact: true})).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await page.evaluate(() => (window as unknown as {copies: number}).copies)).toBe(1);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

for (const [name, find] of [
  ['a tab', (page: Page) => page.getByRole('tablist').first().getByRole('tab').nth(1)],
  ['a button in a tab', (page: Page) => page.getByRole('tabpanel').getByRole('button', {name: 'Copy code'}).first()],
] as const) {
  test(`a press on ${name} that begins before the start and ends after it is one click`, async ({page}) => {
    await countCopies(page);
    const {release} = await openLate(page, rich);
    const part = find(page);
    await part.hover();
    const before = await part.elementHandle();
    await page.mouse.down();
    await release();
    // React has drawn it again.
    expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
    await page.mouse.up();
    if (name === 'a tab') {
      await expect(part).toHaveAttribute('aria-selected', 'true');
    } else {
      await expect.poll(() => page.evaluate(() => (window as unknown as {copies: number}).copies)).toBe(1);
    }
    // The press is over: letting go elsewhere does nothing.
    await page.mouse.move(1, 1);
    await page.mouse.down();
    await part.hover();
    await page.mouse.up();
    expect(await page.evaluate(() => (window as unknown as {copies: number}).copies)).toBe(name === 'a tab' ? 0 : 1);
  });
}

test('a press of the other button across the start is no click', async ({page}) => {
  const {release} = await openLate(page, rich);
  const second = page.getByRole('tablist').first().getByRole('tab').nth(1);
  await second.hover();
  await page.mouse.down({button: 'right'});
  await release();
  await page.mouse.up({button: 'right'});
  await expect(second).toHaveAttribute('aria-selected', 'false');
  // The left one is, after it.
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
});

test('a filter keeps what was typed, shows what fits it, and the focus stays', async ({page}) => {
  const {release} = await openLate(page, withFilter);
  const filter = page.getByRole('searchbox').first();
  await filter.click();
  await page.keyboard.type('email');
  await page.keyboard.press('Enter');
  await release();
  await expect(filter).toHaveValue('email');
  await expect(filter).toBeFocused();
  await expect(page).toHaveURL(withFilter);
  await expect(page.locator('form').getByRole('status').first()).not.toHaveText(/^(\d+) of \1$/);
});

test('by scrolling alone: the contents follow the reader, and go on when React runs', async ({page}) => {
  const {asked, release} = await openLate(page, '/docs/glossary');
  const contents = page.locator('.theme-doc-toc-desktop');
  const marked = contents.locator('.table-of-contents__link--active');
  const read = async (term: string) => {
    await page
      .getByRole('heading', {name: new RegExp(`^${term}`)})
      .evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + scrollY - 80));
    await expect(marked).toHaveText([term]);
    await expect(marked).toBeInViewport();
  };
  await page.waitForLoadState();
  await read('TCPA');
  await read('Cookies');
  expect(asked).toEqual([]);
  await page.keyboard.press('Control+k');
  await release();
  await page.keyboard.press('Escape');
  await expect(marked).toHaveText(['Cookies']);
  await read('TCPA');
});

test('by pointer: a menu opens', async ({page}) => {
  const {release} = await openLate(page, '/docs/events');
  const menu = page.getByRole('button', {name: 'Guides & Docs'});
  await menu.click();
  await release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', {name: 'Optin Forms'}).click();
  await expect(page).toHaveURL('/docs/leadcapture/overview');
});

test('by key: a tab takes arrow and Enter, and keeps the focus when it is drawn again', async ({page}) => {
  const {release} = await openLate(page, rich);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await release();
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('by key: a menu opens by arrow and gives its first entry the focus', async ({page}) => {
  const {release} = await openLate(page, '/docs/events');
  await page.getByRole('button', {name: 'Guides & Docs'}).focus();
  await page.keyboard.press('ArrowDown');
  await release();
  await expect(page.getByRole('link', {name: 'Documentation'})).toBeFocused();
});

const calls: Record<string, (page: Page) => Promise<void>> = {
  'Control+K': (page) => page.keyboard.press('Control+k'),
  'the slash': (page) => page.keyboard.press('/'),
  'the button': (page) => page.getByRole('button', {name: 'Search docs'}).click(),
  'Enter on the button': (page) => page.getByRole('button', {name: 'Search docs'}).press('Enter'),
};

for (const [name, call] of Object.entries(calls)) {
  test(`search called by ${name} opens once, with all that was typed since`, async ({page}) => {
    const {release} = await openLate(page, '/docs/events');
    await call(page);
    await isBusy(page.getByRole('button', {name: 'Search docs'}));
    await page.keyboard.type('dead kafkas');
    await page.keyboard.press('Backspace');
    await release();
    await expect(dialogField(page)).toBeFocused();
    await expect(dialogField(page)).toHaveValue('dead kafka');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/docs/events');
  });
}

test('by touch: the menu of a phone opens, a tab is chosen, and the first touch of a term tells its meaning', async ({
  browser,
  baseURL,
}) => {
  const page = await phoneOf(browser, baseURL);
  const {asked, release} = await openLate(page, rich);
  const term = page.locator('main a[aria-describedby]').first();
  await term.tap();
  await expect(term).toBeFocused();
  await expect(page).toHaveURL(rich);
  expect(asked).toEqual([]);
  const second = page.getByRole('tablist').first().getByRole('tab').nth(1);
  await second.tap();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await release();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.getByRole('button', {name: 'Close navigation bar'}).tap();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await page.context().close();
});

test('code that is moved sideways gets its button for long lines', async ({browser, baseURL}) => {
  const page = await phoneOf(browser, baseURL);
  await page.goto('/docs/start-pixel-installation');
  const block = page.locator('.theme-code-block').first();
  await block.locator('pre').evaluate((pre) => pre.scrollTo({left: 20}));
  await block.getByRole('button', {name: 'Wrap'}).tap();
  await expect(block.getByRole('button', {name: 'Wrap'})).toHaveAttribute('aria-pressed', 'true');
  await page.context().close();
});

test('of many fast clicks none is lost and none counts twice', async ({page}) => {
  const {release} = await openLate(page, '/docs/destinations/kafka');
  const folded = page.locator('.theme-doc-sidebar-container').getByRole('button', {name: 'Lakehouses'});
  const box = page.locator('.theme-doc-sidebar-container').getByRole('button', {name: 'Databases'}).first();
  for (let click = 0; click < 10; click += 1) {
    await folded.click();
  }
  for (let click = 0; click < 11; click += 1) {
    await box.click();
  }
  await release();
  await expect(folded).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
});

test('a click and then a link: the link is followed, and back and forward lead where they should', async ({page}) => {
  const {asked} = await openLate(page, '/docs/events');
  await page.getByRole('button', {name: 'Guides & Docs'}).click();
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  const before = asked.length;
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pixel events');
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  expect(asked.length).toBe(before);
});

test('what is typed into the field of the search page is searched, and a reload keeps it', async ({page}) => {
  const {release} = await openLate(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  await field.click();
  await page.keyboard.type('kafka');
  await page.keyboard.press('ArrowLeft');
  await release();
  await expect(field).toHaveValue('kafka');
  await expect(field).toBeFocused();
  await expect(page.getByRole('status').filter({hasText: /results? for “kafka”/})).toBeVisible();
  await expect(page).toHaveURL('/search?q=kafka');
  await page.reload();
  await expect(page.getByRole('status').filter({hasText: /results? for “kafka”/})).toBeVisible();
  await expect(field).toHaveValue('kafka');
});

test('boxes and lists of the table of destinations take what was chosen before', async ({page}) => {
  const {release} = await openLate(page, '/docs/choose-a-destination');
  const row = page.getByRole('row').filter({has: page.getByRole('link', {name: 'Kafka', exact: true})});
  const own = 'Queues and event streams';
  const list = page.getByRole('group', {name: 'Filter the table'}).getByRole('combobox').first();
  await list.selectOption(own);
  await row.getByRole('checkbox').click();
  await release();
  await expect(row.getByRole('checkbox')).toBeChecked();
  await expect(list).toHaveValue(own);
  await expect(page.locator('main output').first()).not.toHaveText(/^(\d+) of \1$/);
});

test('a theme that is chosen in another tab is followed before the start, too, and live samples follow it', async ({
  context,
  page,
}) => {
  const {asked} = await openLate(page, '/docs/blank');
  const sample = page.frameLocator('[data-player-stage] iframe').first().locator('iframe');
  await expect(sample).toHaveAttribute('srcdoc', /color-scheme: light/);
  const other = await context.newPage();
  await other.goto('/docs/faq');
  await themeSwitch(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(sample).toHaveAttribute('srcdoc', /color-scheme: dark/);
  expect(asked).toEqual([]);
});

test('without a network the first use says so, and Retry starts the page when it is back', async ({page, context}) => {
  await page.goto('/docs/events');
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Search docs'}).click();
  await expect(page.getByRole('alert')).toContainText('did not load properly');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('pages that need scripts to show what they are for start by themselves', async ({page}) => {
  for (const route of ['/search?q=kafka', '/docs/no-such-page', '/docs/faq?offlineMode=false']) {
    await page.goto(route);
    await expect(html(page), route).toHaveAttribute('data-has-hydrated', 'true');
  }
  // A tab and a docs version that were chosen before.
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.tab.language', 'python');
    localStorage.setItem('docs-preferred-version-default', 'current');
  });
  for (const route of ['/docs/intro-to-graphql', '/blog']) {
    await page.goto(route);
    await expect(html(page), route).toHaveAttribute('data-has-hydrated', 'true');
  }
});
