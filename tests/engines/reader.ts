import assert from 'node:assert/strict';
import {vi} from 'vitest';

/** An element, by its role and accessible name (a regular expression). */
export type Target = {role: keyof typeof selectors; name: string; within?: string};

/** WebDriver code points of non-character keys. */
export const keys = {ArrowRight: '\uE014', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004'} as const;

/** A browser with one page. Expressions are evaluated in the page. */
export type Reader = {
  ask<T>(expression: string): Promise<T>;
  clickOn(expression: string): Promise<unknown>;
  press(key: keyof typeof keys): Promise<unknown>;
  type(text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<unknown>;
};

const selectors = {
  button: 'button, [role="button"]',
  disclosure: 'summary, [aria-expanded]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  searchbox: 'input[type="search"], [role="searchbox"], [role="combobox"]',
};

/** An expression that returns the first visible element of a target, or null. */
export const element = ({role, name, within = 'body'}: Target) => `(() => {
  const nameOf = (part) => part.getAttribute('aria-label') ?? part.labels?.[0]?.textContent ?? part.textContent;
  const isShown = (part) => part.getClientRects().length > 0 && getComputedStyle(part).visibility === 'visible';
  const parts = document.querySelectorAll(${JSON.stringify(`:is(${within}) :is(${selectors[role]})`)});
  return [...parts].find((part) => isShown(part) && /${name}/.test(nameOf(part).trim())) ?? null;
})()`;

/** Polls a condition for up to two minutes. During navigation, evaluation can fail. */
export const eventually = (what: string, holds: () => Promise<boolean>): Promise<void> =>
  vi.waitFor(async () => assert.ok(await holds(), `timed out: ${what}`), {timeout: 120_000, interval: 100});

export const isTrue = (reader: Reader, expression: string) =>
  eventually(expression, async () => (await reader.ask(expression)) === true);

export const see = (reader: Reader, target: Target) => isTrue(reader, `${element(target)} !== null`);

export const lose = (reader: Reader, target: Target) => isTrue(reader, `${element(target)} === null`);

export const arrive = (reader: Reader, path: string) =>
  isTrue(reader, `location.pathname === '${path}' && document.readyState === 'complete'`);

/** Navigates with an expression, such as `location.reload()`, and waits until the page has loaded. */
export async function load(reader: Reader, expression: string): Promise<void> {
  await reader.ask(`void (window.isLeft = true, ${expression})`);
  // There can be an empty page for a moment before the new one.
  await isTrue(reader, "!('isLeft' in window) && location.protocol !== 'about:' && document.readyState === 'complete'");
}

/** Scrolls a target into view, waits until it stops moving, and clicks it. */
export async function click(reader: Reader, target: Target): Promise<void> {
  const place = `((part) => {
    part?.scrollIntoView({block: 'center', behavior: 'instant'});
    return part && JSON.stringify(part.getBoundingClientRect());
  })(${element(target)})`;
  let before: string | null = null;
  await eventually(`a click on ${target.role} ${target.name}`, async () => {
    const now = await reader.ask<string | null>(place);
    const isAtRest = now !== null && now === before;
    before = now;
    // A driver doesn't click an element that was replaced or is covered.
    return isAtRest && reader.clickOn(element(target)).then(() => true);
  });
}

/** Hydrates the page, and waits until it's done. */
export async function hydrate(reader: Reader): Promise<void> {
  // Events dispatched during navigation are lost.
  await isTrue(
    reader,
    '(dispatchEvent(new Event("site:start")), document.documentElement.dataset.hasHydrated === "true")',
  );
}
