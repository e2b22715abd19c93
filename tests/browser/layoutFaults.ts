import type {Page} from '@playwright/test';
import {brokenWords} from './brokenWords';

/** Nothing is higher than this on a wide screen while its long lists are folded. */
const highest = 12_000;

/** Pages of prose and samples, where nothing is a list that could be folded. */
const longReads = ['/docs/blank', '/docs/next/blank', '/docs/destinations/s3'];
const isLongRead = (route: string) => longReads.includes(route) || route.endsWith('/intro-to-integrations');

/** What is wrong with the layout of a page at any width: words that break, and a page that is too high. */
export async function layoutFaults(page: Page, route: string): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({width: 1440, height: 900});
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isTooHigh = height > highest && !isLongRead(route);
  const broken = await brokenWords(page);
  if (before) {
    await page.setViewportSize(before);
  }
  return [...(isTooHigh ? [`1440 px: ${height} px high, more than ${highest}`] : []), ...broken];
}
