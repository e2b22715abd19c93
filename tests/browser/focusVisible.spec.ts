import {expect, test} from '@playwright/test';

const packageFile = '/js/focus-visible.js';

for (const hasSelector of [true, false]) {
  test(`the focus is marked by ${hasSelector ? 'the browser alone' : 'the package where the browser can’t'}`, async ({
    page,
  }) => {
    if (!hasSelector) {
      await page.addInitScript(() => Object.defineProperty(CSS, 'supports', {value: () => false}));
    }
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // A script that another one inserts is a part of what is loaded.
    await page.goto('/docs/faq');
    expect(asked).toContain('/focus-visible.min.js');
    expect(asked.includes(packageFile)).toBe(!hasSelector);
    await page.keyboard.press('Tab');
    await expect(page.locator('.focus-visible')).toHaveCount(hasSelector ? 0 : 1);
  });
}
