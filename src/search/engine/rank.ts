import {exactness, structure} from './fit';
import type {Headings} from './headings';
import type {Matcher, WordMatch} from './match';
import type {LeanRecord} from './records';
import {sameness} from './tokens';
import type {Variant} from './variants';
import {ranking} from './weights';

/** A record that answers, and how well. */
export type Ranked = {record: number; score: number};

/** What ranking looks at besides the query. */
export type Context = {
  records: readonly LeanRecord[];
  matcher: Matcher;
  headings: Headings;
  /** Whether a record passes the filters. */
  passes: (record: number) => boolean;
};

/** What a record holds of a query: its words as bits, and the sum of their scores. */
type Held = {words: number; sum: number};

const {closely, copies, coverage: kept, largePage} = ranking;

/** What the rest of its page counts for a record, by the page's size. */
const shareOf = (records: number, words: number) =>
  ranking.pageShare / (words === 1 ? 1 : 1 + largePage.fall * Math.log2(1 + records / largePage.size));

function candidates(matches: readonly WordMatch[], passes: Context['passes']): Map<number, Held> {
  const held = new Map<number, Held>();
  matches.forEach(({scores}, word) => {
    for (const [record, score] of scores) {
      const known = held.get(record);
      if (known) {
        known.words |= 1 << word;
        known.sum += score;
      } else if (passes(record)) {
        held.set(record, {words: 1 << word, sum: score});
      }
    }
  });
  return held;
}

/** What a page holds of a query, all its records together: words as bits, and the sum of each word's best score. */
function heldByPages(matches: readonly WordMatch[], {records, passes}: Context): Map<unknown, Held> {
  const pages = new Map<unknown, Held>();
  matches.forEach(({scores}, word) => {
    const best = new Map<unknown, number>();
    for (const [record, score] of scores) {
      if (passes(record)) {
        const page = records[record]?.page;
        best.set(page, Math.max(best.get(page) ?? 0, score));
      }
    }
    for (const [page, score] of best) {
      const {words, sum} = pages.get(page) ?? {words: 0, sum: 0};
      pages.set(page, {words: words | (1 << word), sum: sum + score});
    }
  });
  return pages;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) {
    count += 1;
  }
  return count;
}

function rankVariant(variant: Variant, context: Context): Ranked[] {
  const {records, headings, matcher, passes} = context;
  const total = variant.words.length;
  const matches = variant.words.map((word, index) => matcher.match(word, index === total - 1));
  const pages = heldByPages(matches, context);
  // Of a longer question the page that answers it may lack a word.
  const best = [...pages.values()].reduce((most, {words}) => Math.max(most, countBits(words)), 0);
  const enough = Math.max(1, Math.ceil(total * ranking.enoughOfPage), total > 2 ? Math.min(best, total - 1) : best);
  const rough: Ranked[] = [];
  for (const [record, {words, sum}] of candidates(matches, passes)) {
    const lean = records[record] as LeanRecord;
    const page = pages.get(lean.page);
    if (page && countBits(page.words) >= enough) {
      const coverage = countBits(words) / total;
      const own = sum * (kept.least + kept.rest * coverage * coverage);
      const pageCoverage = countBits(page.words) / total;
      const score = ((own + shareOf(lean.page.records, total) * page.sum) / total) * pageCoverage * lean.weight;
      rough.push({record, score: score * variant.worth});
    }
  }
  rough.sort((a, b) => b.score - a.score);
  const close = variant.worth === 1 ? closely.asWritten : closely.otherwise;
  return rough.map(({record, score}, place) => ({
    record,
    score: place < close ? score * structure(records[record] as LeanRecord, matches, headings) : score,
  }));
}

const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.record - b.record;

/** Rows that many pages have in common: the best few stay where they are, the rest step back. */
function demoteCopies(ranked: readonly Ranked[], records: readonly LeanRecord[]): Ranked[] {
  const seen = new Map<string, number>();
  const after = ranked.map(({record, score}) => {
    const {trail} = records[record] as LeanRecord;
    const key = trail.slice(1).join('\n').toLowerCase();
    const times = trail.length === 1 ? 0 : (seen.get(key) ?? 0);
    seen.set(key, times + 1);
    return {record, score: times < copies.kept ? score : score * copies.further};
  });
  return after.sort(byScore);
}

/** Ranks the records that answer a query, the best first. */
export function rank(query: string, variants: readonly Variant[], context: Context): Ranked[] {
  const best = new Map<number, number>();
  for (const {record, score} of variants.flatMap((variant) => rankVariant(variant, context))) {
    best.set(record, Math.max(best.get(record) ?? 0, score));
  }
  // As it stands, and without words that say nothing: `what is a pixel` asks for `pixel`.
  const telling = variants[0]?.words.map(({text}) => text).join(' ') ?? '';
  const wanted = [sameness(query), telling].filter(Boolean);
  const ranked = [...best].map(([record, score]) => ({
    record,
    score: score * exactness(context.records[record] as LeanRecord, wanted, context.headings),
  }));
  return demoteCopies(ranked.sort(byScore), context.records);
}
