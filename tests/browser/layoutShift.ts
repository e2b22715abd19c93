import type {Page} from '@playwright/test';

type Box = {top: number; left: number; width: number; height: number};
type Source = {node: Node | null; previousRect: Box; currentRect: Box};
type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean; sources: Source[]};

/** What moved on a page: the sum of its layout shifts, and a line for each element, with its boxes before and after. */
type LayoutShift = {sum: number; moved: string[]};

/** Makes every page that is opened from now on add up its layout shifts. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shift: LayoutShift = {sum: 0, moved: []};
    const box = ({left, top, width, height}: Box) => `${left},${top} ${width}×${height}`;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : `"${node?.textContent?.slice(0, 40) ?? ''}"`;
    const add = (entries: PerformanceEntryList) => {
      for (const {value, hadRecentInput, startTime, sources} of entries as Shift[]) {
        if (!hadRecentInput) {
          shift.sum += value;
          const lines = sources.map(
            ({node, previousRect, currentRect}) =>
              `${nameOf(node)} from ${box(previousRect)} to ${box(currentRect)} after ${Math.round(startTime)} ms`,
          );
          shift.moved.push(...lines);
        }
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    Object.assign(window, {
      layoutShift: async () => {
        // What has just changed is drawn two frames later.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        add(observer.takeRecords());
        return shift;
      },
    });
  });
}

export async function layoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(() => (window as unknown as {layoutShift: () => Promise<LayoutShift>}).layoutShift());
}
