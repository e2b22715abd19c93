import type {Matcher, WordMatch} from './match';
import type {LeanRecord} from './records';
import {isStopWord} from './stopWords';
import {identifiersIn, sameness, termsOf} from './tokens';
import type {Variant} from './variants';

/** A record that answers, and how well. */
export type Ranked = {record: number; score: number};

/** Headings as terms, each read once. */
export class Headings {
  private readonly known = new Map<string, ReadonlySet<string>>();
  private readonly names = new Map<string, readonly string[]>();

  terms(text: string): ReadonlySet<string> {
    const terms = this.known.get(text) ?? new Set(termsOf(text).filter((term) => !isStopWord(term)));
    this.known.set(text, terms);
    return terms;
  }

  identifiers(text: string): readonly string[] {
    const names = this.names.get(text) ?? identifiersIn(text);
    this.names.set(text, names);
    return names;
  }
}

const holds = (terms: ReadonlySet<string>, match: WordMatch) => {
  for (const term of terms) {
    if (match.terms.has(term)) {
      return true;
    }
  }
  return false;
};

/** The share of a heading that the query speaks of. */
function covered(terms: ReadonlySet<string>, matches: readonly WordMatch[]): number {
  const spoken = [...terms].filter((term) => matches.some((match) => match.terms.has(term)));
  return terms.size === 0 ? 0 : spoken.length / terms.size;
}

type Context = {
  records: readonly LeanRecord[];
  matcher: Matcher;
  headings: Headings;
  passes: (record: number) => boolean;
};

function candidates({words}: Variant, {matcher, passes}: Context): {sums: Map<number, number[]>; matches: WordMatch[]} {
  const matches = words.map((word, index) => matcher.match(word, index === words.length - 1));
  const sums = new Map<number, number[]>();
  matches.forEach(({scores}, word) => {
    for (const [record, score] of scores) {
      const known = sums.get(record);
      if (known) {
        known[word] = score;
      } else if (passes(record)) {
        const fresh = words.map(() => 0);
        fresh[word] = score;
        sums.set(record, fresh);
      }
    }
  });
  return {sums, matches};
}

/** How many words of the query a page holds, all its records together. */
function pageCoverage(sums: ReadonlyMap<number, number[]>, records: readonly LeanRecord[]): Map<unknown, boolean[]> {
  const pages = new Map<unknown, boolean[]>();
  for (const [record, scores] of sums) {
    const page = records[record]?.page;
    const held = pages.get(page) ?? scores.map(() => false);
    scores.forEach((score, word) => {
      held[word] ||= score > 0;
    });
    pages.set(page, held);
  }
  return pages;
}

const count = (held: readonly unknown[]) => held.filter(Boolean).length;

/** Whether an identifier is met in part only: `pixel` says little about `pixel_id`. */
const isPartial = (identifiers: readonly string[], matches: readonly WordMatch[]) =>
  identifiers.length > 0 && !identifiers.some((name) => matches.some((match) => match.terms.has(name)));

function structure(lean: LeanRecord, matches: readonly WordMatch[], headings: Headings): number {
  const own = headings.terms(lean.trail[lean.trail.length - 1] ?? '');
  const all = lean.trail.map((text) => headings.terms(text));
  const inHeading = count(matches.map((match) => holds(own, match))) / matches.length;
  const inTrail = count(matches.map((match) => all.some((terms) => holds(terms, match)))) / matches.length;
  const fit = inHeading * covered(own, matches);
  const title = headings.terms(lean.trail[0] ?? '');
  const inTitle = count(matches.map((match) => holds(title, match))) / matches.length;
  const titleFit = inTitle * covered(title, matches);
  const isPage = lean.trail.length === 1;
  const whole =
    inHeading > 0 && isPartial(headings.identifiers(lean.trail[lean.trail.length - 1] ?? ''), matches) ? 0.55 : 1;
  return whole * (1 + 0.9 * fit + 0.6 * inTrail + (isPage ? 0.8 : 0.35) * titleFit);
}

function rankVariant(variant: Variant, context: Context): Map<number, number> {
  const {records, headings} = context;
  const {sums, matches} = candidates(variant, context);
  const pages = pageCoverage(sums, records);
  const total = variant.words.length;
  const scored = new Map<number, number>();
  // Few pages hold all words of a long question; then those that hold most of them answer.
  const best = Math.max(0, ...[...pages.values()].map(count));
  const enough = best === total ? total : Math.max(best, Math.ceil(total * 0.5));
  for (const [record, scores] of sums) {
    const lean = records[record] as LeanRecord;
    if (count(pages.get(lean.page) ?? []) < enough) {
      continue;
    }
    const coverage = count(scores) / total;
    const sum = scores.reduce((a, b) => a + b, 0) / total;
    const score = sum * (0.15 + 0.85 * coverage * coverage) * structure(lean, matches, headings) * lean.weight;
    scored.set(record, score * variant.worth * (enough / total));
  }
  return scored;
}

function exactness(lean: LeanRecord, wanted: string): number {
  const own = sameness(lean.trail[lean.trail.length - 1] ?? '');
  if (own === wanted) {
    return lean.trail.length === 1 ? 3.2 : 2.4;
  }
  // The last part of a dotted name: `security_protocol` for `protocol.security_protocol`.
  return own.endsWith(`.${wanted}`) ? 1.8 : 1;
}

/** Rows that many pages have in common: the best few stay where they are, the rest step back. */
function demoteCopies(ranked: Ranked[], records: readonly LeanRecord[]): Ranked[] {
  const seen = new Map<string, number>();
  const after = ranked.map(({record, score}) => {
    const {trail} = records[record] as LeanRecord;
    const key = sameness(trail.slice(1).join('\n'));
    const times = trail.length === 1 ? 0 : (seen.get(key) ?? 0);
    seen.set(key, times + 1);
    return {record, score: times < 2 ? score : score * 0.7};
  });
  return after.sort((a, b) => b.score - a.score || a.record - b.record);
}

/** Ranks the records that answer a query, the best first. */
export function rank(query: string, variants: readonly Variant[], context: Context): Ranked[] {
  const best = new Map<number, number>();
  for (const variant of variants) {
    for (const [record, score] of rankVariant(variant, context)) {
      best.set(record, Math.max(best.get(record) ?? 0, score));
    }
  }
  const wanted = sameness(query);
  const ranked = [...best].map(([record, score]) => ({
    record,
    score: score * exactness(context.records[record] as LeanRecord, wanted),
  }));
  ranked.sort((a, b) => b.score - a.score || a.record - b.record);
  return demoteCopies(ranked, context.records);
}
