import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {drawn} from './helpers';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What to check: everything, everything but colors (which take most of the time), or only colors. */
export type What = 'all' | 'structure' | 'colors';

const optionsOf = (what: What): axe.RunOptions => ({
  resultTypes: ['violations'],
  // All style sheets are on the page, so there is nothing to preload.
  preload: false,
  ...(what === 'colors'
    ? {runOnly: {type: 'rule', values: ['color-contrast']}}
    : {
        runOnly: {type: 'tag', values: standard},
        rules: {'color-contrast': {enabled: what === 'all'}, 'target-size': {enabled: true}},
      }),
});

/** WCAG 2.2 AA violations outside iframes: the badge is checked as a page, and samples contain a writer's content. */
export async function axeViolations(page: Page, what: What = 'all', part?: string): Promise<string[]> {
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

/** Waits until transitions and animations have finished. Animations in a closed fold never end. */
export async function animationsFinished(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({effect}) => {
      const seen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return seen && effect.getComputedTiming().endTime !== Infinity;
    });
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
}
