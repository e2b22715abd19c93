import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import zlib from 'node:zlib';
import {load} from 'cheerio';
import MiniSearch from 'minisearch';
import {sensibleBytes} from '../../plugins/search/files';
import {byPage, toRecord, unpackRecords} from '../../src/search/engine/records';
import {indexFile, textsFile} from '../../src/search/paths';
import {buildFolder, engineFor, filtersFor, latestTag, nextTag, readBuilt, readIndex} from './searchIndex';

const compressed = (text: string) => zlib.brotliCompressSync(text).length;

/** The most that a query may cost: look-ups, and records scored for each of its words, as a share of all records. */
const mostLookUps = 50;
const mostScored = 0.4;

const recordsOf = (tag: string) => unpackRecords(readIndex(tag)).map((lean) => toRecord(lean, null));

const latest = recordsOf(latestTag);

test('the index that is loaded at the first key stays within its budget', () => {
  const bytes = compressed(readBuilt(indexFile(latestTag)));
  console.log(`search index of ${latestTag}: ${latest.length} records, ${bytes} bytes compressed`);
  assert.ok(bytes <= sensibleBytes, `${bytes} bytes`);
});

test('each version has an index of its own, with the pages outside the docs in each', () => {
  const tagsIn = (tag: string) => new Set(recordsOf(tag).map(({docusaurus_tag: own}) => own));
  assert.deepEqual(tagsIn(latestTag), new Set(['default', latestTag]));
  assert.deepEqual(tagsIn(nextTag), new Set(['default', nextTag]));
  assert.ok(recordsOf(nextTag).some(({url}) => url.startsWith('/docs/next/')));
});

test('previews, lists and hidden pages are not in the index', () => {
  for (const {url_without_anchor: page} of latest) {
    assert.doesNotMatch(page, /^\/(?:Home\/|Landing|search|404|blog$|blog\/tags|blog\/archive)/);
    assert.doesNotMatch(readBuilt(page === '/' ? 'index.html' : `${page}.html`), /theme-unlisted-banner/);
  }
});

test('all public pages of the version are in the index', () => {
  const pages = new Set(latest.map(({url_without_anchor: page}) => page));
  const built = (fs.readdirSync(path.join(buildFolder, 'docs'), {recursive: true}) as string[])
    .filter((file) => file.endsWith('.html') && !file.startsWith('next'))
    .map((file) => `/docs/${file.replace(/\.html$/, '').replaceAll(path.sep, '/')}`)
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
    records.forEach(({anchor, url}) => anchor && !ids.has(anchor) && missing.push(url));
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

test('offline, the service worker has the index and the texts', () => {
  const worker = readBuilt('sw.js');
  const files = [indexFile(latestTag), ...[...byPage(latest).keys()].map(textsFile)];
  const missing = files.filter((file) => !worker.includes(JSON.stringify(file.slice(1)).slice(1, -1)));
  assert.deepEqual(missing, []);
});

test('the same query in each version leads to pages of that version', async () => {
  for (const [tag, start] of [
    [latestTag, /^\/docs\/(?!next\/)/],
    [nextTag, /^\/docs\/next\//],
  ] as const) {
    const {hits} = await engineFor(tag).search({query: 'install the pixel', facetFilters: filtersFor(tag)});
    assert.match(hits[0]?.url ?? '', start);
  }
});

test('rows that many pages share do not fill the first results', async () => {
  const {hits} = await engineFor(latestTag).search({
    query: 'snowflake',
    hitsPerPage: 20,
    facetFilters: filtersFor(latestTag),
  });
  const pages = new Set(hits.map(({url_without_anchor: page}) => page));
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
test('a query is little work, however it is worded', async (t) => {
  const {mock} = t.mock.method(MiniSearch.prototype, 'search');
  const engine = engineFor(latestTag);
  const costly: string[] = [];
  for (const query of asked) {
    mock.resetCalls();
    await engine.search({query, facetFilters: filtersFor(latestTag)});
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
