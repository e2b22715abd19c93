import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {attributeKeys, deliveredField, readAttribute} from '../../content/facts/attributes';
import {warehouses} from '../../content/facts/warehouses';
import {formatProblem} from '../../content/problems';
import {checkFrontMatter} from '../../content/frontMatter/read';
import {type Destination} from '../../content/frontMatter/destination';
import {pageFrom} from '../../content/pages';
import siteBrand from '../../content/siteBrand';
import {readText} from '../../content/sources';
import {latestVersion} from '../../content/versions';
import {questionsOf} from '../../remark/expand/attributeQueries';
import {checkSamples} from '../../scripts/checks/samples';
import {compilePage} from './mdx';

const file = `${latestVersion.folder}/destinations/properties/a.mdx`;
const brand = {slug: siteBrand.slug};
const keys = attributeKeys(latestVersion);

const questions = (key: string) => questionsOf(readAttribute(latestVersion, key), {file, brand});
const statements = (key: string) => questions(key).flatMap(({queries}) => queries);
const titles = (key: string) => questions(key).map(({title}) => title);
const sqlOf = (key: string, title: string, dialect: string) =>
  questions(key)
    .find((question) => question.title === title)
    ?.queries.find(({warehouse}) => warehouse.dialect === dialect)?.sql ?? '';

/** What the checker of samples says of SQL blocks. */
async function parsed(blocks: readonly {dialect: string; sql: string}[]): Promise<string[]> {
  const fences = blocks.map(({dialect, sql}) => `\`\`\`sql dialect="${dialect}"\n${sql}\n\`\`\``);
  return (await checkSamples([pageFrom(file, `Text.\n\n${fences.join('\n\n')}\n`)])).problems.map(formatProblem);
}

test('every query of every attribute parses in its dialect', async () => {
  const blocks = keys.flatMap((key) => statements(key).map(({warehouse: {dialect}, sql}) => ({dialect, sql})));
  const counts = warehouses.map(({dialect}) => [dialect, blocks.filter((block) => block.dialect === dialect).length]);
  console.log(`queries of ${keys.length} attributes: ${counts.map((count) => count.join(' ')).join(', ')}`);
  assert.ok(counts.every(([, count]) => Number(count) >= 2 * keys.length));
  assert.deepEqual(await parsed(blocks), []);
});

test('a query with a mistake is found in each dialect', async () => {
  for (const {dialect} of warehouses) {
    const broken = sqlOf('home_owner', 'Fill rate', dialect).replace('count(*)', 'count(*');
    assert.match((await parsed([{dialect, sql: broken}])).join('\n'), new RegExp(`${dialect}: `));
  }
});

test('tables, columns and raw schemas are those of the destination pages', () => {
  for (const {page, label, typed} of warehouses) {
    const path = `${latestVersion.folder}/${page}.mdx`;
    const facts = checkFrontMatter(readText(path), path).data.destination as Destination;
    assert.ok(readText(path).includes(typed(brand.slug)), `${label}: ${typed(brand.slug)}`);
    assert.ok(
      facts.output.rawColumns.some(({name}) => name === '_data'),
      label,
    );
    const rawNames = facts.fields.filter(({key}) => key.startsWith('raw_data_')).map((field) => field.default);
    assert.ok(
      rawNames.every((name) => name === `${brand.slug}_raw`),
      `${label}: ${rawNames.join()}`,
    );
    assert.match(
      sqlOf('home_owner', 'From raw records', warehouses.find((each) => each.page === page)?.dialect ?? ''),
      /_data/,
    );
  }
});

test('no query reads the values of a sensitive attribute', () => {
  const sensitive = keys.filter((key) => readAttribute(latestVersion, key).sensitive);
  assert.ok(sensitive.length >= 15);
  for (const key of sensitive) {
    assert.ok(!titles(key).includes('Leads by value'), key);
    assert.ok(
      statements(key).every(({sql}) => !sql.includes('GROUP BY')),
      key,
    );
  }
  assert.ok(titles('home_owner').includes('Leads by value'));
});

test('an attribute that is not among the delivered fields is not queried', () => {
  assert.equal(deliveredField(latestVersion, readAttribute(latestVersion, 'address_type')), undefined);
  assert.deepEqual(titles('address_type'), []);
  assert.equal(titles('home_owner').at(-1), 'Look for a column');
});

test('queries name the key that records have', () => {
  assert.match(sqlOf('line_type', 'Fill rate', 'bigquery'), /nullif\(nullif\(phone_type, ''\), 'N\/A'\)/);
  assert.match(sqlOf('language', 'Fill rate', 'postgresql'), /"Language"/);
  assert.equal(sqlOf('language', 'Fill rate', 'snowflake'), '');
  assert.match(sqlOf('language', 'From raw records', 'redshift'), /^SET .*\n\nSELECT\n.*lead\._data\."Language"/);
});

test('what is the same for all fields is in full where an attribute is named', async () => {
  const made = await compilePage(
    '<AttributeQueries attribute="home_owner" />\n\n<AttributeDestinations attribute="home_owner" />',
    file,
  );
  assert.match(made, /<Tabs groupId="warehouse">/);
  for (const {label} of warehouses) {
    assert.match(made, new RegExp(`<TabItem value="[a-z]+" label="${label}">`));
  }
  assert.match(made, /postgres\.mdx/);
  assert.match(made, /kafka\.mdx/);
  assert.doesNotMatch(made, /hubspot\.mdx/);
});

/** What a page of an attribute shows of its queries and destinations. */
const ownPage = (attribute: string) =>
  compilePage(
    `---\ntitle: A page\ndescription: What this page says about an attribute of a lead, in one line.\nattribute: ${attribute}\n---\n\n<AttributeQueries />\n\n<AttributeDestinations />`,
    file,
  );

test('the page of an attribute leads there, with what is true of its field alone', async () => {
  const owner = await ownPage('home_owner');
  assert.doesNotMatch(owner, /<Tabs|postgres\.mdx/);
  assert.match(owner, /lead-fields\.mdx#count-a-field/);
  assert.match(owner, /lead-fields\.mdx#how-a-field-arrives/);
  assert.match(owner, /nullif\(home_owner, ''\)/);
  assert.match(await ownPage('line_type'), /nullif\(nullif\(phone_type, ''\), 'N\/A'\)/);
  assert.match(await ownPage('income_hh'), /Don't list its values/);
  const absent = await ownPage('address_type');
  assert.match(absent, /doesn't list .*address_type.* no destination is known to receive it/s);
  assert.match(absent, /lead-fields\.mdx#look-for-a-column/);
  assert.doesNotMatch(absent, /count-a-field|postgres\.mdx/);
});

/** The pages that a row of the table of destinations names, by the words behind them. */
async function destinationsWith(attribute: string, words: RegExp): Promise<string[]> {
  const made = await compilePage(`<AttributeDestinations attribute="${attribute}" />`, file);
  const row = made.split('_components.tr').find((part) => words.test(part)) ?? '';
  return [...row.matchAll(/\/([\w-]+)\.mdx"/g)].map(([, name = '']) => name);
}

test('a field whose name is taken, but for case, has no column where an engine ignores case', async () => {
  const caseless = ['aws-datalake', 'bigquery', 'redshift', 'snowflake'];
  const columns = await destinationsWith('language', /column in the typed table/);
  assert.deepEqual(columns.toSorted(), ['postgres', 'yellowbrick']);
  const raw = await destinationsWith('language', /has no column/);
  assert.deepEqual(raw.toSorted(), caseless);
  const others = await destinationsWith('home_owner', /column in the typed table/);
  assert.ok(caseless.every((name) => others.includes(name)) && others.includes('oracle'));
  assert.deepEqual(await destinationsWith('home_owner', /has no column/), []);
});

test('destinations whose facts have a field for each attribute say so, others leave it to their page', async () => {
  const named = await destinationsWith('home_owner', /A column, field, or key /);
  for (const name of ['elasticsearch', 'google-sheets', 'sftp-json', 'rabbitmq', 'firestore', 'webhook', 'zapier']) {
    assert.ok(named.includes(name), name);
  }
  assert.deepEqual(
    named.filter((name) => ['hubspot', 'postgres', 's3'].includes(name)),
    [],
  );
  assert.ok(!(await destinationsWith('language', /A column, field, or key /)).includes('starburst-galaxy'));
});

test('every page of an attribute leads to its queries and destinations', () => {
  for (const key of keys) {
    const {referenceDocId} = readAttribute(latestVersion, key);
    const text = fs.readFileSync(`${latestVersion.folder}/${referenceDocId}.mdx`, 'utf8');
    assert.match(text, /<AttributeQueries (attribute="\w+" )?\/>/, referenceDocId);
    assert.match(text, /<AttributeDestinations (attribute="\w+" )?\/>/, referenceDocId);
  }
});
