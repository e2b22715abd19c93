import {letterPairs, diceSimilarity} from '../../lib/diceSimilarity';
import type {Matcher} from './match';
import type {LeanRecord} from './records';
import {tasks} from '../tasks';
import {isStopWord} from './stopWords';
import {queryWords, sameness} from './tokens';
import {ranking} from './weights';

type Context = {
  matcher: Matcher;
  records: readonly LeanRecord[];
  find: (query: string) => LeanRecord[];
};

const most = 3;

/** Words of a query that are looked at. */
const mostWords = 24;

/** The words of titles and headings. */
function namesIn(records: readonly LeanRecord[]): string[] {
  const names = new Set(records.flatMap(({trail}) => queryWords(trail[trail.length - 1] ?? '').map(({term}) => term)));
  return [...names].filter((name) => name.length > 3 && !isStopWord(name));
}

/** Those of the names that look most like a word. */
function alike(word: string, names: readonly string[]): string[] {
  // The ends count: several letters may be wrong, the first one seldom is.
  const wanted = letterPairs(word, 'ends');
  return names
    .map((name) => ({name, score: diceSimilarity(wanted, letterPairs(name, 'ends'))}))
    .filter(({score}) => score >= ranking.alike)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({name}) => name);
}

const title = ({trail}: LeanRecord) => trail[0] ?? '';

function* ideas(query: string, {matcher, records, find}: Context): Generator<string> {
  const words = queryWords(query).slice(0, mostWords);
  const telling = words.filter(({term}) => !isStopWord(term));
  const isFound = (word: (typeof words)[number]) => matcher.match(word, false).scores.size > 0;
  const names = namesIn(records);
  // Corrected spelling, one word at a time.
  for (const word of telling.filter((each) => !isFound(each))) {
    for (const name of alike(word.term, names)) {
      yield words.map((each) => (each === word ? name : each.text)).join(' ');
      yield name;
    }
  }
  // Pages about the words that are known.
  for (const word of telling.filter(isFound)) {
    yield* find(word.text).slice(0, 2).map(title);
  }
  // Of what nothing is known: what readers come for.
  yield* tasks.map((task) => task.title);
}

/**
 * Other queries for one without results: corrected spelling first, then pages about a part of the query, then what
 * readers come for. Each is tried and has results.
 */
export function suggestions(query: string, context: Context): string[] {
  const found = new Map<string, string>();
  for (const idea of ideas(query, context)) {
    const key = sameness(idea);
    if (key !== sameness(query) && !found.has(key) && context.find(idea).length > 0) {
      found.set(key, idea);
    }
    if (found.size === most) {
      break;
    }
  }
  return [...found.values()];
}
