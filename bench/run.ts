import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {requireBrowser} from '../scripts/browser.mjs';
import {buildTwice} from './build';
import {corpusOf} from './corpus';
import {type Site, removeCopy, sites} from './sites';
import {serve, visit} from './visit';

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '200'},
    rounds: {type: 'string', default: '3'},
    visits: {type: 'string', default: '5'},
    only: {type: 'string'},
    write: {type: 'boolean', default: false},
  },
});
const [pages, rounds, visits] = [values.pages, values.rounds, values.visits].map(Number) as [number, number, number];

const columns = {
  cold: 'build cold, s',
  warm: 'build warm, s',
  memory: 'memory, MB',
  kb: 'before the tap, KB',
  kbTapped: 'after it, KB',
  jsTapped: 'JS of these, KB',
  lcp: 'LCP, ms',
  tbt: 'TBT, ms',
  cls: 'CLS',
  inp: 'INP, ms',
};

type Entry = {site: Site; folder: string; samples: Record<string, number>[]};

const median = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

const medianOf = ({samples}: Entry, key: string) => median(samples.flatMap((sample) => sample[key] ?? []));

/** Formats the table as Markdown. Build figures have their ratio to the first site in parentheses. */
function tableOf(entries: readonly Entry[]): string {
  const cell = (entry: Entry, key: string) => {
    const value = medianOf(entry, key);
    const stock = entries[0] && medianOf(entries[0], key);
    const text = value?.toFixed(key === 'cls' ? 3 : value < 100 ? 1 : 0) ?? '';
    return value && stock && ['cold', 'warm', 'memory'].includes(key)
      ? `${text} (${(value / stock).toFixed(2)})`
      : text;
  };
  const rows = entries.map((entry) => [entry.site.name, ...Object.keys(columns).map((key) => cell(entry, key))]);
  const head = ['site', ...Object.values(columns)];
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** Builds and visits the sites in rotation, so that machine load affects them all equally. */
async function measure(entries: readonly Entry[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const {site, folder, samples} of entries.filter(({site: {command}}) => command)) {
      samples.push(await buildTwice(site, folder));
      console.log(site.name, samples.at(-1));
    }
  }
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox', '--disable-gpu']});
  const servers = await Promise.all(entries.map(({site, folder}) => serve(path.join(folder, site.output))));
  for (let time = 0; time < visits; time += 1) {
    for (const [at, {site, samples}] of entries.entries()) {
      samples.push(await visit(browser, site, servers[at]?.origin ?? ''));
      console.log(site.name, samples.at(-1));
    }
  }
  servers.forEach(({stop}) => stop());
  await browser.close();
}

/** `npm run bench`: prints the table; `--write` writes it to the README. */
async function main(): Promise<void> {
  const corpus = corpusOf(pages);
  const wanted = sites.filter(({key}) => !values.only || values.only.split(',').includes(key));
  const entries = wanted.map((site): Entry => ({site, folder: site.prepare(corpus), samples: []}));
  await measure(entries);
  removeCopy();
  const browser = execFileSync(requireBrowser(), ['--version'], {encoding: 'utf8'}).trim();
  const machine = `${os.cpus().length} cores, Node ${process.versions.node}, ${browser}`;
  const date = new Date().toISOString().slice(0, 10);
  const text = `${date}: ${pages} pages, medians of ${rounds} rounds of builds and ${visits} visits; ${machine}.\n\n${tableOf(entries)}`;
  console.log(text);
  if (values.write) {
    const readme = 'bench/README.md';
    const marks = /(<!-- table -->\n)[^]*(\n<!-- end -->)/;
    fs.writeFileSync(
      readme,
      fs.readFileSync(readme, 'utf8').replace(marks, (_, start, end) => `${start}\n${text}\n${end}`),
    );
    execFileSync('npx', ['prettier', '--write', readme]);
  }
}

void main();
