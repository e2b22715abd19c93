import type {Ranked} from './rank';
import type {LeanRecord} from './records';
import {ranking} from './weights';

const {page: ofPage} = ranking;

/**
 * Puts records of a page next to each other: pages by their best record, helped by how much else they have to say. What a
 * page has beyond the best few comes after all pages.
 *
 * @param ranked records, the best first
 */
export function groupByPage(ranked: readonly Ranked[], records: readonly LeanRecord[]): number[] {
  const pages = new Map<unknown, Ranked[]>();
  for (const each of ranked) {
    const page = records[each.record]?.page;
    pages.set(page, [...(pages.get(page) ?? []), each]);
  }
  const scored = [...pages.values()].map((all) => {
    const [best = {score: 0}, ...rest] = all;
    const more = rest.slice(0, ofPage.supporters).reduce((sum, {score}) => sum + score, 0);
    const shown = all.slice(0, ofPage.together).filter(({score}) => score >= ofPage.near * best.score);
    return {score: best.score + ofPage.support * more, shown, rest: all.slice(shown.length)};
  });
  scored.sort((a, b) => b.score - a.score);
  return [...scored.flatMap(({shown}) => shown), ...scored.flatMap(({rest}) => rest)].map(({record}) => record);
}
