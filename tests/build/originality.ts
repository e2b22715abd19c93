import type {Page} from './site';

/** A paragraph or list item of a docs page, with the runs of words by which it is compared. */
export type Passage = {route: string; text: string; runs: ReadonlySet<string>};

/** Words in a run: a word changed costs three runs, so that a sentence with a few words changed stays alike. */
const runLength = 3;

/** Shorter passages may well be alike: labels of buttons, names of screens. */
const shortest = 12;

/** What is not prose: code, reference rows and lists made from facts, notices that are one component everywhere. */
const notProse = 'pre, table, dl, nav, footer, form, svg, button, [data-search-skip], .theme-admonition';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_'’]+/gu) ?? [];

const runsOf = (words: readonly string[]) =>
  new Set(Array.from({length: words.length - runLength + 1}, (_, at) => words.slice(at, at + runLength).join(' ')));

/** The text of a page's own prose, a passage each. */
export function passagesOf({route, $}: Page): Passage[] {
  const article = $('article').first().clone();
  article.find(notProse).remove();
  return article
    .find('p, li')
    .filter((_, node) => $(node).find('p, li').length === 0)
    .toArray()
    .map((node) => $(node).text().replaceAll(/\s+/g, ' ').trim())
    .filter((text) => wordsOf(text).length >= shortest)
    .map((text) => ({route, text, runs: runsOf(wordsOf(text))}));
}

/** How many words a page has of its own: no code, no tables, no reference rows. */
export function proseWords({$}: Page): number {
  const article = $('article').first().clone();
  article.find(notProse).remove();
  return wordsOf(article.text()).length;
}

/** The share of runs that two passages have in common, from 0 to 1. */
export function likeness(a: Passage, b: Passage): number {
  const common = [...a.runs].filter((run) => b.runs.has(run)).length;
  return common / (a.runs.size + b.runs.size - common);
}

/** Pairs of passages on different pages that say nearly the same, the most alike first. */
export function nearCopies(passages: readonly Passage[], from: number): {a: Passage; b: Passage; share: number}[] {
  const holders = new Map<string, Passage[]>();
  const pairs = new Map<string, {a: Passage; b: Passage; share: number}>();
  passages.forEach((b, number) => {
    const alike = new Set([...b.runs].flatMap((run) => holders.get(run) ?? []));
    for (const a of alike) {
      const share = a.route === b.route ? 0 : likeness(a, b);
      if (share >= from) {
        pairs.set(`${passages.indexOf(a)} ${number}`, {a, b, share});
      }
    }
    b.runs.forEach((run) => holders.set(run, [...(holders.get(run) ?? []), b]));
  });
  return [...pairs.values()].sort((one, two) => two.share - one.share);
}
