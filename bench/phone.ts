/** A phone of the middle class in a slow mobile network, as Lighthouse has it. */
export const phone = {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true, hasTouch: true};
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};
/** So many times slower than this machine's processor. */
export const slowdown = 4;

/** What a page has noted of itself: milliseconds, and CLS without a unit. Answers: how long each touch or key took. */
export type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: {start: number; duration: number}[];
  answers: number[];
};

/**
 * Runs in the page, before everything else. In one piece: the tool that runs these files puts helpers into functions that
 * have names, and a page has none of them.
 */
export function observe(): void {
  const seen: Seen = {fcp: 0, lcp: 0, cls: 0, tasks: [], answers: []};
  Object.assign(window, {seen});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') {
        seen.fcp = entry.startTime;
      } else if (entry.entryType === 'largest-contentful-paint') {
        seen.lcp = entry.startTime;
      } else if (entry.entryType === 'longtask') {
        seen.tasks.push({start: entry.startTime, duration: entry.duration});
      } else if ('interactionId' in entry && entry.interactionId) {
        seen.answers.push(entry.duration);
      } else if ('value' in entry && typeof entry.value === 'number') {
        seen.cls += entry.value;
      }
    }
  }).observe({entryTypes: ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'event']});
  // Nothing is fetched ahead: other pages are not counted.
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
}

/** Milliseconds by which tasks after the first paint were longer than 50. */
export const blockedTime = ({fcp, tasks}: Seen) =>
  tasks.filter(({start}) => start >= fcp).reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0);
