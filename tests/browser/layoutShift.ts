import type {Page} from '@playwright/test';

type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean};

/** Makes every page that is opened from now on add up its layout shifts. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const {value, hadRecentInput} of entries as Shift[]) {
        sum += hadRecentInput ? 0 : value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    Object.assign(window, {
      layoutShift: async () => {
        // What has just changed is drawn two frames later.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        add(observer.takeRecords());
        return sum;
      },
    });
  });
}

/** The shift added up so far; 0 when nothing has moved. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as {layoutShift: () => Promise<number>}).layoutShift());
}
