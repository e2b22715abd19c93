import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import * as prettier from 'prettier';
import {unseenQueries} from '../../tests/build/search-queries-unseen.ts';
import {queries} from '../../tests/build/search-queries.ts';
import {measureInBrowser} from './browser.mjs';
import {readRecords} from './data.mjs';
import {measureGrowth} from './growth.mjs';

// Measures all libraries on the records of the last build, and writes the tables into README.md.
const names = {
  site: "the site's own (MiniSearch, packed)",
  minisearch: 'MiniSearch 7.2.0, records and texts',
  orama: '@orama/orama 3.1.18, records and texts',
  flexsearch: 'FlexSearch 0.8.212, records and texts',
  records: 'Pagefind 1.6.0, records',
  pages: 'Pagefind 1.6.0, the pages as built',
  easyops: '@easyops-cn/docusaurus-search-local 0.55.3, the pages as built',
};

const here = import.meta.dirname;

const run = promisify(execFile);

const kilobytes = (bytes) => (bytes / 1000).toFixed(0);

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

const share = (value) => value.toFixed(3);

const ms = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

const table = (head, rows) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

async function inNode(name) {
  const {stdout} = await run(process.execPath, ['--expose-gc', '--import', 'tsx', path.join(here, 'one.mjs'), name], {
    maxBuffer: 1 << 28,
  });
  const result = JSON.parse(stdout.trim().split('\n').at(-1));
  return {...result, bytes: result.index + result.code};
}

const small = ['site', 'minisearch', 'orama', 'flexsearch', 'easyops'];

/** `--relevance` leaves out what takes a quiet machine or a browser: times, bytes, growth, and Pagefind. */
const isWhole = !process.argv.includes('--relevance');

const inBrowser = isWhole ? ['records', 'pages'] : [];

const relevanceRow = (name, {seen, unseen, identifiers, typos}) => [
  name,
  ...[seen.mrr, seen.success, unseen.mrr, unseen.success, identifiers, typos].map(share),
];

const costRow = (name, {bytes, memory, first, median, slow}, place) => [
  names[name],
  kilobytes(bytes),
  megabytes(memory),
  `${ms(first)} (${place})`,
  `${ms(median)} / ${ms(slow)}`,
];

/** One after the other when they are timed. */
async function measureSmall() {
  if (!isWhole) {
    return Promise.all(small.map(inNode));
  }
  const results = [];
  for (const name of small) {
    results.push(await inNode(name));
  }
  return results;
}

const results = await measureSmall();
const {dialog, engine, ...pagefind} = isWhole ? await measureInBrowser() : {};
const measured = {...Object.fromEntries(small.map((name, at) => [name, results[at]])), ...pagefind};

const relevance = table(
  ['library', 'MRR@10 seen', 'success@3 seen', 'MRR@10 unseen', 'success@3 unseen', 'MRR identifiers', 'MRR typos'],
  [...small, ...inBrowser].flatMap((name) => {
    const {expanded, ...plain} = measured[name];
    const own = relevanceRow(names[name], plain);
    return expanded ? [own, relevanceRow("… with the site's synonyms", expanded)] : [own];
  }),
);
const made = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}`;
const sections = {
  relevance: `${queries.length} queries that the site's ranking was made with, ${unseenQueries.length} that it has never seen, ${readRecords().length} records; ${made}.\n\n${relevance}`,
};

if (isWhole) {
  const cost = table(
    ['library', 'KB at first key', 'MB of memory', 'ms to first result', 'ms a query, median / 95%'],
    [
      ...small.map((name) => costRow(name, measured[name], 'node')),
      ...inBrowser.map((name) => costRow(name, measured[name], 'CPU x4')),
    ],
  );
  const growth = table(
    ['pages', 'records', 'KB of index', 'ms to first result', 'ms a query, median / worst'],
    (await measureGrowth([200, 1000, 5000])).map(({size, records: count, bytes, first, median, slow}) => [
      size,
      count,
      kilobytes(bytes),
      ms(first),
      `${ms(median)} / ${ms(slow)}`,
    ]),
  );
  sections.cost = `One run, ${made}.

${cost}

In the browser, CPU x4: ${dialog.first} ms from the key that opens the dialog to its first result, ${kilobytes(dialog.bytes)} KB until then (code, index, texts and prefetched pages, as a host compresses them). The engine alone, on a thread that is four times slower: ${ms(engine.load)} ms to read the index, then ${ms(engine.median)} ms a query (95%: ${ms(engine.slow)} ms). The worker keeps both off the main thread.

Growth, in Node:

${growth}`;
}

const file = path.join(here, 'README.md');
const written = Object.entries(sections).reduce(
  (text, [name, section]) => {
    const [before, rest] = text.split(`<!-- ${name} -->\n`);
    return `${before}<!-- ${name} -->\n\n${section}\n\n<!-- end of ${name} -->\n${rest.split(`<!-- end of ${name} -->\n`)[1]}`;
  },
  fs.readFileSync(file, 'utf8'),
);
fs.writeFileSync(file, await prettier.format(written, {...(await prettier.resolveConfig(file)), filepath: file}));
console.log(Object.values(sections).join('\n\n'));
