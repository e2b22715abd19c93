import fs from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import {machineOf, versions} from './machine';
import {growthOf} from './summary';
import {tablesOf} from './tables';
import type {Entry} from './types';

const file = path.resolve('bench/results/sites.json');

/** Figures of a round are kept to the third decimal. */
const thousandths = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value);

const readme = path.join(import.meta.dirname, 'README.md');

async function write(to: string, text: string): Promise<void> {
  fs.writeFileSync(to, await prettier.format(text, {...(await prettier.resolveConfig(to)), filepath: to}));
}

/** Puts a table between its two marks. */
function withTable(text: string, [name, table]: [string, string]): string {
  const [before = '', rest = ''] = text.split(`<!-- ${name} -->\n`);
  return `${before}<!-- ${name} -->\n\n${table}\n\n<!-- end of ${name} -->\n${rest.split(`<!-- end of ${name} -->\n`)[1]}`;
}

/** What an earlier run has measured. */
export function savedEntries(): Entry[] {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as {entries: Entry[]}).entries : [];
}

/**
 * Writes all that has been measured so far: `bench/results/sites.json`, and its tables into the README. A run that is
 * ended before its time keeps the sizes that are done.
 *
 * @param leftOut sites that could not be measured, each with its corpus
 */
export async function save(entries: readonly Entry[], leftOut: readonly string[]): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const growth = growthOf(entries);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const results = {date, machine: machineOf(), versions: versions(), leftOut, growth, entries};
  await write(file, JSON.stringify(results, thousandths));
  await write(readme, Object.entries(tablesOf(entries)).reduce(withTable, fs.readFileSync(readme, 'utf8')));
}
