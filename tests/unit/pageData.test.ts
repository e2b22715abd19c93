import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {destinationCategories} from '../../content/frontMatter/destination';
import {readLeadFields} from '../../content/facts/leadFields';
import {type DocsVersion, latestVersion} from '../../content/versions';
import {destinationGroups, destinationSummary, leadSample, recordShapes, samples} from '../../plugins/page-data/home';
import {folderWith} from './folders';

const latest = latestVersion.folder;

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('every destination page is in its category once, by title, with its address and logo', () => {
  const groups = destinationGroups(latestVersion);
  const pages = fs.readdirSync(`${latest}/destinations`).filter((name) => name.endsWith('.mdx'));
  const members = groups.flatMap(({members: some}) => some);
  assert.deepEqual(
    members.map(({to}) => to).sort(),
    pages.map((name) => `/docs/destinations/${path.parse(name).name}`).sort(),
  );
  for (const {members: some} of groups) {
    const titles = some.map(({title}) => title);
    assert.deepEqual(
      titles,
      titles.toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  }
  const queues = groups.find(({id}) => id === 'queue');
  assert.equal(queues?.label, destinationCategories.queue);
  assert.deepEqual(
    queues?.members.find(({title}) => title === 'Kafka'),
    {title: 'Kafka', to: '/docs/destinations/kafka', icon: 'apachekafka'},
  );
  assert.ok(members.some(({icon}) => icon === 'storage'));
});

test('destinations on request are marked, and counted apart from those listed', () => {
  const members = destinationGroups(latestVersion).flatMap(({members: some}) => some);
  const {listed, onRequest, known} = destinationSummary(latestVersion);
  assert.equal(members.filter(({isOnRequest}) => isOnRequest).length, onRequest);
  assert.equal(listed + onRequest, members.length);
  assert.ok(members.find(({title}) => title === 'Salesforce')?.isOnRequest);
  assert.ok(known.length > 0 && known.every(({isOnRequest}) => !isOnRequest));
});

/** A copy of the latest version. */
const folder = folderWith();
fs.cpSync(latest, folder, {recursive: true});

/** Runs a reader on a docs version whose facts are changed, and returns what it throws. */
function refusal(read: (version: DocsVersion) => unknown, name: string, change: (source: string) => string): string {
  const file = path.join(folder, name);
  const before = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, change(before));
  try {
    read({...latestVersion, folder});
    return 'no error';
  } catch (error) {
    return (error as Error).message;
  } finally {
    fs.writeFileSync(file, before);
  }
}

test('a destination on the home page must be listed', () => {
  assert.match(
    refusal(destinationSummary, 'destinations/hubspot.mdx', (source) =>
      source.replace('availability: listed', 'availability: ask'),
    ),
    /destinations\/hubspot\.mdx:1: no page with availability: listed; allowed: .*\bkafka\b/,
  );
});

test('the sample lead has fields and values of the facts', () => {
  const sample = leadSample(latestVersion);
  const fields = readLeadFields(latestVersion);
  const shown = [...sample.visit, ...sample.match];
  for (const {key, value} of shown) {
    assert.equal(value, String(fields.find((field) => field.key === key)?.example), key);
  }
  assert.match(shown.find(({key}) => key === 'email')?.value ?? '', /@example\.com$/);
  assert.equal(sample.total, fields.length);
});

test('a field on the home page must be in the facts', () => {
  const file = '_facts/lead-fields.yaml';
  assert.match(
    refusal(leadSample, file, (source) => source.replace('- key: utm_campaign\n', '- key: utm_campain\n')),
    /lead-fields\.yaml:1: no field utm_campaign; allowed: /,
  );
});

test('the record of a destination is the sample of its page, and a page without one is named', () => {
  const kafka = recordShapes(latestVersion).find(({name}) => name === 'kafka');
  const record = JSON.parse(textOf(kafka?.html ?? '').replaceAll('&quot;', '"')) as {value: {_data: {email: string}}};
  assert.match(record.value._data.email, /@example\.com$/);
  assert.match(
    refusal(recordShapes, 'destinations/hubspot.mdx', (source) => source.replace('## What arrives', '## Arrivals')),
    /destinations\/hubspot\.mdx:1: no code block below "## What arrives"; allowed: /,
  );
  assert.match(textOf(samples(latestVersion).snippet), /websiteId: 'YOUR_PIXEL_ID'/);
});

test('the sample of a template keeps its braces', () => {
  assert.match(textOf(samples(latestVersion).template), /\{\{#if \(eq gardening 1\)\}\}/);
});
