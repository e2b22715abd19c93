import assert from 'node:assert/strict';
import test from 'node:test';
import {sizeWarning} from '../../plugins/search/files';
import {readPage} from '../../plugins/search/page';
import {recordsOf} from '../../plugins/search/records';
import type {SearchRecord} from '../../src/search/contract';
import {Engine} from '../../src/search/engine';
import {readNumbers, readWords, writeNumbers, writeWords} from '../../src/search/engine/columns';
import {passes} from '../../src/search/engine/filters';
import {mark, snippet} from '../../src/search/engine/mark';
import {Matcher} from '../../src/search/engine/match';
import {packIndex} from '../../src/search/engine/pack';
import type {PackedIndex} from '../../src/search/engine/packed';
import {byPage, toRecord, unpackRecords} from '../../src/search/engine/records';
import {termsOf} from '../../src/search/engine/tokens';
import {unpackIndex} from '../../src/search/engine/unpack';
import {variantsOf} from '../../src/search/engine/variants';

function page(path: string, tag: string, body: string): SearchRecord[] {
  const html = `<head><meta name="docsearch:docusaurus_tag" content="${tag}"></head><main>${body}</main>`;
  return recordsOf(readPage({path, html, section: tag === 'default' ? 'Blog' : 'Documentation', kind: 'doc'}));
}

const two = 'docs-default-2.0';

const field = (name: string, text: string) =>
  `<div id="field-${name}" data-search-entry="${name}"><p data-search-text="">${text}</p></div>`;

const current = [
  ...page('/blog/news', 'default', '<h1>News of spring</h1><p>Installing is faster now.</p>'),
  ...page(
    '/docs/install',
    two,
    '<h1>Installation</h1><p>Put the snippet into the head.</p><h2 id="check">Check it</h2><p>Open the console.</p>',
  ),
  ...page(
    '/docs/kafka',
    two,
    `<h1>Kafka</h1><p>Messages in a topic.</p><h2 id="settings">Settings</h2>${field('topic_pattern', 'Names the topic.')}${field('pixel_id', 'Which pixel.')}`,
  ),
  ...page(
    '/docs/pixel',
    two,
    '<h1>Pixel</h1><p>A script with a &lt;script&gt; tag. It calls toUpperCase.</p><h2 id="opt-in">Opt-in forms</h2><p>Ask first.</p>',
  ),
  ...page('/docs/suppression', two, '<h1>Suppression lists</h1><p>Who is never contacted.</p>'),
  ...page(
    '/docs/credit',
    two,
    '<h1>Credit</h1><h2 id="values">Values</h2><table><tr><td><code>B. 750-799</code></td><td>Good</td></tr><tr><td><code>C. 700-749</code></td><td>Fair</td></tr></table>',
  ),
];

const next = [
  ...page('/blog/news', 'default', '<h1>News of spring</h1><p>Installing is faster now.</p>'),
  ...page('/docs/next/install', 'docs-default-current', '<h1>Installation</h1><p>Another way.</p>'),
];

const textsOf = (records: readonly SearchRecord[]) => async (path: string) =>
  (byPage(records).get(path) ?? []).map(({content}) => content);

const engine = new Engine([packIndex(current)], textsOf(current));

const urls = async (query: string, from = engine) => (await from.search({query})).hits.map(({url}) => url);

const first = async (query: string) => (await urls(query))[0];

test('numbers and words survive packing', () => {
  const numbers = [0, 1, 34, 55, 56, 57, 58, 91, 92, 93, 94, 127, 128, 5000, 55_000, 60_000, 300_000];
  assert.deepEqual(readNumbers(JSON.parse(JSON.stringify(writeNumbers(numbers))) as string), numbers);
  const words = ['a', 'ab', 'abc', 'b', 'b_c', 'öl'];
  assert.deepEqual(readWords(writeWords(words)), words);
  assert.deepEqual(readWords(writeWords([])), []);
});

test('records survive packing', () => {
  const unpacked = unpackRecords(packIndex(current)).map((lean, at) => toRecord(lean, current[at]?.content ?? null));
  assert.deepEqual(unpacked, current);
});

test('a damaged index is refused, and never guessed at', () => {
  const packed = packIndex(current);
  const make = (broken: unknown) => () => new Engine([broken as PackedIndex], textsOf(current));
  assert.throws(make(null), /format/);
  assert.throws(make({...packed, format: 1}), /format/);
  assert.throws(make({...packed, heads: packed.heads.slice(9).replace('\n', '')}), /columns differ/);
  assert.throws(make({...packed, gaps: packed.gaps.replaceAll(/./gu, '\uf000')}), /not there/);
});

test('identifiers stay whole, and are found by part', () => {
  assert.deepEqual(termsOf('toUpperCase'), ['touppercase', 'to', 'upper', 'case']);
  assert.deepEqual(termsOf('credit_midpts'), ['credit_midpts', 'credit', 'midpts']);
  assert.deepEqual(termsOf('opt-in'), ['opt', 'in', 'optin']);
});

test('exact identifiers lead to their row', async () => {
  assert.equal(await first('topic_pattern'), '/docs/kafka#field-topic_pattern');
  assert.equal(await first('B. 750-799'), '/docs/credit#values');
  assert.equal(await first('topic pattern'), '/docs/kafka#field-topic_pattern');
});

test('a page is found by title, beginning, ending, slip of the hand and synonym', async () => {
  assert.equal(await first('pixel'), '/docs/pixel');
  assert.equal(await first('instal'), '/docs/install');
  assert.equal(await first('installing'), '/docs/install');
  assert.equal(await first('kakfa'), '/docs/kafka');
  assert.equal(await first('supression list'), '/docs/suppression');
  assert.equal(await first('unsubscribe'), '/docs/suppression');
  assert.equal(await first('optin form'), '/docs/pixel#opt-in');
});

test('a kind of thing stands for the things, never the other way round, and the order of words is free', () => {
  const matcher = new Matcher(unpackIndex([packIndex(current)]));
  const readings = (query: string) =>
    variantsOf(query, matcher).map(({words}) => words.map(({text}) => text).join(' '));
  assert.deepEqual(readings('send to crm').slice(1), ['send hubspot', 'send salesforce', 'send pipedrive']);
  assert.deepEqual(readings('hubspot'), ['hubspot']);
  assert.ok(readings('categories of cookies').includes('consent categories'));
  assert.ok(readings('sign up').includes('registering'));
});

test('words that say nothing do not decide', async () => {
  assert.equal(await first('how do I install it'), '/docs/install');
});

test('gibberish finds nothing, and gets suggestions that do have results', async () => {
  const {nbHits, hits, nbPages} = await engine.search({query: 'qwxzvkj'});
  assert.deepEqual([nbHits, hits, nbPages], [0, [], 0]);
  const suggestions = engine.suggest({query: 'qwxzvkj'});
  assert.ok(suggestions.length > 0);
  for (const query of [...suggestions, ...engine.suggest({query: 'supprestion'})]) {
    assert.ok((await urls(query)).length > 0, `${query} has no results`);
  }
  assert.equal(engine.suggest({query: 'insxtaxlatxion'})[0], 'installation');
});

test('empty and odd queries answer without results and without an error', async () => {
  for (const query of ['', '   ', '???', '<>', '"', '\\', '(((', 'x'.repeat(5000)]) {
    assert.equal((await engine.search({query})).nbHits, 0, query.slice(0, 9));
  }
});

test('pages of results do not overlap and add up', async () => {
  const all = await engine.search({query: 'c', hitsPerPage: 100});
  const parts = await Promise.all(
    [0, 1, 2, 3, 4].map((number) => engine.search({query: 'c', hitsPerPage: 2, page: number})),
  );
  assert.ok(all.nbHits > 4);
  assert.equal(parts[0]?.nbPages, Math.ceil(all.nbHits / 2));
  const ids = parts.flatMap(({hits}) => hits.map(({objectID}) => objectID));
  assert.deepEqual(ids, all.hits.map(({objectID}) => objectID).slice(0, 10));
});

test('facet filters follow the rules of the hosted service', () => {
  const facets = {language: 'en', docusaurus_tag: 'a', dash: '-x'};
  assert.ok(passes(facets, []));
  assert.ok(passes(facets, ['language:en', ['docusaurus_tag:b', 'docusaurus_tag:a']]));
  assert.ok(!passes(facets, ['language:en', ['docusaurus_tag:b', 'docusaurus_tag:c']]));
  assert.ok(!passes(facets, ['language:de']));
  assert.ok(!passes(facets, ['docusaurus_tag:-a']));
  assert.ok(passes(facets, ['docusaurus_tag:-b']));
  assert.ok(passes(facets, ['dash:\\-x']));
  assert.ok(!passes(facets, ['unknown:x']));
});

test('filters and facet counts agree', async () => {
  const facet = 'hierarchy.lvl0';
  const wide = await engine.search({query: 'install', facets: [facet]});
  assert.deepEqual(Object.keys(wide.facets[facet] ?? {}).sort(), ['Blog', 'Documentation']);
  const blog = await engine.search({query: 'install', facetFilters: [`${facet}:Blog`]});
  assert.equal(blog.nbHits, wide.facets[facet]?.Blog);
  assert.deepEqual(
    blog.hits.map(({url}) => url),
    ['/blog/news'],
  );
});

test('several versions are one index, with pages outside the docs once', async () => {
  const both = new Engine([packIndex(current), packIndex(next)], textsOf([...current, ...next]));
  const found = await urls('install', both);
  assert.ok(found.includes('/docs/install') && found.includes('/docs/next/install'));
  assert.equal(found.filter((url) => url === '/blog/news').length, 1);
  const {hits} = await both.search({
    query: 'install',
    facetFilters: [['docusaurus_tag:default', `docusaurus_tag:${two}`]],
  });
  assert.ok(hits.every(({docusaurus_tag: tag}) => tag !== 'docs-default-current'));
});

test('texts that do not arrive leave the result without a snippet', async () => {
  const bare = new Engine([packIndex(current)], () => Promise.reject(new Error('offline')));
  const {hits} = await bare.search({query: 'kafka'});
  assert.equal(hits[0]?.url, '/docs/kafka');
  assert.equal(hits[0]?._snippetResult.content.value, '');
});

test('marks are the only tags in what is shown', async () => {
  const {hits} = await engine.search({query: 'script'});
  assert.match(hits[0]?._snippetResult.content.value ?? '', /&lt;<mark>script<\/mark>&gt; tag/);
  assert.deepEqual(mark(`<b> & "x" it's`, new Set(['b'])).value, '&lt;<mark>b</mark>&gt; &amp; &quot;x&quot; it&#39;s');
  assert.equal(mark('nothing', new Set(['b'])).matchLevel, 'none');
});

test('a snippet shows the words found, cut between words', () => {
  const text = `${'lead '.repeat(60)}the needle is here ${'tail '.repeat(60)}`;
  const part = snippet(text, new Set(['needle']));
  assert.match(part, /^… .*needle.* …$/);
  assert.ok(part.length < 200);
});

test('an index that is too large for readers names the hosted way', () => {
  const size = {tag: two, records: 90_000, pages: 5000, bytes: 900_000};
  assert.match(sizeWarning(size) ?? '', /900 KB.*SEARCH_APP_ID.*search:push/);
  assert.equal(sizeWarning({...size, bytes: 90_000}), undefined);
});
