import type {SearchOptions} from 'minisearch';
import type {Unpacked} from './unpack';
import {type QueryWord, stemOf} from './tokens';
import {ranking} from './weights';

/** The records that hold a word of the query, each with a score, and the terms by which they do. */
export type WordMatch = {scores: Map<number, number>; terms: Set<string>};

const {field: boost, match: worth, slips} = ranking;

/** MiniSearch takes nothing off for a beginning or a slip: `worth` does, once. */
const weights = {prefix: 1, fuzzy: 1};

/** Longest distance of a typing mistake; short words are left as they are. */
const tolerance = ({length}: string) => Number(length >= slips.oneFrom) + Number(length >= slips.twoFrom);

/** The same letters with two neighbours exchanged: the commonest slip, and two steps for an edit distance. */
const swaps = (term: string) =>
  Array.from(
    {length: Math.max(0, term.length - 1)},
    (_, at) => term.slice(0, at) + (term[at + 1] ?? '') + (term[at] ?? '') + term.slice(at + 2),
  );

function merge(into: WordMatch, from: WordMatch, factor: number): void {
  for (const [record, score] of from.scores) {
    into.scores.set(record, Math.max(into.scores.get(record) ?? 0, score * factor));
  }
  from.terms.forEach((term) => into.terms.add(term));
}

const none = (): WordMatch => ({scores: new Map(), terms: new Set()});

/** Records that hold all of several things: the score is that of the weakest. */
function intersect(matches: readonly WordMatch[]): WordMatch {
  const [first = none(), ...rest] = matches;
  const scores = [...first.scores].flatMap(([record, score]) => {
    const others = rest.map((match) => match.scores.get(record));
    return others.includes(undefined) ? [] : [[record, Math.min(score, ...(others as number[]))] as const];
  });
  return {scores: new Map(scores), terms: new Set(matches.flatMap(({terms}) => [...terms]))};
}

/** Finds records by single words: as written, by other endings, by their beginning, by part, with a slip of the hand. */
export class Matcher {
  private readonly cache = new Map<string, WordMatch>();
  private readonly families = new Map<string, string[]>();
  private readonly vocabulary: Set<string>;

  constructor(private readonly unpacked: Unpacked) {
    this.vocabulary = unpacked.terms;
    for (const term of this.vocabulary) {
      const stem = stemOf(term);
      this.families.set(stem, [...(this.families.get(stem) ?? []), term]);
    }
  }

  /** Whether the docs hold a term exactly so. */
  knows(term: string): boolean {
    return this.vocabulary.has(term);
  }

  /** Terms with the same stem, the term itself included if the docs hold it. */
  family(term: string): readonly string[] {
    return this.families.get(stemOf(term)) ?? [];
  }

  /**
   * Finds a word.
   *
   * @param isOpen whether the reader may still be typing it: then its beginning is enough, however short
   */
  match(word: QueryWord, isOpen: boolean): WordMatch {
    const key = `${word.isOwn ? '=' : ''}${isOpen ? '~' : ''}${word.term}`;
    const match = this.cache.get(key) ?? this.find(word, isOpen);
    if (this.cache.size > 500) {
      this.cache.clear();
    }
    this.cache.set(key, match);
    return match;
  }

  private find({term, parts, isOwn}: QueryWord, isOpen: boolean): WordMatch {
    const match = this.exact(term);
    for (const relative of this.family(term).filter((each) => each !== term)) {
      merge(match, this.exact(relative), worth.family);
    }
    if (!isOwn && (term.length > ranking.shortBeginning || isOpen)) {
      merge(match, this.begins(term), worth.prefix);
    }
    if (parts.length > 1) {
      merge(match, intersect(parts.map((part) => this.exact(part))), worth.parts);
    }
    return match.scores.size > 0 || isOwn ? match : this.misspelt(term);
  }

  private exact(term: string): WordMatch {
    return this.vocabulary.has(term) ? this.lookUp(term, {}) : none();
  }

  private begins(term: string): WordMatch {
    const fields = term.length <= ranking.shortBeginning ? ['heading', 'title'] : undefined;
    return this.lookUp(term, {prefix: true, ...(fields ? {fields} : {})});
  }

  private misspelt(term: string): WordMatch {
    const swapped = swaps(term).filter((each) => this.vocabulary.has(each));
    if (tolerance(term) > 0 && swapped.length > 0) {
      const match = none();
      swapped.forEach((each) => merge(match, this.lookUp(each, {}), worth.typo));
      return match;
    }
    const match = none();
    for (let distance = 1; distance <= tolerance(term) && match.scores.size === 0; distance += 1) {
      merge(match, this.lookUp(term, {fuzzy: distance}), worth.typo);
    }
    return match;
  }

  private lookUp(term: string, how: SearchOptions): WordMatch {
    const found = this.unpacked.index.search(term, {boost, tokenize: (text) => [text], weights, ...how});
    const scores = new Map(found.map(({id, score}) => [id as number, score]));
    return {scores, terms: new Set(found.flatMap(({terms}) => terms))};
  }
}
