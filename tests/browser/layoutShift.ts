import type {Page} from '@playwright/test';

type Box = {top: number; left: number; width: number; height: number};
type Source = {node: Node | null; previousRect: Box; currentRect: Box};
type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean; sources: Source[]};

/** A page's layout shifts: their sum, and a line per element with its boxes before and after. */
type LayoutShift = {sum: number; moved: string[]};

/** Records layout shifts on every page opened from now on. */
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
        // Changes are painted after two frames.
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
