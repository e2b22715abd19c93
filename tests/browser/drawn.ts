import type {Page} from '@playwright/test';

/** Waits until two frames have been drawn, and what was left for after a frame is done: effects, marks, measures. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
