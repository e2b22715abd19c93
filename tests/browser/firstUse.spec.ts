import {type Locator, type Page, expect} from '@playwright/test';
import versions from '../../versions.json';
import {fetchAhead, hydrate, hydrated, saveData, unhydrated as test} from './fixtures';
import {boxOf, drawn, hold, link, nextVersion, setOffline, themeSwitch} from './helpers';

// A page before hydration: bundle requests are blocked until a test releases them.

const rich = '/docs/intro-to-graphql';
const withFilter = '/docs/lead-fields';

const bundle = /\/assets\/js\//;

type Late = {asked: string[]; open: () => void; release: () => Promise<void>};

async function openLate(page: Page, route: string): Promise<Late> {
  const asked: string[] = [];
  page.on('request', (request) => bundle.test(request.url()) && asked.push(request.url()));
  await page.addInitScript(saveData);
  const open = await hold(page, bundle);
  // Pages that hydrate automatically keep loading while their scripts are blocked.
  await page.goto(route, {waitUntil: 'domcontentloaded'});
  const release = async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
    open();
    await hydrated(page);
  };
  return {asked, open, release};
}

const html = (page: Page) => page.locator('html');
const announcement = (page: Page) => page.locator('.theme-announcement-bar');
const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();
const categories = (page: Page) => page.locator('.theme-doc-sidebar-container details');
const category = (page: Page, name: string) =>
  categories(page)
    .filter({has: page.locator(`> summary:text-is("${name}")`)})
    .first();
const isBusy = (part: Locator) => expect(part).toHaveAttribute('aria-busy', 'true');

const countCopies = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {copies: 0});
    const write = () => Promise.resolve(void ((window as unknown as {copies: number}).copies += 1));
    Object.defineProperty(navigator, 'clipboard', {value: {write}});
  });

test('reading, theme, announcement, and links do not need the bundle', async ({page}) => {
  const {asked} = await openLate(page, rich);
  await link(page, 'Skip to main content').press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveText('View as Markdown');
  await link(page, 'Blog').hover();
  await expect(page.locator('link[rel="prefetch"]'), 'the reader saves data').toHaveCount(0);
  await page.getByRole('heading', {level: 1}).hover();
  await page.mouse.wheel(0, 2000);
  await page.evaluate(() => (location.hash = document.querySelector('main h2[id]')?.id ?? ''));
  await page.keyboard.press('Tab');
  await themeSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(themeSwitch(page)).toHaveAccessibleName(/currently dark mode/);
  // By keyboard, because the pointer would be over something else after the bar closes.
  await announcement(page).getByRole('button', {name: 'Close'}).press('Enter');
  await expect(announcement(page)).toBeHidden();
  await (await nextVersion(page)).press('Enter');
  await expect(page).toHaveURL('/docs/next/intro-to-graphql');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcement(page)).toBeHidden();
  const version = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(await version()).toBe('current');
  await link(page, 'latest version').click();
  await expect(page).toHaveURL('/docs/intro-to-graphql');
  expect(await version()).toBe(versions[0]);
  expect(asked).toEqual([]);
});

test('hovering over a link fetches only its page', async ({page}) => {
  await page.addInitScript(fetchAhead);
  const {asked} = await openLate(page, '/docs/faq');
  const files: string[] = [];
  page.on('request', (request) => request.url().endsWith('.md') && files.push(request.url()));
  await link(page, 'View as Markdown').hover();
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/blog');
  await link(page, 'Blog').hover();
  expect((await fetched).headers()['sec-purpose']).toContain('prefetch');
  expect(files).toEqual([]);
  expect(asked).toEqual([]);
});

test('light is the default; theme and bar changes from before hydration persist and still work', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const {release} = await openLate(page, rich);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await themeSwitch(page).click();
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await tab(page, 'Python').hover();
  await release();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcement(page)).toHaveCount(0);
  await themeSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('by pointer: tab, copy, and category react immediately, and act once after hydration', async ({page}) => {
  await countCopies(page);
  const {asked, release} = await openLate(page, rich);
  const second = page.getByRole('tablist').first().getByRole('tab').nth(1);
  const copy = page.getByRole('button', {name: 'Copy code'}).locator('visible=true').first();
  const folded = page.locator('.theme-doc-sidebar-menu details:not([open]) > summary').first();
  const name = ((await folded.textContent()) ?? '').trim();
  await second.click();
  await isBusy(second);
  // `aria-busy` on the root would dim the whole page while scripts load.
  await expect(page.locator('[aria-busy]:has([aria-busy])')).toHaveCount(0);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await copy.click();
  await folded.click();
  await release();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(category(page, name)).toHaveAttribute('open', '');
  expect(await page.evaluate(() => (window as unknown as {copies: number}).copies)).toBe(1);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('a press during which the scripts arrive is one click', async ({page}) => {
  await countCopies(page);
  const {asked, open} = await openLate(page, rich);
  const copy = page.getByRole('tabpanel').getByRole('button', {name: 'Copy code'}).first();
  await copy.hover();
  await page.mouse.down();
  open();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.mouse.up();
  await hydrated(page);
  expect(await page.evaluate(() => (window as unknown as {copies: number}).copies)).toBe(1);
});

test('a filter keeps typed text and focus, and shows matches; task list checkboxes stay disabled', async ({page}) => {
  await page.addInitScript(() => {
    const add = () => document.body.insertAdjacentHTML('beforeend', '<input type="checkbox" disabled>');
    document.addEventListener('readystatechange', add, {once: true});
  });
  const {release} = await openLate(page, withFilter);
  const filter = page.getByRole('searchbox').first();
  await filter.click();
  await page.keyboard.type('email');
  await page.keyboard.press('Enter');
  await release();
  await expect(filter).toHaveValue('email');
  await expect(filter).toBeFocused();
  await expect(page.locator('body > [type="checkbox"]')).toBeDisabled();
  await expect(page).toHaveURL(withFilter);
  await expect(page.locator('form').getByRole('status').first()).not.toHaveText(/^(\d+) of \1$/);
});

test('by scrolling: the table of contents follows the reader, and continues after hydration', async ({page}) => {
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
  // A reader who scrolls the table of contents keeps its position, even if the page moves a little.
  const moved = await contents.evaluate(async (list) => {
    const before = list.scrollTop;
    list.scrollTop = 0;
    scrollBy(0, 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return [before > 0, list.scrollTop];
  });
  expect(moved).toEqual([true, 0]);
  await read('Cookies');
  expect(asked).toEqual([]);
  await page.keyboard.press('Control+k');
  await release();
  await page.keyboard.press('Escape');
  await expect(marked).toHaveText(['Cookies']);
  await read('TCPA');
});

test('the navbar menu opens by keyboard and pointer, and closes on Escape, a click, or focus outside', async ({
  page,
}) => {
  const {asked, release} = await openLate(page, '/docs/events');
  const [button, menu] = [page.locator('.navbar summary'), page.locator('.navbar details')];
  const entry = menu.getByRole('link', {name: 'Optin Forms'});
  await button.hover();
  await expect(entry).toBeHidden();
  await button.click();
  await expect(entry).toBeVisible();
  await button.click();
  await expect(entry).toBeHidden();
  await button.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(5, 400);
  await expect(entry).toBeHidden();
  await button.click();
  await link(page, 'Blog').focus();
  await expect(entry, 'the menu does not cover the focus').toBeHidden();
  expect(asked).toEqual([]);
  await button.click();
  await page.evaluate(() => dispatchEvent(new Event('site:start')));
  await release();
  await entry.click();
  await expect(page).toHaveURL('/docs/leadcapture/overview');
  await expect(entry).toBeHidden();
});

test('Back after a reload shows the page for the URL, where the reader left it', async ({page}) => {
  await page.goto('/docs/events');
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await link(page, 'Blog').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await page.locator('.footer').getByRole('link', {name: 'Integrations', exact: true}).click();
  await expect(page).toHaveURL('/docs/intro-to-integrations');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await page.goBack();
  await expect(page).toHaveURL('/docs/events');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pixel events');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test('by keyboard: a tab handles arrow keys and Enter, and keeps focus when rerendered', async ({page}) => {
  const {release} = await openLate(page, rich);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await release();
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('by touch: the menu opens, and a tab is selected', async ({phone: page}) => {
  const {release} = await openLate(page, rich);
  const second = page.getByRole('tablist').first().getByRole('tab').nth(1);
  await second.tap();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await release();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.getByRole('button', {name: 'Close navigation bar'}).tap();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('text typed on the search page replaces the URL’s query, and a reload keeps it', async ({page}) => {
  const {release} = await openLate(page, '/search?q=snowflake');
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

test('the destination table’s filters keep selections from before hydration', async ({page}) => {
  const {release} = await openLate(page, '/docs/choose-a-destination');
  const list = page.getByRole('group', {name: 'Filter the table'}).getByRole('combobox').first();
  await list.selectOption('Warehouses');
  await release();
  await expect(list).toHaveValue('Warehouses');
  await expect(page.locator('main output').first()).not.toHaveText(/^(\d+) of \1$/);
});

test('a theme change in another tab applies before hydration, including in live samples', async ({context, page}) => {
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

for (const width of [390, 1024]) {
  test(`at ${width} px, the contents stay below the navbar, and link to sections without scripts`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const {asked} = await openLate(page, '/docs/destinations/kafka');
    const contents = page.getByRole('navigation', {name: 'On this page'});
    const first = contents.getByRole('link').first();
    await page.evaluate(() => scrollTo(0, 3000));
    await contents.getByText('On this page').click();
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await contents.getByText('On this page').click();
    await contents.getByRole('link', {name: 'Limits'}).click();
    await expect(page).toHaveURL(/#limits$/);
    await expect(first).toBeHidden();
    const heading = page.getByRole('heading', {name: /^Limits/});
    await expect(heading).toBeInViewport();
    expect((await boxOf(heading)).y).toBeGreaterThan((await boxOf(contents)).bottom);
    expect(asked).toEqual([]);
  });
}

test('offline, the first use says so, and Retry searches once the connection is back', async ({page}) => {
  // Safari 16 and Firefox 115 have no toggle event for dialogs.
  await page.addInitScript(() => addEventListener('toggle', (event) => event.stopImmediatePropagation(), true));
  await page.goto('/docs/events');
  await setOffline(page, true);
  await page.getByRole('button', {name: 'Search docs'}).hover();
  await expect(page.getByRole('alert')).toContainText('You’re offline');
  await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0);
  await page.getByRole('button', {name: 'Search docs'}).click();
  await page.keyboard.type('webhook');
  await expect(page.getByText('Loading search')).toBeHidden();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await setOffline(page, false);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText(/results for “webhook”/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('if hydration rerenders the page, the open dialog keeps its text and focus', async ({page}) => {
  await page.route('/docs/faq', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace('<footer', '<div')});
  });
  const {release} = await openLate(page, '/docs/faq');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('webhook');
  await release();
  await expect(page.getByRole('contentinfo'), 'React has added what the page lacked').toHaveCount(1);
  const field = page.getByRole('combobox', {name: 'Search docs'});
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('webhook');
  await expect(page.getByRole('option').first()).toContainText(/webhook/i);
});

test('pages whose content needs scripts hydrate automatically', async ({page}) => {
  // The first two don't wait for the deferred script.
  await page.route('/js/deferred.js', (request) => request.abort(), {times: 2});
  for (const route of ['/search?q=kafka', '/docs/no-such-page', '/docs/faq?offlineMode=false']) {
    await page.goto(route);
    await expect(html(page), route).toHaveAttribute('data-has-hydrated', 'true');
  }
  // A previously selected tab and docs version.
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.tab.language', 'python');
    localStorage.setItem('docs-preferred-version-default', 'current');
  });
  await page.goto(rich);
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/blog');
  const toDocs = page.getByRole('link', {name: /^What is/}).first();
  await expect(toDocs).toHaveAttribute('href', '/docs/next/intro-to-pixel-tech');
});

test('a press is painted before the full style sheet applies', async ({page}) => {
  await page.goto(rich);
  const full = 'link[rel="stylesheet"][href*="/full."]';
  const isAppliedAtPaint = await page
    .locator('.theme-code-block button')
    .first()
    .evaluate(
      (button, sheet) =>
        new Promise((resolve) => {
          button.dispatchEvent(new PointerEvent('pointermove', {bubbles: true}));
          requestAnimationFrame(() => resolve(document.querySelector(sheet) !== null));
        }),
      full,
    );
  expect(isAppliedAtPaint).toBe(false);
  await expect(page.locator(full)).toHaveCount(1);
  await hydrated(page);
});

test('a press that turns into a scroll or opens a menu does not stop the page from hydrating', async ({page}) => {
  await page.goto(rich);
  const button = page.locator('.theme-code-block button').first();
  await button.dispatchEvent('pointerdown');
  // Longer than the starter waits before it checks whether the button is held down.
  await drawn(page);
  await page.waitForTimeout(300);
  await expect(page.locator('link[href*="/full."]'), 'loading waits for the release').toHaveCount(0);
  await button.dispatchEvent('pointercancel');
  await hydrated(page);
  await page.reload();
  await button.hover();
  await page.mouse.down({button: 'right'});
  await hydrated(page);
});

test('a click during hydration switches the theme, and so does the next one', async ({page}) => {
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if ('docusaurus' in window) {
        observer.disconnect();
        setTimeout(() => document.querySelector<HTMLElement>('[class*=olorModeToggle] button')?.click());
      }
    }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']}),
  );
  await page.goto('/docs/faq');
  await hydrate(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await themeSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});
