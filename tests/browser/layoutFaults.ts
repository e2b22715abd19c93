import type {Page} from '@playwright/test';
import {brokenWords} from './brokenWords';

/** Nothing is higher than this on a wide screen while its long lists are folded. */
const highest = 12_000;

/** What is wrong with the layout of a page at any width: words that break, and a page that is too high. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({width: 1440, height: 900});
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const tooHigh = height > highest ? [`1440 px: ${height} px high, more than ${highest}`] : [];
  const broken = await brokenWords(page);
  if (before) {
    await page.setViewportSize(before);
  }
  return [...tooHigh, ...broken];
}
