import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {drawn} from './parts';

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

/** Barriers by WCAG 2.2 AA, without those in frames: the badge is checked as a page, samples show what a writer wrote. */
export async function barriers(page: Page, what: What = 'all', part?: string): Promise<string[]> {
  await drawn(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
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
export async function rest(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({effect}) => {
      const seen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return seen && effect.getComputedTiming().endTime !== Infinity;
    });
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
}
