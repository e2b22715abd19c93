import {expect, test} from '@playwright/test';

for (const hasSelector of [true, false]) {
  test(`the focus is marked by ${hasSelector ? 'the browser' : 'the package'}`, async ({page}) => {
    if (!hasSelector) {
      await page.addInitScript(() => Object.defineProperty(CSS, 'supports', {value: () => false}));
    }
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/docs/faq');
    expect(asked).toContain('/focus-visible.min.js');
    expect(asked.includes('/js/focus-visible.js')).toBe(!hasSelector);
    await page.keyboard.press('Tab');
    await expect(page.locator('.focus-visible')).toHaveCount(hasSelector ? 0 : 1);
  });
}
