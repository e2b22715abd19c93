import {type Locator, type Page, expect} from '@playwright/test';
import {unhydrated as test} from './fixtures';
import {boxOf, drawn, link, openIn} from './helpers';

const phone = {width: 390, height: 844};

const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {seenMotion: seen});
    for (const kind of ['animationstart', 'animationiteration', 'animationend']) {
      document.addEventListener(kind, ({target}) => {
        if (target instanceof Element && target.closest('section[aria-labelledby="hero"]')) {
          seen.push(kind);
        }
      });
    }
  });

const seenMotion = (page: Page) => page.evaluate(() => (window as unknown as {seenMotion: string[]}).seenMotion);

test('home is short; on phones, its footer is compact, its notes visible, and its record readable', async ({page}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await openIn(page, [phone.width, phone.height], '/');
  expect(await height()).toBeLessThanOrEqual(6500);
  expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThanOrEqual(600);
  const right = await page
    .locator('[data-note]')
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().right));
  expect(right).toHaveLength(4);
  expect(Math.max(...right)).toBeLessThan(phone.width);
  await page.setViewportSize({width: 1440, height: 900});
  expect(await height()).toBeLessThanOrEqual(5000);
  await page.setViewportSize({width: 320, height: 640});
  const record = page.getByRole('figure').first();
  await expect(record).toContainText('marlow.testerly@example.com');
  const broken = await record.locator('dt, dd').evaluateAll((parts) => {
    const isCut = (part: Element) => part.scrollWidth > part.clientWidth;
    const isBroken = (part: Element) => part.tagName === 'DT' && part.clientHeight > 30;
    return parts.filter((part) => isCut(part) || isBroken(part)).map((part) => part.textContent);
  });
  expect(broken).toEqual([]);
});

test('the record formats are tabs in one row at all widths', async ({page}) => {
  await page.goto('/');
  const tabs = page.getByRole('group', {name: 'Show the record as'}).locator('label');
  await expect(tabs).toHaveCount(6);
  for (const width of [320, 390, 768, 1000, 1240, 1280, 1340, 1440]) {
    await page.setViewportSize({width, height: 900});
    const tops = (await Promise.all((await tabs.all()).map(boxOf))).map(({y}) => y);
    expect(Math.max(...tops) - Math.min(...tops), `${width} px`).toBeLessThan(2);
  }
});

test('on phones and tablets, URLs and email addresses in records fit on one line each', async ({page}) => {
  for (const route of ['/', '/Landing']) {
    await page.goto(route);
    for (const width of [390, 768]) {
      await page.setViewportSize({width, height: 900});
      const values = page.getByRole('definition').filter({hasText: /^https:|@example\.com$/, visible: true});
      const lines = await values.evaluateAll((parts) =>
        parts.map((part) => Math.round(part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight))),
      );
      expect(lines.length, route).toBeGreaterThan(1);
      expect(new Set(lines), `${route} at ${width} px`).toEqual(new Set([1]));
    }
  }
});

test('on tablets, the campaign record is next to its title', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await page.goto('/Landing');
  const title = await boxOf(page.getByRole('heading', {level: 1}));
  const record = await boxOf(page.getByRole('figure').first());
  expect(record.x).toBeGreaterThan(title.right);
  expect(record.right).toBeLessThanOrEqual(768);
  const call = await boxOf(link(page, 'Book a call'));
  expect(record.y).toBeLessThan(call.y);
  expect(call.width).toBe((await boxOf(link(page, 'Read the quickstart'))).width);
});

test('keyboard keys switch the record to each destination, without scripts', async ({withoutScripts: page}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const tabs = page.getByRole('group', {name: 'Show the record as'}).getByRole('radio');
  await expect(tabs).toHaveCount(6);
  const record = page.getByRole('figure').first();
  await page.getByRole('radio', {name: 'Lead'}).focus();
  const before = await record.boundingBox();
  expect(before?.y).toBeLessThan(phone.height - 150);
  for (const words of ['"lifecyclestage"', '_emitted_at', '"key"', 'unique_id']) {
    await page.keyboard.press('ArrowRight');
    await expect(record.locator('pre:visible')).toContainText(words);
    const marked = record.locator('pre:visible .theme-code-block-highlighted-line');
    await expect(marked.filter({hasText: '"Marlow"'}), 'what the match adds').toHaveCount(1);
    expect((await record.boundingBox())?.height, 'what is below stays in place').toBe(before?.height);
  }
  await page.keyboard.press('ArrowRight');
  await expect(record.getByText('From the visit').locator('visible=true')).toHaveCount(1);
});

test('the first screen is complete from the start, animates once, and stops', async ({page}) => {
  await watchMotion(page);
  await page.goto('/', {waitUntil: 'commit'});
  await expect(page.getByRole('figure').first().locator('dd').last()).toBeVisible();
  await expect.poll(() => seenMotion(page)).toEqual(['animationstart', 'animationend']);
});

test('the first screen does not animate with reduced motion', async ({page}) => {
  await watchMotion(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  const hero = page.locator('section[aria-labelledby="hero"]');
  expect(await hero.evaluate((section) => section.getAnimations({subtree: true}).length)).toBe(0);
  // On a slow machine, the animation would be over by now.
  expect(await seenMotion(page)).toEqual([]);
});

test('a switch shows its selection in forced colors, and does not need the bundle', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => /\/assets\/js\//.test(request.url()) && asked.push(request.url()));
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/Landing');
  const group = page.getByRole('group', {name: 'Show the visit or the lead'});
  await group.getByText('The visit', {exact: true}).click();
  await expect(group.getByRole('radio', {name: 'The visit'})).toBeChecked();
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  // In forced colors, a label with a background gets the page's background.
  expect(await ground(group.getByText('The visit', {exact: true}))).not.toBe(await ground(page.locator('body')));
  await drawn(page);
  expect(asked).toEqual([]);
});

test('buttons are distinguishable in forced colors, and their text is printed', async ({page}) => {
  await page.goto('/');
  const looks = (name: string) =>
    page
      .getByRole('link', {name})
      .first()
      .evaluate((link) => [getComputedStyle(link).backgroundColor, getComputedStyle(link).color].join());
  await page.emulateMedia({forcedColors: 'active'});
  expect(await looks('Book a call')).not.toBe(await looks('Read the quickstart'));
  // Backgrounds aren't printed, so white text would be unreadable.
  await page.emulateMedia({media: 'print', forcedColors: 'none'});
  expect(await looks('Book a call')).toBe('rgba(0, 0, 0, 0),rgb(0, 0, 0)');
});
