import fs from 'node:fs';
import {expect, test} from '@playwright/test';

const script = fs.readFileSync('static/js/pixel.js', 'utf8');

test('with nothing configured no request leaves the site, through reading, search and theme', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== baseURL) {
      elsewhere.push(request.url());
    }
  });
  for (const route of [
    '/',
    '/Landing',
    '/docs',
    '/docs/intro-to-integrations',
    '/blog',
    '/versions',
    '/docs/start-pixel-installation',
  ]) {
    await page.goto(route);
    await page.waitForLoadState('networkidle');
  }
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search docs')).last().fill('kafka');
  await page.waitForTimeout(800);
  expect(elsewhere).toEqual([]);
});

for (const {name, attributes, control, expected} of [
  {name: 'sends nothing without an endpoint', attributes: '', control: false, expected: 0},
  {
    name: 'sends the page view to the endpoint named',
    attributes: 'data-endpoint="/collect" data-site-id="7"',
    control: false,
    expected: 1,
  },
  {
    name: 'sends nothing to readers who signal Global Privacy Control',
    attributes: 'data-endpoint="/collect" data-site-id="7"',
    control: true,
    expected: 0,
  },
]) {
  test(`the pixel script ${name}`, async ({page}) => {
    const sent: string[] = [];
    await page.addInitScript((value) => Object.defineProperty(navigator, 'globalPrivacyControl', {value}), control);
    await page.route('**/collect', (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({status: 204});
    });
    await page.route('**/bare', (route) =>
      route.fulfill({contentType: 'text/html', body: `<title>Bare</title><script ${attributes}>${script}</script>`}),
    );
    await page.goto('/bare');
    await page.waitForTimeout(300);
    expect(sent).toHaveLength(expected);
    expect(
      await page.evaluate(() => Array.isArray((window as unknown as {analyticsLayer: unknown}).analyticsLayer)),
    ).toBe(true);
  });
}

test('on slow and data-saving connections nothing is fetched ahead', async ({page}) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: true}});
  });
  await page.goto('/docs/intro-to-leads');
  await page.waitForLoadState('networkidle');
  const before = seen.length;
  await page.locator('.pagination-nav__link').last().scrollIntoViewIfNeeded();
  await page.locator('.pagination-nav__link').last().hover();
  await page.waitForTimeout(500);
  expect(seen.slice(before).filter((url) => url.includes('/assets/js/'))).toEqual([]);
});
