import {expect} from '@playwright/test';
import {test} from './hydratedPage';
import {themeSwitch} from './parts';

const withPlayer = '/docs/blank';

test('a sample marked player runs in a sandbox and follows the theme', async ({page}) => {
  await page.goto(withPlayer);
  const frame = page.locator('[data-player-stage] iframe').first();
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  const sample = page.frameLocator('[data-player-stage] iframe').first().locator('iframe');
  await expect(sample).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(sample).toHaveAttribute('srcdoc', /color-scheme: light/);
  await themeSwitch(page).click();
  await expect(sample).toHaveAttribute('srcdoc', /color-scheme: dark/);
});

test('players start again after a route change', async ({page}) => {
  await page.goto(withPlayer);
  await expect(page.locator('[data-player-stage] iframe').first()).toBeVisible();
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${withPlayer}$`));
  await expect(page.locator('[data-player-stage] iframe').first()).toBeVisible();
});

test('without scripts the code of a sample is there to read', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(withPlayer);
  await expect(page.locator('[data-player] pre').first()).toBeVisible();
  await context.close();
});
