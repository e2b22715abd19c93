import {expect} from '@playwright/test';
import {test} from './fixtures';

test('Space selects a tab, and Home and End go to the first and the last', async ({page}) => {
  await page.goto('/docs/intro-to-graphql');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
});
