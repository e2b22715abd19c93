import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {traitsOf} from '../../content/facts/destinationTraits';
import {destinationPages} from '../../content/facts/destinations';
import {latestVersion} from '../../content/versions';

const pages = destinationPages(latestVersion);

const traitsOfPage = (name: string) => traitsOf(pages.find((page) => page.name === name)?.facts ?? assert.fail(name));

test('every destination has a sign-in method', () => {
  assert.ok(pages.length > 0);
  const without = pages.filter(({facts}) => traitsOf(facts).signIn.length === 0).map(({name}) => name);
  assert.deepEqual(without, []);
});

test('traits are derived from facts', () => {
  const postgres = traitsOfPage('postgres');
  assert.deepEqual([postgres.category, postgres.layout, postgres.signIn], ['Databases', 'Typed columns', ['Password']]);
  assert.deepEqual([postgres.tunnel, postgres.availability], ['Yes', 'Available']);
  const kafka = traitsOfPage('kafka');
  assert.equal(traitsOfPage('elasticsearch').layout, 'Separate fields');
  assert.deepEqual([kafka.layout, kafka.signIn, kafka.replaces], ['Raw record', ['Password', 'None'], 'No']);
  assert.equal(traitsOfPage('pubsub').resends, 'Yes');
  assert.deepEqual(traitsOfPage('slack').signIn, ['OAuth', 'Secret URL']);
  assert.deepEqual(traitsOfPage('cockroachdb').signIn, ['Password']);
  const s3 = traitsOfPage('s3');
  assert.deepEqual([s3.layout, traitsOfPage('qdrant').layout], ['Raw record or fields', 'Chosen fields']);
  assert.deepEqual(traitsOfPage('databricks').formats, ['None']);
  assert.deepEqual(s3.formats, ['Avro', 'CSV', 'JSON Lines', 'Parquet']);
  const ads = traitsOfPage('google-ads-customer-match');
  assert.deepEqual([ads.category, ads.layout, ads.signIn], ['Ads', 'Fields of the tool', ['OAuth']]);
  assert.deepEqual([ads.tunnel, ads.availability], ['No', 'Not confirmed']);
});

test('the page that recommends destinations marks exactly the unconfirmed ones', () => {
  const text = fs.readFileSync(`${latestVersion.folder}/choose-a-destination.mdx`, 'utf8');
  const links = [...text.matchAll(/\]\(\.\/destinations\/([\w-]+)\.mdx\)((?:&nbsp;| )<Badge tone="warning">Not)?/g)];
  assert.ok(links.length >= 10);
  for (const [, name = '', mark] of links) {
    assert.equal(mark !== undefined, traitsOfPage(name).availability === 'Not confirmed', name);
  }
});
