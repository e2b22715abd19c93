import type {Page} from '@playwright/test';
import {type View, brokenWords, views} from './brokenWords';

/** No page is higher than this on a wide screen while its long parts are folded. */
const highest = 13_500;

/**
 * How one of many pages is looked at: in all views, or in the view where words break most easily, and in another, which
 * takes turns. Pages of a kind share their parts, so that together they are looked at in all views.
 */
function viewsOf(place: number, isWhole: boolean): readonly View[] {
  if (isWhole) {
    return views;
  }
  const [hardest, ...others] = views;
  return [hardest, others[place % others.length]].flatMap((view) => view ?? []);
}

/**
 * What is wrong with the layout of a page: words that break, and a page that is too high.
 *
 * @param place of the page among all
 * @param isWhole whether it is looked at in all views
 */
export async function layoutFaults(page: Page, place: number, isWhole: boolean): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({width: 1440, height: 900});
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isTooHigh = height > highest;
  const broken = await brokenWords(page, viewsOf(place, isWhole));
  if (before) {
    await page.setViewportSize(before);
  }
  return [...(isTooHigh ? [`1440 px: ${height} px high, more than ${highest}`] : []), ...broken];
}
