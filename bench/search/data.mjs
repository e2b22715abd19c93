import fs from 'node:fs';
import path from 'node:path';
import {packIndex} from '../../src/search/engine/pack.ts';
import {recordsOfTag} from '../../plugins/search/files.ts';
import {queries} from '../../tests/build/search-queries.ts';
import versions from '../../versions.json' with {type: 'json'};

/** The folder that the site was built in. */
export const siteFolder = path.resolve(process.env.SITE_DIR ?? '.');

export const buildFolder = path.join(siteFolder, 'build');

/** The tag of the version that readers see first. */
export const tag = `docs-default-${versions[0]}`;

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
  recordsOfTag(JSON.parse(fs.readFileSync(path.join(siteFolder, '.cache/search-records.json'), 'utf8')), tag);

const levels = [1, 2, 3, 4, 5, 6];

/** A record as general libraries take it: the fields that the site's own index has, with their weights. */
export function toDocument(record, id) {
  const trail = levels.map((level) => record.hierarchy[`lvl${level}`]).filter(Boolean);
  return {
    id: String(id),
    url: record.url,
    heading: trail.at(-1) ?? '',
    title: trail.length > 1 ? trail[0] : '',
    path: trail.slice(1, -1).join(' '),
    content: record.content ?? '',
    weight: record.weight,
  };
}

export const boost = {heading: 3, title: 2.4, path: 1.2, content: 1};

export const pack = packIndex;

const wanted = queries.map(([kind, query, ...pages]) => ({kind, query, pages: pages.map((page) => `/docs/${page}`)}));

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Asks all queries.
 *
 * @param {(query: string) => Promise<string[]>} ask gives addresses of results, the best first
 */
export async function evaluate(ask) {
  const ranks = [];
  const times = [];
  for (const {query, pages, kind} of wanted) {
    const start = performance.now();
    const urls = await ask(query);
    times.push(performance.now() - start);
    const found = [...new Set(urls.map((url) => url.replace(/#.*/, '').replace(/(?:\/index)?\.html$/, '')))].slice(
      0,
      10,
    );
    ranks.push({kind, rank: found.findIndex((url) => pages.includes(url)) + 1});
  }
  const mrr = (some) => mean(some.map(({rank}) => (rank === 0 ? 0 : 1 / rank)));
  times.sort((a, b) => a - b);
  return {
    mrr: mrr(ranks),
    success: mean(ranks.map(({rank}) => Number(rank > 0 && rank <= 3))),
    identifiers: mrr(ranks.filter(({kind}) => kind === 'identifier')),
    typos: mrr(ranks.filter(({kind}) => kind === 'typo')),
    median: times[Math.floor(times.length / 2)],
    slow: times[Math.floor(times.length * 0.95)],
  };
}
