import {expect, test} from '@playwright/test';

const routes = [
  '/',
  '/Landing',
  '/Home/Showcase',
  '/docs',
  '/docs/Integrations',
  '/docs/intro-to-pixel-tech',
  '/docs/start-pixel-installation',
  '/docs/destinations/kafka',
  '/docs/destinations/properties/credit-range-property',
  '/docs/graphql/basic-graphql-request',
  '/docs/blank',
  '/docs/next/events',
  '/blog',
  '/blog/2024/06/18/0.73-real-time-processing-release',
  '/search?q=kafka',
  '/versions',
  '/privacy-policy',
  '/docs/no-such-page',
];

for (const [width, height] of [
  [390, 624],
  [1440, 1000],
] as const) {
  for (const theme of ['light', 'dark']) {
    for (const route of routes) {
      test(`${route}, ${width} px, ${theme}`, async ({page}) => {
        await page.setViewportSize({width, height});
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        const name = `${route.replaceAll(/\W+/g, '-')}.${width}-${theme}.png`;
        await expect(page).toHaveScreenshot(name, {animations: 'disabled'});
      });
    }
  }
}
