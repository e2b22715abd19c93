import type {Locator, Page} from '@playwright/test';

/** Opens the menu of versions at the head of the docs sidebar. @returns the link to this page in the next version */
export async function nextVersion(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', {name: 'Docs version'});
  await menu.locator('summary').press('Enter');
  return menu.getByRole('link', {name: 'Next'});
}
