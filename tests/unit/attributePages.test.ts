import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {attributeKeys, readAttribute} from '../../content/facts/attributes';
import {latestVersion} from '../../content/versions';
import {attributePage, compilePage} from './mdx';

const file = `${latestVersion.folder}/destinations/properties/a.mdx`;

const ownPage = (attribute: string) =>
  compilePage(attributePage(attribute, '<AttributeQueries />\n\n<AttributeDestinations />'), file);

test('an attribute page links there, with only the statements that apply to its field', async () => {
  const owner = await ownPage('home_owner');
  assert.doesNotMatch(owner, /<Tabs|postgres\.mdx/);
  assert.match(owner, /lead-fields\.mdx#count-a-field/);
  assert.match(owner, /lead-fields\.mdx#how-a-field-arrives/);
  assert.match(owner, /nullif\(home_owner, ''\)/);
  assert.match(await ownPage('line_type'), /nullif\(nullif\(phone_type, ''\), 'N\/A'\)/);
  assert.match(await ownPage('income_hh'), /Don't count leads by value/);
  const absent = await ownPage('address_type');
  assert.match(absent, /doesn't list .*address_type.* no destination is known to receive it/s);
  assert.match(absent, /lead-fields\.mdx#look-for-a-column/);
  assert.doesNotMatch(absent, /count-a-field|postgres\.mdx/);
});

/** The pages in the row of the destination table that contains these words. */
async function destinationsWith(attribute: string, words: RegExp): Promise<string[]> {
  const made = await compilePage(`<AttributeDestinations attribute="${attribute}" />`, file);
  const row = made.split('_components.tr').find((part) => words.test(part)) ?? '';
  return [...row.matchAll(/\/([\w-]+)\.mdx"/g)].map(([, name = '']) => name);
}

test('a field whose name differs from another only in case has no column in a case-insensitive engine', async () => {
  const caseless = ['aws-datalake', 'bigquery', 'redshift', 'snowflake'];
  const columns = await destinationsWith('language', /column in the typed table/);
  assert.deepEqual(columns.toSorted(), ['postgres', 'yellowbrick']);
  const raw = await destinationsWith('language', /has no column/);
  assert.deepEqual(raw.toSorted(), caseless);
  const others = await destinationsWith('home_owner', /column in the typed table/);
  assert.ok(caseless.every((name) => others.includes(name)) && others.includes('oracle'));
  assert.deepEqual(await destinationsWith('home_owner', /has no column/), []);
});

test('destinations with a field per attribute in their facts are listed, and others refer to their page', async () => {
  const named = await destinationsWith('home_owner', /A column, field, or key /);
  for (const name of ['elasticsearch', 'google-sheets', 'sftp-json', 'rabbitmq', 'firestore', 'webhook', 'zapier']) {
    assert.ok(named.includes(name), name);
  }
  const others = named.filter((name) => ['hubspot', 'postgres', 's3'].includes(name));
  assert.deepEqual(others, []);
  assert.ok(!(await destinationsWith('language', /A column, field, or key /)).includes('starburst-galaxy'));
});

test('attribute pages link to queries and destinations, and list prohibited uses of a sensitive attribute', () => {
  const textOf = (id: string) => fs.readFileSync(`${latestVersion.folder}/${id}.mdx`, 'utf8');
  for (const key of attributeKeys(latestVersion)) {
    const {referenceDocId: id, sensitive} = readAttribute(latestVersion, key);
    const text = textOf(id);
    const onPages = textOf(id.replace('destinations/properties', 'personalization'));
    assert.match(text, /<AttributeQueries \/>|^## Queries$/m, id);
    assert.match(text, /<AttributeDestinations (attribute="\w+" )?\/>/, id);
    assert.ok(!sensitive || [text, onPages].every((page) => page.includes('<Sensitive ')), id);
  }
});
