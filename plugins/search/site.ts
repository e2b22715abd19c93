import type {SearchRecord} from '../../src/search/contract';
import {blocksOf} from './blocks';
import {type Page, readPage} from './page';
import {recordsOf} from './records';

/** A text that more pages than this have in common is boilerplate: it stays with the page that matters most. */
const commonTo = 6;

/** Pages that are looked for less than their links suggest. */
const kindWeight: readonly [RegExp, number][] = [
  [/^\/docs\/(?:next\/)?blank$/, 0.4],
  [/^\/blog\//, 0.8],
  [/^\/(?!docs|blog)/, 0.85],
  [/^\/docs\/(?:next\/)?personalization\/.*-property$/, 0.93],
];

type Links = {targets: Set<string>; texts: Set<string>};

const shape = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');

function survey(page: Page): Links {
  const {$, main} = readPage(page.html);
  const hrefs = main
    .find('a[href^="/"]')
    .toArray()
    .map((each) => ($(each).attr('href') ?? '').replace(/[#?].*$/, ''));
  const texts = blocksOf($, main).flatMap((block) => (block.kind === 'text' ? shape(block.text) : []));
  return {targets: new Set(hrefs), texts: new Set(texts)};
}

function tally(sets: readonly Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of sets.flatMap((set) => [...set])) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function weigh(path: string, links: number): number {
  const kind = kindWeight.find(([pattern]) => pattern.test(path))?.[1] ?? 1;
  return kind * (1 + 0.04 * Math.log2(1 + links));
}

/**
 * Makes the search records of all public pages. A page matters more when more pages link to it; text that many pages
 * share is kept once.
 *
 * @param pages the public pages of the site
 * @returns records in the order of the pages' addresses
 */
export function recordsOfSite(pages: readonly Page[]): SearchRecord[] {
  const surveys = new Map(pages.map((page) => [page.path, survey(page)]));
  const linked = tally([...surveys.values()].map(({targets}) => targets));
  const shared = tally([...surveys.values()].map(({texts}) => texts));
  const weights = new Map(pages.map(({path}) => [path, weigh(path, linked.get(path) ?? 0)]));
  const byWeight = [...pages].sort((a, b) => (weights.get(b.path) ?? 0) - (weights.get(a.path) ?? 0));
  const keeper = new Map<string, string>();
  for (const {path} of byWeight) {
    for (const text of surveys.get(path)?.texts ?? []) {
      if (!keeper.has(text)) {
        keeper.set(text, path);
      }
    }
  }
  return [...pages]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((page) => {
      const omit = (text: string) => (shared.get(shape(text)) ?? 0) > commonTo && keeper.get(shape(text)) !== page.path;
      return recordsOf(page, weights.get(page.path), omit);
    });
}
