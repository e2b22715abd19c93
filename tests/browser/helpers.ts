import {type Locator, type Page, expect} from '@playwright/test';

/** Waits for two frames and for work scheduled after a frame: effects, marks, and measurements. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

export const themeSwitch = (page: Page): Locator =>
  page.getByRole('button', {name: /Switch between dark and light mode/}).first();

export const link = (page: Page, name: string): Locator => page.getByRole('link', {name, exact: true}).first();

/** Disconnects or reconnects the page, and waits until requests fail or succeed, because emulation takes a moment. */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  const reach = () => fetch('/robots.txt', {cache: 'no-store'}).then(Boolean, () => false);
  await expect.poll(() => page.evaluate(reach)).toBe(!isOffline);
}

/** Bounding box of an element, which must be on the page. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) {
    throw new Error(`${String(part)} is not shown`);
  }
  return {...box, right: box.x + box.width, bottom: box.y + box.height};
}

export async function openIn(page: Page, [width, height]: readonly [number, number], route: string): Promise<void> {
  await page.setViewportSize({width, height});
  await page.goto(route);
}

/** Opens the version menu at the top of the docs sidebar. @returns the link to this page in the next version */
export async function nextVersion(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', {name: 'Docs version'});
  await menu.locator('summary').press('Enter');
  return menu.getByRole('link', {name: 'Next'});
}

/** Blocks matching requests, by default for scripts. @returns a function that releases them */
export async function hold(page: Page, pattern: string | RegExp = '**/assets/js/*.js'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
