import type {SearchRecord} from '../../src/search/types';
import {making} from '../../src/search/engine/weights';
import {listShape, runsOf, shapeOf} from './copies';
import type {ReadPage} from './page';
import {recordsOf} from './records';

function tally(sets: readonly Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of sets.flatMap((set) => [...set])) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

const weigh = ({kind}: ReadPage, links: number) => making.kind[kind] * (1 + making.link * Math.log2(1 + links));

const shapesOf = ({blocks}: ReadPage) => new Set(runsOf(blocks).map(shapeOf));

const isList = (shape: string) => shape.startsWith(listShape);

/**
 * For each shape that pages of one version share, the page that keeps it.
 *
 * @param pages pages of one version, the one that matters most first
 */
function keepers(pages: readonly ReadPage[]): Map<string, ReadPage> {
  const shapes = pages.map(shapesOf);
  const counts = tally(shapes);
  const keeper = new Map<string, ReadPage>();
  pages.forEach((page, index) => {
    for (const shape of shapes[index] ?? []) {
      const isShared = shape !== '' && (counts.get(shape) ?? 0) > (isList(shape) ? 1 : making.sharedTexts);
      if (isShared && !keeper.has(shape)) {
        keeper.set(shape, page);
      }
    }
  });
  return keeper;
}

/** The tags that pages have; a docs page without that of its version would be found in none. */
function checkTags(pages: readonly ReadPage[], tags: readonly string[]): void {
  const known = ['default', ...tags];
  const lost = pages.find(({tag}) => !known.includes(tag));
  if (lost) {
    throw new Error(`search: ${lost.path}: docsearch:docusaurus_tag is "${lost.tag}", allowed: ${known.join(', ')}`);
  }
}

/**
 * Makes the search records of all public pages. A page matters more when more pages link to it. Text that many pages of
 * a version share, and lists that two of them have in common to the letter, are kept once.
 *
 * @param pages the public pages of the site
 * @param tags the `docusaurus_tag` of each docs version
 * @returns records in the order of the pages' addresses
 * @throws Error when a page is of a version that is not there
 */
export function recordsOfSite(pages: readonly ReadPage[], tags: readonly string[]): SearchRecord[] {
  checkTags(pages, tags);
  const linked = tally(pages.map(({targets}) => targets));
  const weights = new Map(pages.map((page) => [page, weigh(page, linked.get(page.path) ?? 0)]));
  const weight = (page: ReadPage) => weights.get(page) ?? 1;
  const byWeight = pages.toSorted((a, b) => weight(b) - weight(a));
  const kept = new Map(
    ['default', ...tags].map((tag) => [tag, keepers(byWeight.filter((page) => page.tag === tag))] as const),
  );
  return pages
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((page) => recordsOf(page, weight(page), (shape) => (kept.get(page.tag)?.get(shape) ?? page) !== page));
}
