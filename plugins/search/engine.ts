import type MiniSearch from 'minisearch';
import type {Query, SearchOptions, SearchResult as Found} from 'minisearch';
import type {PageSection} from './documents';
import {processTerm, type SearchDocument, searchOptions, stem, type StoredDocument, tokenize} from './options';
import words from './synonyms.json';
import type {MarkedText, PageHit, SearchRequest, SearchResult, SectionHit} from './types';

type Index = MiniSearch<SearchDocument>;

type FoundPage = Found & StoredDocument;

/** Longer queries are truncated. */
const maxQueryLength = 200;

/** Boost of a synonym relative to the query's words. */
const synonymBoost = 0.9;

/** Boost of a page whose title equals the query. */
const titleBoost = 2;

/** Returns the share of a term's letters that may differ; short words must match exactly. */
const typos = (term: string) => (term.length >= 4 ? 0.3 : false);

const stemsOf = (text: string) => tokenize(text).map(stem).join(' ');

const phrases = [
  ...words.synonyms.flatMap(([docsWord = '', ...others]) =>
    others.map((other) => [stemsOf(other), [docsWord]] as const),
  ),
  ...Object.entries(words.kinds).map(([kind, names]) => [stemsOf(kind), names] as const),
];

/** Returns the docs' terms for the phrases of a query. */
export function synonymsOf(query: string): string[] {
  const withoutStopWords = tokenize(query).filter((token) => processTerm(token).length > 0);
  const texts = [stemsOf(query), withoutStopWords.map(stem).join(' ')].map((text) => ` ${text} `);
  return phrases.flatMap(([phrase, names]) => (texts.some((text) => text.includes(` ${phrase} `)) ? names : []));
}

function pathIn(query: string): string | undefined {
  const path = /^(?:https?:\/\/[^/]+)?(\/[^?#\s]*)/.exec(query.trim())?.[1];
  return path && path.length > 1 ? path.replace(/\/$/, '') : path;
}

function findIn(index: Index, query: string): FoundPage[] {
  const path = pathIn(query);
  const asked = stemsOf(query);
  // Only short fields such as titles hold unstemmed words, so a word whose stem is known isn't a typo.
  const isKnown = (term: string, prefix: boolean) =>
    [term, stem(term)].some(
      (each) => index.search(each, {...searchOptions, processTerm: (token) => token, prefix}).length > 0,
    );
  const queries: Query = {
    combineWith: 'OR',
    queries: [
      query,
      ...synonymsOf(query).map((name) => ({
        queries: [name],
        combineWith: 'AND' as const,
        processTerm: (token: string) => processTerm(token)[0] ?? null,
        prefix: false,
        boostTerm: () => synonymBoost,
      })),
    ],
  };
  return index.search(queries, {
    ...searchOptions,
    fuzzy: (term, at, terms) => !isKnown(term, at === terms.length - 1) && typos(term),
    boostDocument: (id, _term, stored) => {
      const isNamed = stemsOf(String(stored?.title)) === asked;
      return Number(stored?.weight) * (id === path ? 1000 : 1) * (isNamed ? titleBoost : 1);
    },
  }) as FoundPage[];
}

/** Finds the pages that match a query, best first. */
export function findPages(indexes: readonly Index[], query: string): FoundPage[] {
  const asked = query.slice(0, maxQueryLength);
  const pages = new Map(indexes.flatMap((index) => findIn(index, asked)).map((page) => [String(page.id), page]));
  return [...pages.values()].sort((a, b) => b.score - a.score);
}

const tokens = /[\p{L}\p{N}_]+(?:[-'’][\p{L}\p{N}_]+)*/gu;

const isFound = (token: string, terms: ReadonlySet<string>) => processTerm(token).some((term) => terms.has(term));

/** Marks the terms of a query in a text. */
export const mark = (text: string, terms: ReadonlySet<string>): MarkedText =>
  text.replaceAll(tokens, (token) => (isFound(token, terms) ? `\0${token}\0` : token)).split('\0');

const snippetLength = 170;

/** Returns about two lines of text around the query's first term, from the start of its sentence if near. */
export function snippet(text: string, terms: ReadonlySet<string>): MarkedText {
  const first = [...text.matchAll(tokens)].find(([token]) => isFound(token, terms))?.index ?? 0;
  const sentence = /^.*(?:[.!?]["'’”)]*|·) /.exec(text.slice(0, first))?.[0].length ?? 0;
  const isNear = (start: number) => first - start < snippetLength * 0.6;
  const start = [0, sentence].find(isNear) ?? text.lastIndexOf(' ', first - 30) + 1;
  const rest = text.slice(start);
  const cut = rest.length <= snippetLength ? rest : rest.slice(0, rest.lastIndexOf(' ', snippetLength));
  return mark(`${start > sentence ? '… ' : ''}${cut}${cut.length < rest.length ? '\u00a0…' : ''}`, terms);
}

const maxSections = 3;

const countTerms = (text: string, terms: ReadonlySet<string>) =>
  new Set(tokenize(text).flatMap((token) => processTerm(token).filter((term) => terms.has(term)))).size;

/** Returns a page's best-matching sections, by the terms in their headings and texts. */
function bestSections(page: FoundPage, sections: readonly PageSection[], query: string): SectionHit[] {
  const terms = new Set(page.terms);
  const scoreOf = ({trail, text}: PageSection) => {
    const name = trail.at(-1) ?? '';
    return 3 * countTerms(name, terms) + countTerms(text, terms) + (stemsOf(name) === stemsOf(query) ? 3 : 0);
  };
  const scored = sections
    .filter(({anchor}) => anchor !== '')
    .map((section) => ({...section, score: scoreOf(section)}))
    .sort((a, b) => b.score - a.score);
  const least = Math.max(1, (scored[0]?.score ?? 0) / 2);
  return (
    scored
      // Rows without their own ID have their heading's.
      .filter(({score, anchor}, at) => score >= least && scored.findIndex((other) => other.anchor === anchor) === at)
      .slice(0, maxSections)
      .map(({trail, anchor, text}) => ({
        trail: trail.map((heading) => mark(heading, terms)),
        href: `${page.id}#${anchor}`,
        text: snippet(text, terms),
      }))
  );
}

function hitOf(page: FoundPage, query: string, sections?: readonly PageSection[]): PageHit {
  const terms = new Set(page.terms);
  const isNamed = Object.values(page.match).some((fields) =>
    fields.some((field) => field !== 'text' && field !== 'headings'),
  );
  const best = bestSections(page, sections ?? [], query);
  return {
    path: String(page.id),
    title: mark(page.title, terms),
    section: page.section,
    isMatch: isNamed || best.length === 0,
    text: sections && mark(sections[0]?.text ?? '', terms),
    sections: best,
  };
}

/** Fuzzy matching for suggestions; too loose for short words. */
const loose: SearchOptions = {...searchOptions, prefix: true, fuzzy: (term) => term.length >= 5 && 0.4, maxFuzzy: 3};

/** Returns page titles similar to a query without results. */
const suggest = (indexes: readonly Index[], query: string) =>
  indexes
    .flatMap((index) => index.search(query, loose) as FoundPage[])
    .slice(0, 3)
    .map(({title}) => title);

/**
 * Answers a request. `show` receives the pages, and again with the texts and sections that `load` fetches. Pages whose
 * file doesn't load are returned without them.
 */
export async function answer(
  indexes: readonly Index[],
  {query, section, limit}: SearchRequest,
  load: (path: string) => Promise<readonly PageSection[]>,
  show: (result: SearchResult) => void,
): Promise<void> {
  const all = findPages(indexes, query);
  const pages = all.filter((page) => section === '' || page.section === section);
  const shown = pages.slice(0, limit);
  const sections: Record<string, number> = {};
  all.forEach((page) => (sections[page.section] = (sections[page.section] ?? 0) + 1));
  const suggestions = pages.length === 0 ? suggest(indexes, query) : [];
  const result = {query, section, count: pages.length, sections, suggestions};
  show({...result, hits: shown.map((page) => hitOf(page, query))});
  const loaded = await Promise.all(shown.map((page) => load(String(page.id)).catch(() => [])));
  show({...result, hits: shown.map((page, at) => hitOf(page, query, loaded[at]))});
}
