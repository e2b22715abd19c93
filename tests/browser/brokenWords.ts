import type {Page} from '@playwright/test';

/** Widths of a small phone, a typical phone, a tablet, and a wide screen. */
const widths = [320, 390, 768, 1440] as const;

/** A narrow and a wide system font. */
const faces = ['Liberation Sans, Arial, sans-serif', 'DejaVu Sans, Verdana, sans-serif'] as const;

export type View = {width: number; face: string};

/** All widths in both fonts, starting with those in which words break most easily. */
export const views: readonly View[] = faces
  .toReversed()
  .flatMap((face) => widths.map((width): View => ({width, face})));

/** Runs in the page: finds words that wrap in the middle. Measures only words that are too long for their box. */
function findBroken(): string[] {
  // Code can break after a symbol and before an inner capital letter. Hashes can break anywhere.
  const prose = /[\p{L}\p{M}\p{N}]{2,}/gu;
  const code = /[A-Z]?[\p{Ll}\p{N}]{2,}/gu;
  const range = document.createRange();
  const isCut = (node: Text, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom))).size > 1;
  };
  const boxes = new Map<Element, {width: number; letter: number}>();
  const boxOf = (element: Element): {width: number; letter: number} => {
    const known = boxes.get(element);
    if (known) {
      return known;
    }
    const {display, fontSize} = getComputedStyle(element);
    const isInline = display.startsWith('inline') && element.parentElement;
    // No letter in these fonts is wider than the font size.
    const box = isInline
      ? boxOf(element.parentElement)
      : {width: element.clientWidth, letter: Number.parseFloat(fontSize)};
    boxes.set(element, box);
    return box;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    // Only one menu is open at a time.
    if (!parent || parent.closest('pre, svg, script, style, details:not([open]) > :not(summary)')) {
      continue;
    }
    const isCode = parent.closest('code') !== null;
    const {width, letter} = boxOf(parent);
    for (const {0: word, index} of node.data.matchAll(isCode ? code : prose)) {
      const isHash = isCode && /^[0-9a-f]{32,}$/.test(word);
      if (!isHash && word.length * letter > width && isCut(node, index, index + word.length)) {
        const place = parent.closest('td, th, dt, dd, h1, h2, h3, li, p') ?? parent;
        found.push(`"${word}" in ${isCode ? 'code in ' : ''}<${place.localName}> "${node.data.trim().slice(0, 60)}"`);
      }
    }
  }
  return found;
}

/** Finds broken words, with width, font, and place, after opening all folds. */
export async function brokenWords(page: Page, wanted: readonly View[] = views): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
  for (const {width, face} of wanted) {
    await page.setViewportSize({width, height: 900});
    await page.evaluate((name) => document.documentElement.style.setProperty('--ifm-font-family-base', name), face);
    found.push(...(await page.evaluate(findBroken)).map((word) => `${width} px, ${face.split(',')[0]}: ${word}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('--ifm-font-family-base'));
  if (before) {
    await page.setViewportSize(before);
  }
  return found;
}
