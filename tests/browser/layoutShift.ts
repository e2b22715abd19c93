import type {Page} from '@playwright/test';

type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean};

/** Makes every page that is opened from now on add up its layout shifts. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const store = window as unknown as {layoutShift: number};
    store.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        store.layoutShift += entry.hadRecentInput ? 0 : entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The shift added up so far; 0 when nothing has moved. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift);
}
