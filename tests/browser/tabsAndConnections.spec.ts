import {expect} from '@playwright/test';
import {test} from './hydratedPage';

test('on a connection without a known speed links lead on, fetched ahead', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {type: 'wifi'}}));
  await page.goto('/docs/faq');
  const asked = page.waitForRequest('**/assets/js/**');
  const blog = page.getByRole('link', {name: 'Blog', exact: true}).first();
  await blog.hover();
  await asked;
  await blog.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Blog', exact: true})).toBeVisible();
});

test('Space selects a tab of a page, Home and End lead to the first and the last', async ({page}) => {
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
