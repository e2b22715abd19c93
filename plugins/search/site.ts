import type {SearchRecord} from '../../src/search/contract';
import {blocksOf} from './blocks';
import {listShape, runsOf, shapeOf} from './copies';
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

/** What is looked at before records are made: the version a page belongs to, where it links to, what it says. */
type Survey = {tag: string; targets: Set<string>; shapes: Set<string>};

function survey(page: Page): Survey {
  const {$, main, tag} = readPage(page.html);
  const hrefs = main
    .find('a[href^="/"]')
    .toArray()
    .map((each) => ($(each).attr('href') ?? '').replace(/[#?].*$/, ''));
  return {tag, targets: new Set(hrefs), shapes: new Set(runsOf(blocksOf($, main)).map(shapeOf))};
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

const isList = (shape: string) => shape.startsWith(listShape);

/** For each shape that pages of one version share, the page that keeps it: the one that matters most. */
function keepers(pages: readonly Page[], surveys: ReadonlyMap<string, Survey>, weight: (path: string) => number) {
  const own = pages.map(({path}) => path).sort((a, b) => weight(b) - weight(a));
  const counts = tally(own.map((path) => surveys.get(path)?.shapes ?? new Set()));
  const keeper = new Map<string, string>();
  for (const path of own) {
    for (const shape of surveys.get(path)?.shapes ?? []) {
      const isShared = shape !== '' && (counts.get(shape) ?? 0) > (isList(shape) ? 1 : commonTo);
      if (isShared && !keeper.has(shape)) {
        keeper.set(shape, path);
      }
    }
  }
  return keeper;
}

/**
 * Makes the search records of all public pages. A page matters more when more pages link to it. Text that many pages of
 * a version share, and lists that two of them have in common to the letter, are kept once.
 *
 * @param pages the public pages of the site
 * @returns records in the order of the pages' addresses
 */
export function recordsOfSite(pages: readonly Page[]): SearchRecord[] {
  const surveys = new Map(pages.map((page) => [page.path, survey(page)]));
  const linked = tally([...surveys.values()].map(({targets}) => targets));
  const weight = (path: string) => weigh(path, linked.get(path) ?? 0);
  const tags = [...new Set([...surveys.values()].map(({tag}) => tag))];
  const kept = new Map(
    tags.map((tag) => {
      const own = pages.filter(({path}) => surveys.get(path)?.tag === tag);
      return [tag, keepers(own, surveys, weight)] as const;
    }),
  );
  return [...pages]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((page) => {
      const keeper = kept.get(surveys.get(page.path)?.tag ?? '');
      return recordsOf(page, weight(page.path), (shape) => (keeper?.get(shape) ?? page.path) !== page.path);
    });
}
