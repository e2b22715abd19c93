import fs from 'node:fs';

// A function, as it stands in a file of its own: the engines get its text.
const findInPage = fs
  .readFileSync('tests/engines/find.js', 'utf8')
  .replace(/^\/\/.*/, '')
  .trim()
  .replace(/;$/, '');

/** What a reader can point at: a part of the page by its role and its name. */
export type Target = {
  role: 'button' | 'heading' | 'link' | 'option' | 'searchbox' | 'tab';
  /** Its name for assistive technology, as a regular expression. */
  name: string;
  /** CSS selector of the part of the page that it is in. */
  within?: string;
};

/** Keys that have no sign of their own. */
export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** Somebody who reads the site in one of the browsers. */
export type Reader = {
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  ask<T>(expression: string): Promise<T>;
  click(target: Target): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  close(): Promise<void>;
};

/** Longest wait, in milliseconds: it ends only what will never come. */
const patience = 300_000;

/**
 * Waits until something holds.
 *
 * @param what what is waited for, for the message
 * @throws Error when it has not come about in five minutes
 */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patience;
  // While a page goes on to the next one there is nothing to ask.
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) {
      throw new Error(`waited in vain: ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** An expression that finds a target in the page, or null. */
export const find = (target: Target) => `(${findInPage})(${JSON.stringify(target)})`;

/** Whether a target shows. */
export const isThere = (reader: Reader, target: Target) => reader.ask<boolean>(`${find(target)} !== null`);

/** Waits until a target shows. */
export const see = (reader: Reader, target: Target) =>
  eventually(`${target.role} ${target.name}`, () => isThere(reader, target));

/** Waits until a target is gone. */
export const lose = (reader: Reader, target: Target) =>
  eventually(`no ${target.role} ${target.name}`, async () => !(await isThere(reader, target)));

/**
 * Scrolls a target into view and waits until it shows and stays where it is: a click on a part that moves hits its
 * neighbor. It goes to the middle, because a driver scrolls on by itself where a part touches the edge.
 */
export async function settle({ask}: Pick<Reader, 'ask'>, target: Target): Promise<void> {
  const where = () =>
    ask<string | null>(
      `(part => { part?.scrollIntoView({block: "center", behavior: "instant"}); return part && JSON.stringify(part.getBoundingClientRect()) })(${find(target)})`,
    );
  let before: string | null = null;
  await eventually(`${target.role} ${target.name}, at rest`, async () => {
    const now = await where();
    const isAtRest = now !== null && now === before;
    before = now;
    return isAtRest;
  });
}

/** Waits until the address of the page has this path. */
export const arrive = (reader: Reader, path: string) =>
  eventually(`the address ${path}`, async () => (await reader.ask<string>('location.pathname')) === path);
