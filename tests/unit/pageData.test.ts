import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {test} from 'vitest';
import {readDefinitions} from '../../content/facts/glossary';
import {fieldGroupKeys} from '../../content/facts/leadFields';
import {type DocsVersion, latestVersion} from '../../content/versions';
import {destinationGroups, destinationSummary, leadSample, recordFormats, samples} from '../../plugins/page-data/home';
import {logos} from '../../plugins/site-files/logos';
import {folderWith} from './folders';

const latest = latestVersion.folder;

const textOf = (html = '') => load(html).text();

test('every destination page is in its category once, sorted by title, with its path and logo', () => {
  const groups = destinationGroups(latestVersion);
  const pages = fs.readdirSync(`${latest}/destinations`).filter((name) => name.endsWith('.mdx'));
  const members = groups.flatMap(({members: some}) => some);
  const addresses = pages.map((name) => `/docs/destinations/${path.parse(name).name}`);
  assert.deepEqual(members.map(({to}) => to).sort(), addresses.sort());
  for (const {members: some} of groups) {
    const titles = some.map(({title}) => title);
    const sorted = titles.toSorted((a, b) => a.localeCompare(b, 'en'));
    assert.deepEqual(titles, sorted);
  }
  const kafka = members.find(({title}) => title === 'Kafka');
  assert.match(Object.values(kafka ?? {}).join(), /^Kafka,\/docs\/destinations\/kafka,apachekafka,Queues .* Apache/);
  assert.ok(members.some(({icon}) => icon === 'bucket'));
});

const folder = folderWith();
fs.cpSync(latest, folder, {recursive: true});

test.each([
  {
    what: 'a destination on the home page must be listed',
    file: 'destinations/hubspot.mdx',
    change: ['availability: listed', 'availability: ask'],
    read: destinationSummary,
    expected: /destinations\/hubspot\.mdx:1: no page with availability: listed; allowed: .*\bkafka\b/,
  },
  {
    what: 'a field on the home page must be in the facts',
    file: '_facts/lead-fields.yaml',
    change: ['- key: utm_campaign\n', '- key: utm_campain\n'],
    read: leadSample,
    expected: /lead-fields\.yaml:1: no field utm_campaign; allowed: /,
  },
  {
    what: 'the record of a destination must be on its page',
    file: 'destinations/hubspot.mdx',
    change: ['## What arrives', '## Arrivals'],
    read: recordFormats,
    expected: /destinations\/hubspot\.mdx:1: no code block below "## What arrives"; allowed: /,
  },
  {
    what: 'a logo must exist',
    file: 'destinations/hubspot.mdx',
    change: ['icon: hubspot', 'icon: hubspott'],
    read: (version: DocsVersion) => logos([version]),
    expected: /destinations\/hubspot\.mdx:\d+: destination\.icon: hubspott; allowed: a slug of simple-icons, bucket, /,
  },
])('$what', ({file, change: [from = '', to = ''], read, expected}) => {
  const place = path.join(folder, file);
  const before = fs.readFileSync(place, 'utf8');
  fs.writeFileSync(place, before.replace(from, to));
  assert.throws(() => read({...latestVersion, folder}), expected);
  fs.writeFileSync(place, before);
});

test('pages with CRLF line endings, as editors on Windows might save them, are read like any other', () => {
  const version = {...latestVersion, folder};
  for (const name of ['glossary.mdx', 'start-pixel-installation.mdx']) {
    const text = fs.readFileSync(path.join(latest, name), 'utf8');
    fs.writeFileSync(path.join(folder, name), text.replaceAll('\n', '\r\n'));
  }
  assert.deepEqual(readDefinitions(version), readDefinitions(latestVersion));
  assert.deepEqual(samples(version), samples(latestVersion));
});

test('a field of each group is shown', () => {
  const groups = leadSample(latestVersion).groups.map(({group}) => group);
  assert.deepEqual(groups, fieldGroupKeys);
});

test("a destination's record is the sample on its page", () => {
  const kafka = recordFormats(latestVersion).find(({label}) => label === 'Kafka');
  const record = JSON.parse(textOf(kafka?.html)) as {value: {_data: {email: string}}};
  assert.match(record.value._data.email, /@example\.com$/);
  assert.match(textOf(samples(latestVersion).snippet), /websiteId: 'YOUR_PIXEL_ID'/);
  assert.match(textOf(samples(latestVersion).template), /\{\{#if \(eq gardening 1\)\}\}/);
});
