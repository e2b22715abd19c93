import type {Page} from '@playwright/test';
import axe from 'axe-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What to look at: everything, everything but colors, which take most of the time, or colors alone. */
export type What = 'all' | 'structure' | 'colors';

const optionsOf = (what: What): axe.RunOptions => ({
  resultTypes: ['violations'],
  // All style sheets are in the page: there is nothing to load ahead.
  preload: false,
  ...(what === 'colors'
    ? {runOnly: {type: 'rule', values: ['color-contrast']}}
    : {
        runOnly: {type: 'tag', values: standard},
        rules: {'color-contrast': {enabled: what === 'all'}, 'target-size': {enabled: true}},
      }),
});

/** Loads axe into the page; a page has it until it is left. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
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
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
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

/** Waits until colors that fade and parts that move have come to rest. Animations in a closed fold never end. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({effect}) => {
      const seen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return seen && effect.getComputedTiming().endTime !== Infinity;
    });
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
