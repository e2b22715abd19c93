import {kinds, synonyms} from '../synonyms';
import type {Matcher} from './match';
import {isStopWord} from './stopWords';
import {type QueryWord, queryWords, stemOf} from './tokens';
import {ranking} from './weights';

/** A way to read the query, and how much its results count. */
export type Variant = {words: QueryWord[]; worth: number};

const {reading} = ranking;

const most = 8;

/** Words of a query that are looked at; the ranking keeps them as the bits of a number. */
const mostWords = 24;

const stems = (text: string) => queryWords(text).map(({term}) => stemOf(term));

type Phrase = {stems: readonly string[]; others: readonly string[]};

const phrases: readonly Phrase[] = [
  ...synonyms.flatMap((group) =>
    group.map((entry) => ({stems: stems(entry), others: group.filter((other) => other !== entry)})),
  ),
  ...Object.entries(kinds).map(([kind, others]) => ({stems: stems(kind), others})),
];

/** Where a phrase stands in a query, its words in any order, or -1. */
function placeOf(phrase: readonly string[], query: readonly string[]): number {
  const wanted = [...phrase].sort().join(' ');
  return query.findIndex(
    (_, at) =>
      query
        .slice(at, at + phrase.length)
        .sort()
        .join(' ') === wanted,
  );
}

/** The places of phrases in a query, once with the words that say nothing (`sign up`) and once without. */
function placesIn(words: readonly QueryWord[]) {
  const query = words.map(({term}) => stemOf(term));
  return phrases.map((phrase) => ({phrase, words, at: placeOf(phrase.stems, query)})).filter(({at}) => at !== -1);
}

const ownWords = (text: string): QueryWord[] => queryWords(text).map((word) => ({...word, isOwn: true}));

function bySynonyms(all: readonly QueryWord[], telling: readonly QueryWord[]): Variant[] {
  const places = placesIn(all);
  const further = placesIn(telling).filter(({phrase}) => !places.some((place) => place.phrase === phrase));
  return [...places, ...further]
    .sort((a, b) => b.phrase.stems.length - a.phrase.stems.length)
    .flatMap(({phrase, words, at}) =>
      phrase.others.map((other, index) => ({
        words: [...words.slice(0, at), ...ownWords(other), ...words.slice(at + phrase.stems.length)],
        worth: index === 0 ? reading.docsWord : reading.otherWord,
      })),
    );
}

/** `page view` as `pageview`, and `leadcapture` as `lead capture`, where the docs hold the other form. */
function bySpaces(words: readonly QueryWord[], matcher: Matcher): Variant[] {
  const joined = words.slice(1).flatMap((word, at): Variant[] => {
    const term = `${words[at]?.term ?? ''}${word.term}`;
    const both: QueryWord = {text: term, term, parts: []};
    return matcher.knows(term)
      ? [{words: [...words.slice(0, at), both, ...words.slice(at + 2)], worth: reading.joined}]
      : [];
  });
  const split = words.flatMap((word, at): Variant[] => {
    const cut = matcher.knows(word.term) ? undefined : cutOf(word.term, matcher);
    return cut ? [{words: [...words.slice(0, at), ...cut, ...words.slice(at + 1)], worth: reading.split}] : [];
  });
  return [...joined, ...split];
}

function cutOf(term: string, matcher: Matcher): QueryWord[] | undefined {
  for (let at = term.length - 3; at >= 3; at -= 1) {
    const halves = [term.slice(0, at), term.slice(at)];
    if (halves.every((half) => matcher.knows(half))) {
      return halves.map((half) => ({text: half, term: half, parts: []}));
    }
  }
  return undefined;
}

/**
 * The ways to read a query: as it stands without words that say nothing, with synonyms, with other spaces.
 *
 * @returns the query as it stands first; nothing when it has no words
 */
export function variantsOf(query: string, matcher: Matcher): Variant[] {
  const all = queryWords(query).slice(0, mostWords);
  const telling = all.filter(({term}) => !isStopWord(term));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) {
    return [];
  }
  const others = [...bySpaces(words, matcher), ...bySynonyms(all, telling)].map((variant) => {
    const kept = variant.words.filter(({term}) => !isStopWord(term));
    return {...variant, words: (kept.length > 0 ? kept : variant.words).slice(0, mostWords)};
  });
  return [{words, worth: 1}, ...others].slice(0, most);
}
