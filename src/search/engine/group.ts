import type {Ranked} from './rank';
import type {LeanRecord, PackedPage} from './records';
import {ranking} from './weights';

/** The records of a page that answer, the best first. */
export type PageRecords = {
  page: PackedPage;
  /** Those that stand where the best of them does. */
  near: readonly number[];
  /** Others that answer nearly as well: they come after all pages. */
  far: readonly number[];
};

const {page: ofPage, tail} = ranking;

type Scored = PageRecords & {score: number};

/** Leaves out pages that answer much worse than those of the first list, but for the best few of each section. */
function withoutTail(ordered: readonly Scored[]): Scored[] {
  const enough = tail.share * (ordered[tail.of - 1]?.score ?? 0);
  const places = new Map<string, number>();
  return ordered.filter(({page: {section}, score}) => {
    const place = (places.get(section) ?? 0) + 1;
    places.set(section, place);
    return score >= enough || place <= tail.inSection;
  });
}

/**
 * Puts records under their pages: pages by their best record, helped by how much else they have to say.
 *
 * @param ranked records, the best first
 */
export function groupByPage(ranked: readonly Ranked[], records: readonly LeanRecord[]): PageRecords[] {
  const pages = new Map<PackedPage, Ranked[]>();
  for (const each of ranked) {
    const {page} = records[each.record] as LeanRecord;
    const own = pages.get(page);
    if (own) {
      own.push(each);
    } else {
      pages.set(page, [each]);
    }
  }
  const scored = [...pages].map(([page, all]) => {
    const [best = {score: 0}, ...rest] = all;
    const more = rest.slice(0, ofPage.supporters).reduce((sum, {score}) => sum + score, 0);
    const own = all.filter(({score}) => score >= ofPage.near * best.score).map(({record}) => record);
    const [near, far] = [own.slice(0, ofPage.together), own.slice(ofPage.together)];
    return {score: best.score + ofPage.support * more, page, near, far};
  });
  return withoutTail(scored.sort((a, b) => b.score - a.score));
}

/**
 * One page of results.
 *
 * @param pages all records that answer, under their pages
 * @param from number of the first record that is shown
 * @param to number of the record after the last one
 */
export function cut(pages: readonly PageRecords[], from: number, to: number): {page: PackedPage; own: number[]}[] {
  let start = 0;
  const take = (records: readonly number[]) => {
    const own = records.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += records.length;
    return own;
  };
  const first = pages.map((each) => take(each.near));
  return pages
    .map(({page, far}, index) => ({page, own: [...(first[index] ?? []), ...take(far)]}))
    .filter(({own}) => own.length > 0);
}
