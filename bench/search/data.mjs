import fs from 'node:fs';
import path from 'node:path';
import {packIndex} from '../../src/search/engine/pack.ts';
import {variantsOf} from '../../src/search/engine/variants.ts';
import {hrefOf} from '../../src/search/hits.ts';
import {ranking} from '../../src/search/engine/weights.ts';
import {recordsOfTag} from '../../plugins/search/files.ts';
import {unseenQueries} from '../../tests/build/search-queries-unseen.ts';
import {queries} from '../../tests/build/search-queries.ts';
import {latestVersion, tagOf} from '../../content/versions.ts';

/** The folder that the site was built in. */
export const siteFolder = path.resolve(process.env.SITE_DIR ?? '.');

export const buildFolder = path.join(siteFolder, 'build');

/** The tag of the version that readers see first. */
export const tag = tagOf(latestVersion);

/** What keeps results to that version. */
export const filters = {language: 'en', tag};

/** A query of each kind, to be timed: a name, a task, a synonym, a slip, an identifier, a beginning, a letter, a question. */
export const timed = [
  'kafka',
  'install the pixel',
  'unsubscribe',
  'snowlfake key pair',
  'credit_midpts',
  'sto',
  'c',
  'how do I invite a colleague',
];

/** Its records. */
export const readRecords = () =>
  recordsOfTag(JSON.parse(fs.readFileSync(path.join(siteFolder, '.cache/search-records/en.json'), 'utf8')), tag);

/** A record as general libraries take it: the fields that the site's own index has, with their weights. */
export function toDocument({trail, text, weight, ...place}, id) {
  return {
    id: String(id),
    url: hrefOf(place),
    heading: trail.at(-1) ?? '',
    title: trail.length > 1 ? trail[0] : '',
    path: trail.slice(1, -1).join(' '),
    content: text,
    weight,
  };
}

/** The same weights of fields for all. */
export const boost = ranking.field;

export const pack = packIndex;

const wantedOf = (set) =>
  set.map(([kind, query, ...pages]) => ({kind, query, pages: pages.map((page) => `/docs/${page}`)}));

/** Queries that the site's ranking was made with, and those that it has never seen. */
const sets = {seen: wantedOf(queries), unseen: wantedOf(unseenQueries)};

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const pageOf = (url) => url.replace(/#.*/, '').replace(/(?:\/index)?\.html$/, '');

async function rankOf(ask, {kind, query, pages}) {
  const start = performance.now();
  const urls = await ask(query);
  const time = performance.now() - start;
  const found = [...new Set(urls.map(pageOf))].slice(0, 10);
  return {kind, time, rank: found.findIndex((url) => pages.includes(url)) + 1};
}

/**
 * Asks all queries, one after the other.
 *
 * @param {(query: string) => Promise<string[]>} ask gives addresses of results, the best first
 * @param {string[]} names the sets that are asked
 */
export async function evaluate(ask, names = Object.keys(sets)) {
  const ranks = {seen: [], unseen: []};
  for (const name of names) {
    for (const each of sets[name]) {
      ranks[name].push(await rankOf(ask, each));
    }
  }
  const mrr = (some) => mean(some.map(({rank}) => (rank === 0 ? 0 : 1 / rank)));
  const success = (some) => mean(some.map(({rank}) => Number(rank > 0 && rank <= 3)));
  const ofKind = (kind) => ranks.seen.filter((each) => each.kind === kind);
  const times = ranks.seen.map(({time}) => time).sort((a, b) => a - b);
  return {
    seen: {mrr: mrr(ranks.seen), success: success(ranks.seen)},
    unseen: {mrr: mrr(ranks.unseen), success: success(ranks.unseen)},
    identifiers: mrr(ofKind('identifier')),
    typos: mrr(ofKind('typo')),
    median: times[Math.floor(times.length / 2)],
    slow: times[Math.floor(times.length * 0.95)],
  };
}

/** What keeps a list's first places from deciding alone when lists are merged, as commonly chosen. */
const evenness = 60;

/**
 * A search that asks each query also with the site's synonyms in place of its words, as the site's own search does. The
 * lists are merged by reciprocal rank, each by what the reading is worth to the site.
 *
 * @param {(query: string) => Promise<string[]>} ask
 */
export function withSynonyms(ask) {
  // Synonyms alone: other spaces need an index to look into.
  const noIndex = {knows: () => false};
  return async (query) => {
    const [, ...others] = variantsOf(query, noIndex);
    const readings = [
      {text: query, worth: 1},
      ...others.map(({words, worth}) => ({text: words.map(({text}) => text).join(' '), worth})),
    ];
    const scores = new Map();
    for (const {text, worth} of readings) {
      const pages = [...new Set((await ask(text)).map(pageOf))];
      pages.forEach((page, place) => scores.set(page, (scores.get(page) ?? 0) + worth / (evenness + place)));
    }
    return [...scores].sort(([, a], [, b]) => b - a).map(([page]) => page);
  };
}
