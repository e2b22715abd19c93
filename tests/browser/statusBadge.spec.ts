import {expect} from '@playwright/test';
import {test} from './fixtures';
import {setOffline, themeSwitch} from './helpers';

test('the status badge follows the theme, and says if the reader is offline', async ({page}) => {
  await page.goto('/docs/events');
  const badge = page.frameLocator('iframe[title="Status page"]').locator('body');
  await expect(badge).toHaveText('Status page');
  const faces = () => badge.evaluate(() => [...document.fonts].map(({family, status}) => `${family} ${status}`));
  await expect.poll(faces, 'the face of the page').toEqual(['Inter loaded']);
  await themeSwitch(page).click();
  await expect(badge).toHaveAttribute('data-theme', 'dark');
  await setOffline(page, true);
  await expect(badge).toHaveText('You are offline');
  await setOffline(page, false);
  await expect(badge).toHaveText('Status page');
});
