import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import zlib from 'node:zlib';
import {load} from 'cheerio';
import MiniSearch from 'minisearch';
import {docsVersions, latestVersion, olderVersions, tagOf, versionAt} from '../../content/versions';
import {sensibleBytes} from '../../plugins/search/files';
import {type LeanRecord, unpackRecords} from '../../src/search/engine/records';
import {format} from '../../src/search/engine/packed';
import {indexFile, indexList, textsFile} from '../../src/search/paths';
import {tasks} from '../../src/search/tasks';
import {buildFolder, engineFor, hitsFor, indexOf, latestTag, nextTag, readBuilt, readIndex} from './searchIndex';

const compressed = (text: string) => zlib.brotliCompressSync(text).length;

/** The most that a query may cost: look-ups, and records scored for each of its words, as a share of all records. */
const mostLookUps = 50;
const mostScored = 0.4;

const recordsOf = (tag: string) => unpackRecords(readIndex(tag));

function byPage(records: readonly LeanRecord[]): Map<string, LeanRecord[]> {
  const paths = new Set(records.map(({page}) => page.path));
  return new Map([...paths].map((path) => [path, records.filter(({page}) => page.path === path)]));
}

const latest = recordsOf(latestTag);

test('the index that is loaded at the first key stays within its budget', () => {
  const bytes = compressed(readBuilt(indexOf(latestTag)));
  console.log(`search index of ${latestTag}: ${latest.length} records, ${bytes} bytes compressed`);
  assert.ok(bytes <= sensibleBytes, `${bytes} bytes`);
});

test('each version has an index of its own, with the pages outside the docs in each', () => {
  const tagsIn = (tag: string) => new Set(recordsOf(tag).map(({page}) => page.tag));
  assert.deepEqual(tagsIn(latestTag), new Set(['default', latestTag]));
  assert.deepEqual(tagsIn(nextTag), new Set(['default', nextTag]));
  assert.ok(recordsOf(nextTag).some(({page}) => page.path.startsWith('/docs/next/')));
});

test('previews, lists and hidden pages are not in the index', () => {
  for (const page of byPage(latest).keys()) {
    assert.doesNotMatch(page, /^\/(?:Home\/|Landing|search|404|blog$|blog\/tags|blog\/archive)/);
    assert.doesNotMatch(readBuilt(page === '/' ? 'index.html' : `${page}.html`), /theme-unlisted-banner/);
  }
});

test('all public pages of the version are in the index', () => {
  const pages = new Set(byPage(latest).keys());
  const built = (fs.readdirSync(path.join(buildFolder, 'docs'), {recursive: true}) as string[])
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/docs/${file.replace(/\.html$/, '').replaceAll(path.sep, '/')}`)
    .filter((route) => versionAt(route) === latestVersion)
    .filter((route) => !/theme-unlisted-banner/.test(readBuilt(`${route}.html`)));
  assert.deepEqual(
    built.filter((route) => !pages.has(route)),
    [],
  );
});

test('every anchor that a result leads to is there', () => {
  const missing: string[] = [];
  for (const [page, records] of byPage(latest)) {
    const $ = load(readBuilt(page === '/' ? 'index.html' : `${page}.html`));
    const ids = new Set(
      $('[id]')
        .toArray()
        .map((each) => $(each).attr('id')),
    );
    records.forEach(({anchor}) => anchor && !ids.has(anchor) && missing.push(`${page}#${anchor}`));
  }
  assert.deepEqual(missing, []);
});

test('every page has its texts, one for each record, and no code, menus or buttons in them', () => {
  for (const [page, records] of byPage(latest)) {
    const texts = JSON.parse(readBuilt(textsFile(page))) as (string | null)[];
    assert.equal(texts.length, records.length, page);
    assert.doesNotMatch(texts.join('\n'), /On this page|Direct link to|Copy code/, page);
  }
});

test('offline, the copy has the index, the list of indexes and the texts', () => {
  const copied = new Set((JSON.parse(readBuilt('offline.json')) as [path: string][]).map(([path]) => `/${path}`));
  const files = [indexOf(latestTag), indexList, ...[...byPage(latest).keys()].map(textsFile)];
  assert.deepEqual(
    files.filter((file) => !copied.has(file)),
    [],
  );
  assert.ok(!copied.has(indexOf(nextTag)));
});

test('an index is named for what is in it, and the list names indexes of the format that the code reads', () => {
  const list = JSON.parse(readBuilt(indexList)) as {format: number; hashes: Record<string, string>};
  assert.deepEqual(
    [list.format, Object.keys(list.hashes)],
    [format, [latestTag, nextTag, ...olderVersions.map(tagOf)]],
  );
  for (const [tag, hash] of Object.entries(list.hashes)) {
    const text = readBuilt(indexFile(tag, hash));
    assert.equal(crypto.createHash('sha256').update(text).digest('hex').slice(0, hash.length), hash);
  }
});

test('the tasks that search opens with lead to pages', () => {
  const lost = tasks.filter(({path: page}) => !fs.existsSync(path.join(buildFolder, `${page}.html`)));
  assert.deepEqual([lost, tasks.length], [[], 6]);
});

test('a site without the hosted service holds nothing of its code', () => {
  const files = fs.readdirSync(path.join(buildFolder, 'assets'), {recursive: true}) as string[];
  const holding = files.filter(
    (file) => /\.(?:js|css)$/.test(file) && /DocSearch-Modal|x-algolia/.test(readBuilt(`assets/${file}`)),
  );
  assert.deepEqual(holding, []);
});

test('the same query in each version leads to pages of that version', () => {
  for (const version of docsVersions) {
    const tag = tagOf(version);
    assert.equal(versionAt(hitsFor(engineFor(tag), tag, 'install the pixel')[0]?.path ?? ''), version);
  }
});

test('rows that many pages share do not fill the first results', () => {
  const pages = new Set(hitsFor(engineFor(latestTag), latestTag, 'snowflake').map(({path: page}) => page));
  assert.ok(pages.size >= 6, [...pages].join(', '));
});

/** Queries of all kinds, slips and single letters among them, which are the ones that take long. */
const asked = [
  'kafka',
  'install the pixel',
  'how do I stop emailing a contact',
  'c',
  'snowlfake key pair',
  'unsubscribe',
  'B. 750-799',
  'what does a visitor see in the banner of a page that asks for consent to ads and analytics',
];

// Time says more of the machine than of the engine; what a query costs is the look-ups and the records that they score.
test('a query is little work, however it is worded', (t) => {
  const {mock} = t.mock.method(MiniSearch.prototype, 'search');
  const engine = engineFor(latestTag);
  const costly: string[] = [];
  for (const query of asked) {
    mock.resetCalls();
    hitsFor(engine, latestTag, query);
    const scored = mock.calls.reduce((sum, {result}) => sum + (result?.length ?? 0), 0);
    const work = `"${query}": ${mock.callCount()} look-ups, ${scored} records scored`;
    console.log(`search: ${work}`);
    assert.ok(mock.callCount() > 0, query);
    if (mock.callCount() > mostLookUps || scored > mostScored * latest.length * query.split(' ').length) {
      costly.push(work);
    }
  }
  assert.deepEqual(costly, []);
});
