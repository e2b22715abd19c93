import type {Browser, Locator, Page} from '@playwright/test';

/** Waits until two frames have been drawn, and what was left for after a frame is done: effects, marks, measures. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

export const themeSwitch = (page: Page): Locator =>
  page.getByRole('button', {name: /Switch between dark and light mode/}).first();

/** Opens the menu of versions at the head of the docs sidebar. @returns the link to this page in the next version */
export async function nextVersion(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', {name: 'Docs version'});
  await menu.locator('summary').press('Enter');
  return menu.getByRole('link', {name: 'Next'});
}

/** Holds back the scripts of pages that are opened from now on. @returns what lets them through */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** A page on a phone, in a context of its own. */
export async function phoneOf(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: {width: 390, height: 844},
    baseURL,
    serviceWorkers: 'block',
  });
  return context.newPage();
}
