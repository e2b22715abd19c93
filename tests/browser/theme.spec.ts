import {expect} from '@playwright/test';
import {test} from './hydratedPage';
import {themeSwitch} from './parts';

const html = 'html';

test('light is the default, whatever the system prefers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/docs/events');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
});

test('below 1200 px the status badge gives its place to the product’s name', async ({page}) => {
  const link = page.getByRole('link', {name: /^Status page/});
  const name = page.locator('.navbar__title');
  await page.setViewportSize({width: 1440, height: 800});
  await page.goto('/docs/events');
  await expect(link).toBeVisible();
  await expect(name).toBeVisible();
  await page.setViewportSize({width: 1024, height: 800});
  await expect(link).toBeHidden();
  await expect(name).toBeVisible();
});

test('the status badge follows the theme, and says when the reader is offline', async ({page, context}) => {
  await page.goto('/docs/events');
  const badge = page.frameLocator('iframe[title="Status page"]').locator('body');
  await expect(badge).toHaveText('Status page');
  await themeSwitch(page).click();
  await expect(badge).toHaveAttribute('data-theme', 'dark');
  await context.setOffline(true);
  await expect(badge).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(badge).toHaveText('Status page');
});
