import {type Page, expect, test} from '@playwright/test';

/** Size of the headline's text, without the space to its right. */
async function headline(page: Page, font: boolean) {
  if (!font) {
    await page.route('**/*.woff2', (route) => route.abort());
  }
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  return page.getByRole('heading', {level: 1}).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return {
      height: heading.getBoundingClientRect().height,
      width: [...range.getClientRects()].reduce((sum, {width}) => sum + width, 0),
      isLoaded: [...document.fonts].some(({family, status}) => /^"?Newsreader"?$/.test(family) && status === 'loaded'),
    };
  });
}

test('a headline takes up the same space in the display font and its fallback', async ({page, context}) => {
  const own = await headline(page, true);
  const standIn = await headline(await context.newPage(), false);
  expect([own.isLoaded, standIn.isLoaded]).toEqual([true, false]);
  expect(standIn.height).toBe(own.height);
  expect(Math.abs(standIn.width / own.width - 1)).toBeLessThan(0.05);
});
