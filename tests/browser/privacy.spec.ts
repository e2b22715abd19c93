import {type Page, expect} from '@playwright/test';
import {test} from './fixtures';
import {nextVersion, themeSwitch} from './helpers';

/** Every action that stores something in the browser. */
async function useTheSite(page: Page): Promise<void> {
  await page.goto('/docs/intro-to-graphql');
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await themeSwitch(page).click();
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await (await nextVersion(page)).click();
  await expect(page).toHaveURL(/\/docs\/next\//);
  for (const query of ['events', 'leads']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText(query);
    await page.getByRole('option').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

test('the privacy policy names every storage key, and no cookie is set', async ({page, context}) => {
  await useTheSite(page);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toEqual(
    expect.arrayContaining(['theme', 'docs-preferred-version-default', 'docusaurus.tab.language']),
  );
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('python');
  expect(await context.cookies()).toEqual([]);
  await page.goto('/privacy-policy');
  const rows = page.getByRole('row');
  for (const key of stored) {
    await expect(rows.filter({has: page.getByText(key, {exact: true})}), `a row for ${key}`).toHaveCount(1);
  }
});
