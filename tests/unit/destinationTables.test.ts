import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {tableDownloads, tableFile} from '../../content/downloads';
import {destinationPages} from '../../content/facts/destinations';
import {readLeadFields} from '../../content/facts/leadFields';
import {type TypedDialect, typedTable} from '../../content/facts/typedTable';
import {readSensitiveFields} from '../../content/facts/sensitiveFields';
import {formatProblem} from '../../content/problems';
import {checkFrontMatter} from '../../content/frontMatter/read';
import type {Destination} from '../../content/frontMatter/destination';
import {pageFrom} from '../../content/pages';
import brand from '../../content/siteBrand';
import {latestVersion} from '../../content/versions';
import {checkSamples} from '../../scripts/checks/samples';
import {folderWith} from './folders';
import {compilePage, destinationPage} from './mdx';

const folder = `${latestVersion.folder}/destinations`;
const read = (name: string) => fs.readFileSync(`${folder}/${name}.mdx`, 'utf8');
const names = destinationPages(latestVersion).map(({name}) => name);

const factsOf = (name: string) => checkFrontMatter(read(name), `${folder}/${name}.mdx`).data.destination as Destination;
const delivered = readLeadFields(latestVersion).filter(({inDestinations}) => inDestinations);

const tables = tableDownloads(latestVersion);

const fileOf = (page: string): string => {
  const {make} = tables.find(({file}) => file === tableFile(page)) ?? assert.fail(`no table of ${page}`);
  return String(make(latestVersion, brand));
};

const statement = (name: string, dialect: TypedDialect) =>
  typedTable(factsOf(name), latestVersion, {dialect, table: 'analytics.leads'});

/** Problems that a dialect's checker finds in a statement. Athena uses Hive DDL, like Spark. */
async function problems(dialect: string, sql: string): Promise<string[]> {
  const checked = dialect === 'athena' ? 'spark' : dialect;
  const page = pageFrom(`${folder}/a.mdx`, `Text.\n\n\`\`\`sql dialect="${checked}"\n${sql}\n\`\`\`\n`);
  return (await checkSamples([page])).map(formatProblem);
}

test('every typed table download parses in its dialect and has every delivered field once', async () => {
  const pages = destinationPages(latestVersion);
  assert.ok(tables.length >= 6);
  for (const {name, typed} of pages.filter(({typed}) => typed)) {
    const {dialect} = typed ?? assert.fail(name);
    const sql = fileOf(name);
    assert.deepEqual(await problems(dialect, sql), [], name);
    const {fields, leftOut} = statement(name, dialect);
    assert.equal(fields.length + leftOut.length, delivered.length, name);
    const columns = [...sql.matchAll(/^ {2}["`]([^"`]+)["`] /gm)].map(([, column = '']) => column);
    assert.equal(columns.length, factsOf(name).output.typedMeta.length + fields.length, name);
    const shown = leftOut.length > 0 ? columns.map((column) => column.toLowerCase()) : columns;
    assert.equal(new Set(shown).size, columns.length, name);
  }
  const broken = fileOf('snowflake').replace('CREATE TABLE', 'CREATE TABEL');
  assert.equal((await problems('snowflake', broken)).length, 1);
});

test('a page shows the first lines of the statement, the number of further columns, and a download link', async () => {
  const page = await compilePage(...destinationPage('snowflake'));
  assert.match(page, /href="\/downloads\/typed-table\.snowflake\.sql"/);
  const [, rest] = /-- (\d+) more columns/.exec(page) ?? assert.fail('no number of columns');
  const columns = fileOf('snowflake').match(/^ {2}"/gm)?.length ?? 0;
  assert.equal(Number(rest), columns - 9);
  assert.match(fileOf('snowflake'), new RegExp(`^-- ${brand.siteUrl}/docs/destinations/snowflake\nCREATE TABLE `));
  assert.doesNotMatch(fileOf('snowflake'), /%brand/);
});

test('of two names that differ only in case, a case-insensitive engine gets the first, and the page says so', async () => {
  const left = ({leftOut}: {leftOut: {key: string}[]}) => leftOut.map(({key}) => key);
  assert.deepEqual(left(statement('bigquery', 'bigquery')), ['Language']);
  assert.deepEqual(left(statement('postgres', 'postgresql')), []);
  const query = '```sql\nSELECT *\nFROM leads.unique_individuals;\n```\n';
  const page = (name: string, dialect: string) =>
    compilePage(...destinationPage(name, `\n<TypedTable dialect="${dialect}" />\n\n${query}`));
  assert.match(await page('bigquery', 'bigquery'), /"Language".*" has no column/s);
  assert.match(await page('bigquery', 'bigquery'), /Read it from /);
  const athena = await page('aws-datalake', 'athena');
  assert.match(athena, /EXTERNAL <.*leads\.unique_individuals.*Check a delivered record/s);
  assert.match(await page('postgres', 'postgresql'), /" are different columns/);
  const unknown = /<TypedTable dialect>: found "excel"; allowed: athena, bigquery, /;
  await assert.rejects(compilePage('<TypedTable dialect="excel" />'), unknown);
});

test('a typed table needs a type for each type of the lead fields', async () => {
  const body = '\n<TypedTable dialect="postgresql" />\n\n```sql\nFROM public.unique_individuals\n```\n';
  const without = (facts: string) => facts.replace(/ {6}- from: number\n {8}to: DECIMAL\n/, '');
  const lacking = /postgres\.mdx:\d+: output\.typeMap: found no entry for number; allowed: /;
  await assert.rejects(compilePage(...destinationPage('postgres', body, without)), lacking);
});

test('every subject has fields, and the subject table lists them', async () => {
  const bySubject = [...readSensitiveFields(latestVersion).values()];
  assert.ok(bySubject.every((fields) => fields.length > 0));
  const all = await compilePage('<SensitiveFields where="all" />', `${folder}/a.mdx`);
  const missing = bySubject.flat().filter(({key}) => !all.includes(`"${key}"`));
  assert.deepEqual(missing, []);
});

test("a sensitive attribute's field without a subject is reported", () => {
  const copy = folderWith();
  for (const name of ['_facts', 'graphql/schema.graphql']) {
    fs.cpSync(`${latestVersion.folder}/${name}`, `${copy}/${name}`, {recursive: true});
  }
  const file = `${copy}/_facts/attributes/education.yaml`;
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('sensitive: false', 'sensitive: true'));
  const unnamed = /lead-fields\.yaml:\d+: education without sensitive; allowed: credit, mortgage, /;
  assert.throws(() => readSensitiveFields({...latestVersion, folder: copy}), unnamed);
});

test('for templates, the table lists the fields that a template can use, and what a page may do with them', async () => {
  const made = await compilePage('<SensitiveFields where="templates" />', `${folder}/a.mdx`);
  assert.match(made, /personalization\/religion-property\.mdx/);
  assert.match(made, /"gambling"/);
  assert.match(made, /Never print it/);
  assert.doesNotMatch(made, /child_aged/);
});

test('every destination page describes delivery once', () => {
  const others = names.filter((name) => read(name).split('<Delivery />').length !== 2);
  assert.deepEqual(others, []);
});

/** Required headings of a page, in order, by kind of destination. */
const order = ['Delivery', 'Check that leads arrive', 'Delete one person', 'Limits', 'Stop and clean up'];
const contacts = ['Field mapping', 'What a sync overwrites', 'Opt-in status', 'Delivery', 'Try it with one lead'];

const missing = (text: string, headings: readonly string[]): string[] => {
  const at = headings.map((heading) => text.search(new RegExp(`^#{2,3} ${heading}(?: \\{.*)?$`, 'm')));
  return headings.filter((_, index) => (at[index] ?? -1) <= (at[index - 1] ?? -1));
};

test('every destination page has sections on what arrives and on deleting a person, in order', () => {
  for (const name of names) {
    assert.deepEqual(missing(read(name), order), [], name);
  }
  const tools = names.filter((name) => ['ads', 'crm', 'email-marketing'].includes(factsOf(name).category));
  assert.ok(tools.length >= 17);
  for (const name of tools) {
    assert.deepEqual(missing(read(name), contacts), [], name);
  }
});
