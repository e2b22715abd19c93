import {type Locator, type Page, expect} from '@playwright/test';
import {brokenWords} from './brokenWords';
import {hydrate, staticTest, test} from './fixtures';
import {boxOf, openIn} from './helpers';

const reference = '/docs/graphql/basic-graphql-request';

const styleOf = (part: Locator, property: string) =>
  part.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('a word that breaks in a narrow cell is reported, and one that wraps to the next line is not', async ({page}) => {
  await page.setContent(`<table><tr><td><div style="width:4em;overflow-wrap:anywhere">Namespaces</div></td>
    <td><div style="width:8em">Namespaces and endpoints</div></td>
    <td><div style="width:6em;overflow-wrap:anywhere"><code>bootstrapservers</code></div></td></tr></table>`);
  const found = await brokenWords(page);
  expect(found.filter((each) => each.startsWith('320 px, DejaVu Sans'))).toEqual([
    expect.stringContaining('"Namespaces" in <td>'),
    expect.stringContaining('"bootstrapservers" in code in <td>'),
  ]);
});

const colors = (page: Page) =>
  page.evaluate(() =>
    ['html', '.markdown p', '.markdown a', 'h1', '.theme-admonition', 'p code', '.theme-code-block [class^=token]']
      .flatMap((each) => document.querySelector(each) ?? [])
      .map(
        (element) =>
          `${element.localName}: ${getComputedStyle(element).color}, ${getComputedStyle(element).backgroundColor}`,
      ),
  );

staticTest('the dark theme prints light, without UI, with full code, all tabs, and link URLs', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openIn(page, [1200, 900], reference);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const chrome of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.theme-announcement-bar']) {
    await page.emulateMedia({media: 'screen'});
    await expect(page.locator(chrome)).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator(chrome)).toBeHidden();
  }
  await page.setViewportSize({width: 700, height: 900});
  await expect(page.getByRole('button', {name: 'Copy code'})).toHaveCount(0);
  const cut = await page.locator('pre').evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth));
  expect(cut).toEqual([]);
  await expect(page.locator('#field-first_name').first()).toBeVisible();
  await page.goto('/docs/intro-to-graphql');
  const dark = await colors(page);
  expect(dark.length).toBeGreaterThan(4);
  expect(dark[0]).toContain('rgb(255, 255, 255)');
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  await expect.poll(() => colors(page)).toEqual(dark);
  await page.goto('/docs/quickstart');
  const linkTo = (start: string) => page.locator(`.theme-doc-markdown a[href^="${start}"]`).first();
  await expect(linkTo('http')).toHaveCSS('content', /http/, {pseudo: 'after'});
  await expect(linkTo('/docs')).toHaveCSS('content', 'none', {pseudo: 'after'});
});

staticTest('forced colors show the current page, contents entry, and tab', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/docs/intro-to-graphql');
  const sets = page.getByRole('navigation', {name: 'Sets of docs'});
  await sets.locator('summary').click();
  await expect(sets.locator('summary')).toHaveCSS('forced-color-adjust', 'none', {pseudo: 'after'});
  const pairs: [Locator, Locator][] = [
    [
      page.locator('.theme-doc-sidebar-menu a[aria-current="page"]'),
      page.locator('.theme-doc-sidebar-menu a:not([aria-current])[href]').first(),
    ],
    [page.getByRole('tab', {selected: true}).first(), page.getByRole('tab', {selected: false}).first()],
    [sets.locator('[aria-current]'), sets.getByRole('link', {name: 'Optin Forms'})],
    [page.locator('.navbar summary'), page.locator('.navbar').getByRole('link', {name: 'Blog'})],
  ];
  for (const [chosen, other] of pairs) {
    expect(await styleOf(chosen, 'background-color')).not.toBe(await styleOf(other, 'background-color'));
    expect(await styleOf(chosen, 'color')).toBe(await styleOf(pairs[0]?.[0] ?? chosen, 'color'));
  }
});

staticTest('with increased contrast, borders are stronger and current places are underlined', async ({page}) => {
  await page.goto('/docs/events');
  const rule = () => styleOf(page.locator('html'), '--site-rule');
  const before = await rule();
  await page.emulateMedia({contrast: 'more'});
  expect(await rule()).not.toBe(before);
  expect(await styleOf(page.locator('.theme-doc-sidebar-menu a[aria-current="page"]'), 'text-decoration-line')).toBe(
    'underline',
  );
});

staticTest('at 400% zoom, and with text at 200%, nothing overflows the screen', async ({page}) => {
  const routes = [
    '/',
    '/Landing',
    '/Home/Showcase',
    '/docs',
    reference,
    '/docs/lead-fields',
    '/docs/choose-a-destination',
    '/docs/destinations/snowflake',
    '/docs/glossary',
    '/blog',
    '/search?q=kafka',
  ];
  for (const route of routes) {
    await openIn(page, [320, 256], route);
    if (route.startsWith('/search')) {
      await expect(page.getByRole('main').getByRole('link', {name: 'Kafka Integrations'}).first()).toBeVisible();
    }
    const widthAt = async (width: number) => {
      await page.setViewportSize({width, height: 844});
      return page.evaluate(() => document.documentElement.scrollWidth);
    };
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((fold) => fold.setAttribute('open', '')),
    );
    expect(await widthAt(320), route).toBe(320);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [1440, 1000, 390]) {
      expect(await widthAt(width), `${route} at ${width} px, large letters`).toBe(width);
    }
    const brand = await boxOf(page.locator('.navbar__inner .navbar__brand'));
    const search = await boxOf(page.locator('.navbar').getByRole('button', {name: 'Search'}));
    expect(brand.right, 'search does not cover the brand').toBeLessThanOrEqual(search.x);
  }
});

test('at 400% zoom, menu links work, and search has room for a result', async ({page}) => {
  await openIn(page, [320, 256], '/versions');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Home page'}).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', {name: 'Search docs'}).click();
  await page.keyboard.type('kafka');
  await expect(page.getByRole('option').first()).toBeInViewport({ratio: 0.6});
});

test('the menu button, the close button, and all menu items are large enough to tap', async ({phone: page}) => {
  await page.goto('/docs/destinations/zapier');
  await hydrate(page);
  const side = async (part: Locator) => {
    const {width, height} = await boxOf(part);
    // Transformed boxes have rounding errors of about a billionth.
    return Number(Math.min(width, height).toFixed(3));
  };
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  expect(await side(toggle)).toBeGreaterThanOrEqual(44);
  const close = page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'});
  expect(await side(close)).toBeGreaterThanOrEqual(44);
  await toggle.tap();
  const menu = page.locator('.navbar-sidebar');
  expect(await side(menu.getByRole('button', {name: 'Close navigation bar'}))).toBeGreaterThanOrEqual(44);
  // The current page is in view, far down in its list.
  await expect(menu.locator('.menu__link[aria-current="page"]')).toBeInViewport();
  for (const link of await menu.locator('.menu__link:visible').all()) {
    expect(await side(link)).toBeGreaterThanOrEqual(44);
  }
  await menu.getByRole('button', {name: /Back to main menu/}).tap();
  const home = menu.getByRole('link', {name: 'Home page'});
  await home.hover();
  await expect(home, 'the tap leaves no row marked').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

staticTest('the sidebar shows the current page, even far down', async ({page}) => {
  await openIn(page, [1440, 700], '/docs/destinations/zapier');
  await expect(page.locator('.theme-doc-sidebar-menu a[aria-current="page"]')).toBeInViewport();
});

staticTest('code wraps without hidden text, and continuation lines are indented', async ({page}) => {
  await openIn(page, [390, 844], '/docs/destinations/postgres');
  const blocks = page.getByRole('main').locator('pre:visible');
  const hidden = await blocks.evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(hidden).toBe(0);
  expect(await blocks.count()).toBeGreaterThan(10);
  const grant = blocks.filter({hasText: 'GRANT CONNECT, CREATE, TEMPORARY'}).locator('code');
  const starts = await grant.evaluate((code) => {
    const range = document.createRange();
    range.selectNodeContents(code);
    const rects = [...range.getClientRects()];
    const tops = [...new Set(rects.map(({top}) => Math.round(top)))];
    return tops.map((top) => Math.min(...rects.filter((rect) => Math.round(rect.top) === top).map(({left}) => left)));
  });
  expect(starts.length).toBeGreaterThan(2);
  expect(starts[1]).toBe(starts[0]);
  expect(starts[2]).toBeGreaterThan((starts[0] ?? 0) + 20);
});

staticTest('nested code keeps its lines and scrolls by keyboard, and prints in full', async ({page}) => {
  await openIn(page, [390, 844], '/docs/quickstart');
  const code = page.getByRole('figure', {name: /^index.html/}).locator('pre');
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});

staticTest('a line continuation backslash is at the end of its line, inside the block', async ({page}) => {
  for (const width of [320, 390, 1440]) {
    await openIn(page, [width, 900], '/docs/destinations/kafka');
    const isLast = await page.locator('.token-continued').evaluateAll((marks) =>
      marks.map((mark) => {
        const before = document.createRange();
        before.setStartBefore(mark.previousSibling ?? mark);
        before.setEndBefore(mark);
        const line = [...before.getClientRects()].at(-1);
        const {top, right} = mark.getBoundingClientRect();
        const edge = mark.closest('pre')?.getBoundingClientRect().right ?? 0;
        return Math.abs((line?.top ?? 0) - top) < 5 && right <= edge;
      }),
    );
    expect(isLast.length).toBeGreaterThan(2);
    expect(new Set(isLast), `${width} px`).toEqual(new Set([true]));
  }
});

staticTest('samples are right of text and sticky on wide screens, and below it on narrow ones', async ({page}) => {
  await openIn(page, [1440, 700], reference);
  const part = page.locator('.split').first();
  const text = () => boxOf(part.locator('p').first());
  const sample = () => boxOf(part.locator('.sample').first());
  expect((await sample()).x).toBeGreaterThan(Math.max(700, (await text()).right));
  // Each starts where the text or heading before it does.
  const starts = await page.locator('.split > .markdown:has(+ .sample)').evaluateAll((nodes) =>
    nodes.map((node) => {
      const top = (element: Element | null) => element?.getBoundingClientRect().top ?? NaN;
      return Math.abs(top(node.firstElementChild) - top(node.nextElementSibling));
    }),
  );
  expect(starts.length).toBeGreaterThan(1);
  expect(Math.max(...starts)).toBeLessThan(10);
  // The text is scrolling off the screen, but the sample isn't.
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const bar = (await boxOf(page.locator('.navbar'))).height + (await boxOf(contents)).height;
  await part.evaluate((box, top) => window.scrollBy(0, box.getBoundingClientRect().top - top + 40), bar);
  expect((await boxOf(part)).y).toBeLessThan(bar - 30);
  expect((await sample()).y).toBeGreaterThanOrEqual(bar);
  expect((await sample()).y).toBeLessThan(bar + 20);
  await page.setViewportSize({width: 1024, height: 900});
  expect((await sample()).y).toBeGreaterThan((await text()).y);
  expect((await sample()).x).toBe((await text()).x);
});

test('folds open for a URL hash, a filter, and a link, and close again', async ({page}) => {
  await page.goto(`${reference}#field-gardening`);
  await expect(page.locator('#field-gardening')).toBeInViewport();
  const filter = page.getByRole('searchbox', {name: 'Filter the fields of ConsumerProfile'});
  await filter.fill('mortgage');
  const fold = page.locator('details', {has: page.locator('#field-mortgage_amount')});
  await expect(fold).toHaveAttribute('open');
  await filter.press('Escape');
  await expect(fold).not.toHaveAttribute('open');
  await page.evaluate(() => (location.hash = 'field-mortgage_amount'));
  await expect(page.locator('#field-mortgage_amount')).toBeInViewport();
});
