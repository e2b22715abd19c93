import {setTimeout as wait} from 'node:timers/promises';

/** A part of the page, by its role and its accessible name. */
export type Target = {
  role: 'button' | 'heading' | 'link' | 'option' | 'searchbox' | 'summary' | 'tab';
  /** A regular expression. */
  name: string;
  /** CSS selector of the part of the page that it is in. */
  within?: string;
};

/** Keys without a character, by their WebDriver code points. */
export const keys = {ArrowRight: '\uE014', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004'} as const;

/** A browser with one page. */
export type Reader = {
  open(url: string): Promise<unknown>;
  /** The value of an expression in the page. */
  ask<T>(expression: string): Promise<T>;
  /** Clicks the element that an expression returns. */
  clickOn(expression: string): Promise<unknown>;
  press(key: keyof typeof keys): Promise<unknown>;
  type(text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  back(): Promise<unknown>;
  reload(): Promise<unknown>;
  close(): Promise<unknown>;
};

const find = `({role, name, within}) => {
  const selectors = {
    button: 'button, [role="button"]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    option: '[role="option"]',
    searchbox: 'input[type="search"], [role="searchbox"], [role="combobox"]',
    summary: 'summary, button[aria-expanded], a[aria-expanded]',
    tab: '[role="tab"]',
  };
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  return [...document.querySelectorAll(within ?? 'body')]
    .flatMap((part) => [...part.querySelectorAll(selectors[role])])
    .find((element) => isShown(element) && new RegExp(name).test(nameOf(element).trim())) ?? null;
}`;

/** An expression that returns a visible target, or null. */
export const expressionOf = (target: Target) => `(${find})(${JSON.stringify(target)})`;

/**
 * Waits until a condition holds.
 *
 * @throws Error after five minutes, with what was awaited
 */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 300_000;
  // Between two pages there is nothing to ask.
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) {
      throw new Error(`timed out: ${what}`);
    }
    await wait(100);
  }
}

/** Waits until an expression in the page is true. */
export const isTrue = (reader: Reader, expression: string) =>
  eventually(expression, async () => (await reader.ask(expression)) === true);

export const see = (reader: Reader, target: Target) => isTrue(reader, `${expressionOf(target)} !== null`);

export const lose = (reader: Reader, target: Target) => isTrue(reader, `${expressionOf(target)} === null`);

export const arrive = (reader: Reader, path: string) => isTrue(reader, `location.pathname === ${JSON.stringify(path)}`);

/** Scrolls a target into view, waits until it stays where it is, and clicks it. */
export async function click(reader: Reader, target: Target): Promise<void> {
  const expression = expressionOf(target);
  const place = `(part => {
    part?.scrollIntoView({block: 'center', behavior: 'instant'});
    return part && JSON.stringify(part.getBoundingClientRect());
  })(${expression})`;
  let before: string | null = null;
  await eventually(`a click on ${target.role} ${target.name}`, async () => {
    const now = await reader.ask<string | null>(place);
    const isAtRest = now !== null && now === before;
    before = now;
    // A driver refuses to click an element that was replaced or is covered.
    return isAtRest && reader.clickOn(expression).then(() => true);
  });
}

/** Hydrates the page, as a key does, and waits for the end of it. */
export async function hydrate(reader: Reader): Promise<void> {
  await reader.press('Tab');
  await isTrue(reader, 'document.documentElement.dataset.hasHydrated === "true"');
}
