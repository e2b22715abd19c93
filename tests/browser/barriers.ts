import type {Page} from '@playwright/test';
import axe from 'axe-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What to look at: everything, everything but colors, the markup (without sizes and colors, which come from the style
 * sheets and take most of the time), or colors alone.
 */
export type What = 'all' | 'structure' | 'markup' | 'colors';

/**
 * axe as a script for a page, quicker. It makes thousands of color objects for each page, keeps their fields in weak
 * maps, as its compiler writes them for old browsers, and parses the same few colors again and again: more than half of
 * its time. So it gets maps that keep a value on the object itself, and remembers colors by their text.
 */
export const quickAxe = `(() => {
  class OnObject {
    #key = Symbol('value');
    has(object) { return Object.hasOwn(object, this.#key); }
    get(object) { return object[this.#key]; }
    set(object, value) { object[this.#key] = value; return this; }
    add(object) { return this.set(object, true); }
    delete(object) { return delete object[this.#key]; }
  }
  (function (WeakMap, WeakSet) { ${axe.source} }).call(window, OnObject, OnObject);
  const {prototype} = window.axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map();
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      parse.call(this, text);
      const {r, g, b, alpha} = this;
      known.set(text, {r, g, b, alpha});
    }
    return Object.assign(this, known.get(text));
  };
})()`;

function rulesOf(what: What): NonNullable<axe.RunOptions['rules']> {
  const isMarkup = what === 'markup';
  return {
    'color-contrast': {enabled: what === 'all'},
    // Both compare boxes and styles. axe leaves the size of targets out by default.
    'link-in-text-block': {enabled: !isMarkup},
    'target-size': {enabled: !isMarkup},
  };
}

const optionsOf = (what: What): axe.RunOptions => ({
  resultTypes: ['violations'],
  // All style sheets are in the page: there is nothing to load ahead.
  preload: false,
  ...(what === 'colors'
    ? {runOnly: {type: 'rule', values: ['color-contrast']}}
    : {runOnly: {type: 'tag', values: standard}, rules: rulesOf(what)}),
});

/** Phones lay out the last of a page when they are idle, and tables that scroll are found then. */
async function wholePage(page: Page): Promise<void> {
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Loads axe into the page; a page has it until it is left. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(quickAxe);
  }
}

/**
 * Barriers that axe finds on a page by WCAG 2.2 AA. Frames are left out: the badge is checked as a page, samples show
 * what a writer wrote.
 *
 * @param part a selector, to look at a part of the page
 * @returns one line for each place: rule, element, what is wrong
 */
export async function barriers(page: Page, what: What = 'all', part?: string): Promise<string[]> {
  await wholePage(page);
  await loadAxe(page);
  return page.evaluate(
    async ({options, include}) => {
      const {violations} = await (window as unknown as {axe: typeof axe}).axe.run(
        {exclude: [['iframe']], ...(include && {include: [[include]]})},
        options,
      );
      return violations.flatMap(({id, nodes}) =>
        nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`),
      );
    },
    {options: optionsOf(what), include: part},
  );
}

/** Waits until colors that fade and parts that move have come to rest. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
