import {expect} from '@playwright/test';
import {test} from './hydratedPage';

const html = 'html';

test('light is the default, whatever the system prefers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/docs/events');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
});

test('the switch changes the theme, stores it, and the next page starts in it', async ({page}) => {
  await page.goto('/docs/events');
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/blog', {waitUntil: 'commit'});
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
});

test('a change in another tab is followed', async ({context}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto('/docs/events');
  await two.goto('/docs/faq');
  for (const each of [one, two]) {
    await expect(each.locator(html)).toHaveAttribute('data-has-hydrated', 'true');
  }
  await one
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await expect(two.locator(html)).toHaveAttribute('data-theme', 'dark');
});

test('printing does not change the theme', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docs/events');
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({media: 'screen'});
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
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
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await expect(badge).toHaveAttribute('data-theme', 'dark');
  await context.setOffline(true);
  await expect(badge).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(badge).toHaveText('Status page');
});
