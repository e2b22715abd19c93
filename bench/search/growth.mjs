import zlib from 'node:zlib';
import {Engine} from '../../src/search/engine/index.ts';
import {byPage} from '../../src/search/engine/records.ts';
import {filters, pack, readRecords, timed} from './data.mjs';

/** Numbers from 0 to 1 that are the same in each run. */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A page of the site told again in part with other words, as a page on another subject would be. */
function vary(records, copy) {
  const random = chance(copy);
  const others = new Map();
  const other = (word) => {
    if (word.length < 5) {
      return word;
    }
    if (!others.has(word)) {
      others.set(word, random() < 0.12 ? `${word.slice(0, 3)}${Math.floor(random() * 400 * copy).toString(36)}` : word);
    }
    return others.get(word);
  };
  const text = (value) => value.replaceAll(/[a-z_]+/gi, other);
  return records.map((record) => ({
    ...record,
    path: `${record.path}-${copy}`,
    trail: record.trail.map((heading, level) => (level === 0 ? `${text(heading)} ${copy}` : text(heading))),
    text: text(record.text),
  }));
}

function grown(pages, size) {
  const all = [];
  for (let at = 0; at < size; at += 1) {
    const copy = Math.floor(at / pages.length);
    const page = pages[at % pages.length];
    all.push(...(copy === 0 ? page : vary(page, copy)));
  }
  return all;
}

/** What the embedded index costs for sites of several sizes. */
export async function measureGrowth(sizes) {
  const pages = [...byPage(readRecords()).values()];
  const rows = [];
  for (const size of sizes) {
    const records = grown(pages, size);
    const served = JSON.stringify(pack(records));
    const start = performance.now();
    const engine = new Engine([JSON.parse(served)], async () => []);
    engine.search({query: 'kafka', filters, limit: 20});
    const first = performance.now() - start;
    const times = [];
    for (const query of [...timed, ...timed, ...timed]) {
      const begin = performance.now();
      engine.search({query, filters, limit: 20});
      times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    const bytes = zlib.brotliCompressSync(served, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}}).length;
    rows.push({
      size,
      records: records.length,
      bytes,
      first,
      median: times[Math.floor(times.length / 2)],
      slow: times.at(-1),
    });
  }
  return rows;
}
