/** What a page has noted of itself: milliseconds, and CLS without a unit. */
export type Seen = {fcp: number; lcp: number; cls: number; tasks: {start: number; duration: number}[]};

/**
 * Runs in the page, before everything else. In one piece: the tool that runs these files puts helpers into functions that
 * have names, and a page has none of them.
 */
export function observe(): void {
  const seen: Seen = {fcp: 0, lcp: 0, cls: 0, tasks: []};
  Object.assign(window, {seen});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') {
        seen.fcp = entry.startTime;
      } else if (entry.entryType === 'largest-contentful-paint') {
        seen.lcp = entry.startTime;
      } else if (entry.entryType === 'longtask') {
        seen.tasks.push({start: entry.startTime, duration: entry.duration});
      } else if ('value' in entry && typeof entry.value === 'number') {
        seen.cls += entry.value;
      }
    }
  }).observe({entryTypes: ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']});
  // Nothing is fetched ahead: other pages are not counted.
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
}

/** Milliseconds by which tasks after the first paint were longer than 50. */
export const blockedTime = ({fcp, tasks}: Seen) =>
  tasks.filter(({start}) => start >= fcp).reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0);
