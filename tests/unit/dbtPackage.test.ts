import assert from 'node:assert/strict';
import zlib from 'node:zlib';
import {beforeAll, test} from 'vitest';
import {type DuckDBConnection, DuckDBInstance} from '@duckdb/node-api';
import {Template} from '@huggingface/jinja';
import {parseTar} from 'nanotar';
import {parse} from 'yaml';
import {dbtFiles, dbtPackage, defaultColumns} from '../../content/downloads/dbtPackage';
import {destinationPages} from '../../content/facts/destinations';
import {typedTable} from '../../content/facts/typedTable';
import {pageFrom} from '../../content/pages';
import {formatProblem} from '../../content/problems';
import brand from '../../content/siteBrand';
import {latestVersion} from '../../content/versions';
import {checkSamples} from '../../scripts/checks/samples';

const {slug} = brand;
const files = dbtFiles(latestVersion, brand);
const file = (name: string): string => files[name] ?? assert.fail(`no file ${name}`);

type Column = {name: string; data_tests?: ('unique' | 'not_null')[]};
type Model = {name: string; columns: Column[]};
type Source = {name: string; schema: string; database: string; tables: (Model & {identifier: string})[]};

const project = parse(file('dbt_project.yml')) as {vars: Record<string, unknown>};
const {models} = parse(file('models/models.yml')) as {models: Model[]};
const [source = assert.fail('no source')] = (parse(file('models/sources.yml')) as {sources: Source[]}).sources;
const [table = assert.fail('no table')] = source.tables;

/** Renders a template of the package, with dbt's functions. */
function render(template: string, vars: Record<string, unknown> = {}): string {
  return new Template(template).render({
    var: (name: string, fallback?: unknown) => vars[name] ?? project.vars[name] ?? fallback,
    source: (from: string, name: string) => {
      assert.deepEqual([from, name], [source.name, table.name]);
      return [source.schema, table.identifier].map((part) => render(part, vars)).join('.');
    },
    ref: (model: string) => model,
    dbt: {type_bigint: () => 'bigint', type_string: () => 'varchar'},
    target: {database: 'analytics'},
  });
}

const leads = (vars?: Record<string, unknown>) => render(file(`models/staging/stg_${slug}__leads.sql`), vars);
const people = () => render(file(`models/${slug}__people.sql`));

/** Records of a page view stream: ID, hour, person, lead record, page URL. */
const rows: [string, number, number | null, string | null, string][] = [
  // One person with two sessions and a duplicate record.
  ['a1', 1, 48210377, 'ld_a', '/'],
  ['a2', 2, 48210377, 'ld_a', '/pricing'],
  ['a2', 3, 48210377, 'ld_a', '/pricing'],
  ['a3', 2, 48210377, 'ld_a', '/'],
  ['a4', 9, 48210377, 'ld_a2', '/'],
  ['a5', 8, 48210377, 'ld_a2', '/contact'],
  // One without consumer_id, and two without an ID of their own.
  ['b1', 4, null, 'ld_b', '/'],
  ['b2', 5, null, 'ld_b', '/blog'],
  ['c1', 6, null, '', '/'],
  ['d1', 7, null, null, '/'],
  // Two people who share a lead record.
  ['e1', 5, 2, 'ld_e', '/'],
  ['f1', 6, 3, 'ld_e', '/'],
];

let database: DuckDBConnection;

const query = async (sql: string) => (await database.runAndReadAll(sql)).getRowObjectsJson();

beforeAll(async () => {
  const {facts} =
    destinationPages(latestVersion).find(({name}) => name === 'postgres') ?? assert.fail('no page of Postgres');
  const typedMeta = [
    {name: '_lead_id', type: 'VARCHAR'},
    {name: '_emitted_at', type: 'TIMESTAMP'},
  ];
  const options = {dialect: 'duckdb', table: 'leads.unique_individuals'} as const;
  const {sql} = typedTable({...facts, output: {...facts.output, typedMeta}}, latestVersion, options);
  database = await (await DuckDBInstance.create(':memory:')).connect();
  await database.run(`CREATE SCHEMA leads;\n${sql}`);
  for (const [id, hour, person, record, url] of rows) {
    await database.run(
      'INSERT INTO leads.unique_individuals (_lead_id, _emitted_at, consumer_id, unique_id, url) VALUES ($1, $2, $3, $4, $5)',
      [id, `2026-06-03 0${hour}:00:00`, person, record, url],
    );
  }
  await database.run(`CREATE VIEW stg_${slug}__leads AS ${leads()}`);
  await database.run(`CREATE VIEW ${slug}__people AS ${people()}`);
});

test('each delivered record occurs once, and no page view is lost', async () => {
  const found = await query(`SELECT _lead_id, _emitted_at, url FROM stg_${slug}__leads ORDER BY _lead_id`);
  const ids = found.map(({_lead_id}) => _lead_id);
  assert.deepEqual(ids, [...new Set(rows.map(([id]) => id))]);
  assert.equal(found.find(({_lead_id}) => _lead_id === 'a2')?._emitted_at, '2026-06-03 03:00:00');
});

test('each person has one row, the newest; a record without IDs counts as a separate person', async () => {
  assert.deepEqual(await query(`SELECT person_key, _lead_id, url FROM ${slug}__people ORDER BY _lead_id`), [
    {person_key: '48210377', _lead_id: 'a4', url: '/'},
    {person_key: 'ld_b', _lead_id: 'b2', url: '/blog'},
    {person_key: 'c1', _lead_id: 'c1', url: '/'},
    {person_key: 'd1', _lead_id: 'd1', url: '/'},
    {person_key: '2', _lead_id: 'e1', url: '/'},
    {person_key: '3', _lead_id: 'f1', url: '/'},
  ]);
});

/** The query that dbt runs for a test, which passes if it returns no rows. */
const checks = {
  unique: (model: string, column: string) => `SELECT ${column} FROM ${model} GROUP BY 1 HAVING count(*) > 1`,
  not_null: (model: string, column: string) => `SELECT ${column} FROM ${model} WHERE ${column} IS NULL`,
};

test("the package's tests pass, and its columns match the models", async () => {
  for (const {name, columns} of models) {
    for (const {name: column, data_tests = []} of columns) {
      for (const each of data_tests) {
        assert.deepEqual(await query(checks[each](name, column)), [], `${each} of ${name}.${column}`);
      }
    }
    const has = (await query(`DESCRIBE ${name}`)).map(({column_name}) => column_name);
    const unknown = columns.filter((column) => !has.includes(column.name));
    assert.deepEqual(unknown, [], name);
  }
  assert.equal((await query(checks.unique('leads.unique_individuals', '_lead_id'))).length, 1);
});

test('both models parse in every warehouse dialect', async () => {
  for (const dialect of ['bigquery', 'databricks', 'postgresql', 'redshift', 'snowflake']) {
    for (const sql of [leads(), people()]) {
      const sample = `Text.\n\n\`\`\`sql dialect="${dialect}"\n${sql}\n\`\`\`\n`;
      const problems = await checkSamples([pageFrom(`${latestVersion.folder}/a.mdx`, sample)]);
      assert.deepEqual(problems.map(formatProblem), [], dialect);
    }
  }
});

test('a project can set the table and columns; by default, the only sensitive columns are contact details', () => {
  const vars = {[`${slug}_schema`]: 'public', [`${slug}_table`]: 'page_views', [`${slug}_columns`]: ['golf']};
  assert.match(leads(vars), /from public\.page_views as delivered/);
  assert.match(leads(vars), /records\.unique_id,\n {4}records\.golf\s+from records/);
  assert.equal(render(source.database), 'analytics');
  const cared = defaultColumns(latestVersion).filter(({key, sensitive}) => sensitive || key.startsWith('_'));
  const keys = cared.map(({key}) => key);
  assert.deepEqual(keys, ['email', 'phone', 'phone_formatted', 'address']);
});

test('the tarball has one folder with all files, and is reproducible', () => {
  const packed = dbtPackage(latestVersion, brand);
  assert.deepEqual(packed, dbtPackage(latestVersion, brand));
  const entries = parseTar(new Uint8Array(zlib.gunzipSync(packed)));
  const found = entries.map(({name, text, attrs}) => [name, text, attrs?.mtime]);
  const expected = Object.entries(files).map(([name, text]) => [`${slug}/${name}`, text, 0]);
  assert.deepEqual(found, expected);
});
