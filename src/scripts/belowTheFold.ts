/*
 * A browser works out styles and places of all that it has of a page before it paints what is in sight. On a phone that
 * is a quarter of a second of a long page. Blocks further down are left for later: first for what comes near the
 * screen, then one after the other while the browser is idle, so that the page is whole before a reader gets there.
 */

/** Blocks of a docs page, one below the other. */
const blocks = '.theme-doc-markdown>';

const from = (place: number) => `${blocks}:nth-child(n+${place})`;

/** Blocks that are in sight on every phone. */
const first = 3;

/**
 * Height of a block that is left, until it is laid out. A browser takes what is within a screen and a half by these
 * heights into its first frame: with half as much that was twice as many blocks.
 */
const guess = '16rem';

/** Runs when the browser has laid out what it shows, so that asking where things are costs nothing. */
export const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

/** Elements that a slow phone lays out in a frame; a block has an edge, too. */
const most = 60;

const sizeOf = (block: Element) => block.getElementsByTagName('*').length + 5;

/**
 * Leaves all but the first blocks for later, on phones. Not where the browser goes to a place further down: to a
 * heading, or to where the reader was.
 */
export function leaveBelow(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && innerWidth < 997 && visit?.type === 'navigate' && document.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`${from(first)}{content-visibility:auto;contain-intrinsic-height:auto ${guess}}`);
    document.adoptedStyleSheets = [sheet];
  }
}

/**
 * Lays out what was left, a few blocks at a time, when the browser has nothing else to do.
 *
 * @param done what needs all of the page laid out
 */
export function layOutBelow(done: () => void): void {
  const rule = document.adoptedStyleSheets?.[0]?.cssRules[0] as CSSStyleRule | undefined;
  const all = document.querySelectorAll(`${blocks}*`);
  let next = first;
  const layOut = () => {
    for (let size = 0; size < most && next <= all.length; next += 1) {
      size += sizeOf(all[next - 1] as Element);
    }
    if (rule && next <= all.length) {
      rule.selectorText = from(next);
      // Safari has no word for idle.
      (window.requestIdleCallback ?? setTimeout)(layOut);
    } else {
      document.adoptedStyleSheets = [];
      afterFrame(done);
    }
  };
  if (rule) {
    layOut();
  } else {
    done();
  }
}
