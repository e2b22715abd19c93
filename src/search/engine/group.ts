import type {Ranked} from './rank';
import type {LeanRecord} from './records';

/** Records of a page that stand together where its best one does; further ones come after all pages. */
const together = 3;

/** What a page's further records add to its best one. */
const support = 0.12;

/** A record follows the best one of its page only if it is not far behind. */
const near = 0.4;

/**
 * Puts records of a page next to each other: pages by their best record, helped by how much else they have to say.
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
    const more = rest.slice(0, 3).reduce((sum, {score}) => sum + score, 0);
    const shown = all.slice(0, together).filter(({score}) => score >= near * best.score);
    return {score: best.score + support * more, shown, rest: all.slice(shown.length)};
  });
  scored.sort((a, b) => b.score - a.score);
  return [...scored.flatMap(({shown}) => shown), ...scored.flatMap(({rest}) => rest)].map(({record}) => record);
}
