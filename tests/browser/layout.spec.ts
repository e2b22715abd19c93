import {type Page, expect, test} from '@playwright/test';
import {diagramNames, readDiagram} from '../../content/facts/diagrams';
import {hydrate} from './fixtures';
import {boxOf, openIn} from './helpers';

const routes = [
  '/',
  '/docs',
  '/docs/events',
  '/docs/graphql/basic-graphql-request',
  '/blog',
  '/blog/2024/06/18/0.73-real-time-processing-release',
  '/blog/archive',
  '/search',
  '/versions',
  '/privacy-policy',
  '/no-such-page',
];

/** Left edges of logo, title, menu, and footer, right edges of text, and the title's typography. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const leftOf = (selector: string) => {
      const element = document.querySelector(selector);
      const range = document.createRange();
      range.selectNodeContents(element ?? document.body);
      const box = element?.querySelector('img') ? element : range;
      return element ? [Math.round(box.getBoundingClientRect().left)] : [];
    };
    const title = getComputedStyle(document.querySelector('main h1') ?? document.body);
    return {
      edges: ['.navbar__brand', 'main h1', '.theme-doc-sidebar-container .menu__link', '.footer__title'].flatMap(
        leftOf,
      ),
      rights: [...document.querySelectorAll('.col > article, :has(+ .col--3) article, .container > form > input')].map(
        (text) => Math.round(text.getBoundingClientRect().right),
      ),
      family: title.fontFamily.split(',')[0],
      size: title.fontSize,
      headings: [...document.querySelectorAll('h2')].map((heading) => {
        const {fontFamily, fontSize} = getComputedStyle(heading);
        return `${fontFamily.split(',')[0]} ${Math.round(Number.parseFloat(fontSize))}px`;
      }),
    };
  });

test('all pages share two left edges, one on a tablet, a right edge of text, and one font and size of titles and headings', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const seen = [];
  const onTablet = [];
  for (const route of routes) {
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    seen.push({route, ...(await layoutOf(page))});
    if (['/', '/docs', '/docs/events', '/blog'].includes(route)) {
      await page.setViewportSize({width: 768, height: 900});
      onTablet.push((await boxOf(page.getByRole('heading', {level: 1}))).x);
      await page.setViewportSize({width: 1440, height: 900});
    }
  }
  expect(onTablet).toEqual([24, 24, 24, 24]);
  expect([...new Set(seen.flatMap(({edges}) => edges))].sort((one, other) => one - other)).toEqual([72, 360]);
  expect(new Set(seen.flatMap(({rights}) => rights))).toEqual(new Set([1104]));
  expect(new Set(seen.map(({family}) => family))).toEqual(new Set(['Newsreader']));
  const isLarge = /^\/(?:docs|no-such-page|blog.*)$/;
  for (const {route, size} of seen.filter(({route}) => route !== '/')) {
    expect(size, route).toBe(isLarge.test(route) ? '56px' : '40px');
  }
  // On the blog's first page, the newest post is smaller than the title and larger than the others.
  const sizes: Record<string, string[]> = {'/': ['40px'], '/blog': ['36px', '27px']};
  const sizesOf = (route: string) => (sizes[route] ?? ['30px']).map((size) => `Newsreader ${size}`);
  for (const {route, headings} of seen) {
    expect(new Set(headings), route).toEqual(new Set(headings.length > 0 ? sizesOf(route) : []));
  }
  expect(seen.flatMap(({headings}) => headings).length).toBeGreaterThan(30);
});

test('on a phone, a title is 30 px high', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/events', {waitUntil: 'domcontentloaded'});
  expect(Number.parseFloat((await layoutOf(page)).size)).toBeCloseTo(30, 0);
});

test('on a phone, the docs start in the first 800 px, below aligned notes that link to first steps', async ({page}) => {
  await openIn(page, [390, 844], '/docs');
  expect((await boxOf(page.getByRole('heading', {name: 'All docs'}))).y).toBeLessThan(800);
  const notes = page.getByRole('navigation', {name: 'From invite to first lead'}).locator('li > span');
  const boxes = await Promise.all((await notes.all()).map(boxOf));
  expect(boxes).toHaveLength(6);
  expect(new Set(boxes.map(({x}) => x)).size).toBe(1);
  // The step's link covers its note.
  await notes.first().click({position: {x: 5, y: 5}, force: true});
  await expect(page).toHaveURL('/docs/start-registration');
});

test('the journey lists its steps once on a phone, and draws them above the steps on a wide screen', async ({page}) => {
  for (const [width, lists] of [
    [390, 1],
    [830, 2],
    [1440, 2],
  ] as const) {
    await openIn(page, [width, 900], '/docs/Journeyimg');
    await expect(page.getByRole('main').getByRole('link', {name: 'Register'})).toHaveCount(lists);
    const last = page.getByRole('main').getByRole('link', {name: 'Personalize'}).first();
    expect((await boxOf(last)).right).toBeLessThan(width);
  }
});

test('the newest post’s cover is below its title on a phone, and beside it on a tablet', async ({page}) => {
  await page.goto('/blog', {waitUntil: 'domcontentloaded'});
  const post = page.getByRole('main').getByRole('listitem').first();
  await page.setViewportSize({width: 390, height: 900});
  const cover = post.locator('[aria-hidden]');
  const title = await boxOf(post.getByRole('heading'));
  expect((await boxOf(cover)).y).toBeGreaterThan(title.bottom);
  expect((await boxOf(cover)).x).toBe(title.x);
  await page.setViewportSize({width: 768, height: 900});
  const [row, beside] = [await boxOf(post), await boxOf(cover)];
  expect(beside.x).toBeGreaterThan((await boxOf(post.getByRole('heading'))).right - 1);
  expect(beside.y - row.y).toBeCloseTo(row.bottom - beside.bottom, 0);
});

/** Text in visible diagrams that is smaller than 12 px or overflows, and diagrams that scroll. */
const unreadable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-diagram]')].flatMap((figure) => {
      const box = figure.getBoundingClientRect();
      const texts = [...figure.querySelectorAll('text')].filter((text) => text.getClientRects().length > 0);
      const faults = texts.filter((text) => {
        const {left, right} = text.getBoundingClientRect();
        const scale = (text.getScreenCTM()?.a ?? 0) * Number.parseFloat(getComputedStyle(text).fontSize);
        return scale < 12 || left < box.left || right > box.right;
      });
      const scrolls = figure.scrollWidth > figure.clientWidth ? ['scrolls'] : [];
      return [
        ...faults.map((text) => text.textContent),
        ...scrolls,
        ...(texts.length > 0 ? [] : ['nothing in sight']),
      ].map((fault) => `${figure.dataset.diagram}: ${fault}`);
    }),
  );

test('all diagrams are readable without scrolling, from the smallest phone to a wide screen', async ({page}) => {
  await page.goto('/docs/start-pixel-installation');
  await hydrate(page);
  // The page has one diagram; the others replace it one by one, in a wide font.
  const drawings = diagramNames().map((name) => ({name, svg: readDiagram(name)}));
  await page.locator('[data-diagram]').evaluate((first: HTMLElement, all) => {
    first.style.fontFamily = 'DejaVu Sans, sans-serif';
    for (const {name, svg} of all) {
      const figure = first.cloneNode() as HTMLElement;
      figure.dataset.diagram = name;
      figure.innerHTML = svg;
      first.before(figure);
    }
  }, drawings);
  for (const width of [320, 390, 768, 997, 1070, 1440]) {
    await page.setViewportSize({width, height: 800});
    expect(await unreadable(page), `${width} px`).toEqual([]);
  }
});
