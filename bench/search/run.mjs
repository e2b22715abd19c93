import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
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

const kilobytes = (bytes) => (bytes / 1000).toFixed(0);

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

const share = (value) => value.toFixed(3);

const ms = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

const table = (head, rows) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function inNode(name) {
  const output = execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', path.join(here, 'one.mjs'), name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  return JSON.parse(output.trim().split('\n').at(-1));
}

const row = (name, {bytes, memory, first, median, slow, mrr, success, identifiers, typos}, place) => [
  names[name],
  kilobytes(bytes),
  megabytes(memory),
  `${ms(first)} (${place})`,
  `${ms(median)} / ${ms(slow)}`,
  share(mrr),
  share(success),
  share(identifiers),
  share(typos),
];

const measured = Object.fromEntries(
  ['site', 'minisearch', 'orama', 'flexsearch', 'easyops'].map((name) => {
    const result = inNode(name);
    return [name, {...result, bytes: result.index + result.code}];
  }),
);
const {dialog, engine, records, pages} = await measureInBrowser();
const growth = await measureGrowth([200, 1000, 5000]);

const head = [
  'library',
  'KB at first key',
  'MB of memory',
  'ms to first result',
  'ms a query, median / 95%',
  'MRR@10',
  'success@3',
  'MRR identifiers',
  'MRR typos',
];
const libraries = table(head, [
  ...['site', 'minisearch', 'orama', 'flexsearch', 'easyops'].map((name) => row(name, measured[name], 'node')),
  row('records', records, 'CPU x4'),
  row('pages', pages, 'CPU x4'),
]);
const sizes = table(
  ['pages', 'records', 'KB of index', 'ms to first result', 'ms a query, median / worst'],
  growth.map(({size, records: count, bytes, first, median, slow}) => [
    size,
    count,
    kilobytes(bytes),
    ms(first),
    `${ms(median)} / ${ms(slow)}`,
  ]),
);
const text = `${queries.length} queries, ${readRecords().length} records; one run, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}.

${libraries}

In the browser, CPU x4: ${dialog.first} ms from the key that opens the dialog to its first result, ${kilobytes(dialog.bytes)} KB until then (code, index, texts and prefetched pages, as a host compresses them). The engine alone, on a thread that is four times slower: ${ms(engine.load)} ms to read the index, then ${ms(engine.median)} ms a query (95%: ${ms(engine.slow)} ms). The worker keeps both off the main thread.

Growth, in Node:

${sizes}
`;
const file = path.join(here, 'README.md');
const [before, , after] = fs.readFileSync(file, 'utf8').split(/<!-- (?:figures|end) -->\n/);
const written = `${before}<!-- figures -->\n\n${text}\n<!-- end -->\n${after}`;
fs.writeFileSync(file, await prettier.format(written, {...(await prettier.resolveConfig(file)), filepath: file}));
console.log(text);
