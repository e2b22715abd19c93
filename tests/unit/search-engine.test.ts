import assert from 'node:assert/strict';
import test from 'node:test';
import {sizeWarning} from '../../plugins/search/files';
import {readPage} from '../../plugins/search/page';
import {recordsOf} from '../../plugins/search/records';
import type {SearchFilters, SearchRecord, SearchResult} from '../../src/search/types';
import {Engine} from '../../src/search/engine';
import {readNumbers, readWords, writeNumbers, writeWords} from '../../src/search/engine/columns';
import {passes} from '../../src/search/engine/filters';
import {cut, groupByPage} from '../../src/search/engine/group';
import {mark, snippet} from '../../src/search/engine/mark';
import {Matcher} from '../../src/search/engine/match';
import {packIndex} from '../../src/search/engine/pack';
import type {PackedIndex} from '../../src/search/engine/packed';
import {byPage, unpackRecords} from '../../src/search/engine/records';
import {termsOf} from '../../src/search/engine/tokens';
import {unpackIndex} from '../../src/search/engine/unpack';
import {variantsOf} from '../../src/search/engine/variants';
import {hrefOf, plainText} from '../../src/search/hits';

function page(path: string, tag: string, body: string): SearchRecord[] {
  const html = `<head><meta name="docsearch:docusaurus_tag" content="${tag}"></head><main>${body}</main>`;
  return recordsOf(readPage({path, html, section: tag === 'default' ? 'Blog' : 'Guides', kind: 'doc'}));
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
  (byPage(records).get(path) ?? []).map(({text}) => text);

const engine = new Engine([packIndex(current)], textsOf(current));

const search = (query: string, filters: SearchFilters = {}, from = engine) =>
  from.search({query, filters, limit: 20}).result;

const hitsOf = ({groups}: SearchResult) => groups.flatMap(({hits}) => hits);

const urls = (query: string, from = engine) => hitsOf(search(query, {}, from)).map(hrefOf);

const first = (query: string) => urls(query)[0];

test('numbers and words survive packing', () => {
  const numbers = [0, 1, 34, 55, 56, 57, 58, 91, 92, 93, 94, 127, 128, 5000, 55_000, 60_000, 300_000];
  assert.deepEqual(readNumbers(JSON.parse(JSON.stringify(writeNumbers(numbers))) as string), numbers);
  const words = ['a', 'ab', 'abc', 'b', 'b_c', 'öl'];
  assert.deepEqual(readWords(writeWords(words)), words);
  assert.deepEqual(readWords(writeWords([])), []);
});

test('records survive packing', () => {
  const unpacked = unpackRecords(packIndex(current));
  assert.deepEqual(
    unpacked.map(({page: {path, tag, section, version, language}, trail, anchor, weight, continues}) => [
      ...[path, tag, section, version, language, trail, anchor, weight, continues],
    ]),
    current.map(({path, tag, section, version, language, trail, anchor, weight, continues}) => [
      ...[path, tag, section, version, language, trail, anchor, weight, continues],
    ]),
  );
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

test('exact identifiers lead to their row', () => {
  assert.equal(first('topic_pattern'), '/docs/kafka#field-topic_pattern');
  assert.equal(first('B. 750-799'), '/docs/credit#values');
  assert.equal(first('topic pattern'), '/docs/kafka#field-topic_pattern');
});

test('a page is found by title, beginning, ending, slip of the hand and synonym', () => {
  assert.equal(first('pixel'), '/docs/pixel');
  assert.equal(first('instal'), '/docs/install');
  assert.equal(first('installing'), '/docs/install');
  assert.equal(first('kakfa'), '/docs/kafka');
  assert.equal(first('supression list'), '/docs/suppression');
  assert.equal(first('unsubscribe'), '/docs/suppression');
  assert.equal(first('optin form'), '/docs/pixel#opt-in');
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

test('a page whose writer gave the query as a keyword comes before pages that speak of it', () => {
  const named = (keywords: string) => {
    const head = `<meta name="keywords" content="${keywords}"><meta name="docsearch:docusaurus_tag" content="${two}">`;
    const html = `<head>${head}</head><main><h1>Where is everything?</h1><p>Look around.</p></main>`;
    return recordsOf(readPage({path: '/docs/help', html, section: 'Guides', kind: 'doc'}));
  };
  const firstWith = (keywords: string, query: string) => {
    const records = [...current, ...named(keywords)];
    return urls(query, new Engine([packIndex(records)], textsOf(records)))[0];
  };
  assert.equal(firstWith('script', 'console'), '/docs/install#check');
  assert.equal(firstWith('script, console', 'Console'), '/docs/help');
  assert.equal(firstWith('open the  console', 'Open the console'), '/docs/help');
});

test('words that say nothing do not decide', () => {
  assert.equal(first('how do I install it'), '/docs/install');
});

test('gibberish finds nothing, and gets suggestions that do have results', () => {
  const {count, groups, pageCount} = search('qwxzvkj');
  assert.deepEqual([count, groups, pageCount], [0, [], 0]);
  const suggest = (query: string) => engine.suggest({query, filters: {}, limit: 1});
  const suggestions = suggest('qwxzvkj');
  assert.ok(suggestions.length > 0);
  for (const query of [...suggestions, ...suggest('supprestion')]) {
    assert.ok(urls(query).length > 0, `${query} has no results`);
  }
  assert.equal(suggest('insxtaxlatxion')[0], 'installation');
});

test('a pasted text gets three suggestions at most, after little work, whatever signs it is of', (t) => {
  const find = t.mock.method(Matcher.prototype, 'match');
  // One sign that stands for eighteen letters, one for a word, and words that nobody has written.
  for (const text of [
    '\ufdfa'.repeat(200),
    'شكرا جزيلا لك على '.repeat(40),
    'zqx kafka '.repeat(90),
    '\ud800'.repeat(200),
  ]) {
    find.mock.resetCalls();
    assert.ok(engine.suggest({query: text, filters: {}, limit: 1}).length <= 3);
    search(text);
    assert.ok(find.mock.callCount() < 2500, `${text.slice(0, 9)}: ${find.mock.callCount()} look-ups`);
  }
});

test('empty and odd queries answer without results and without an error', () => {
  for (const query of ['', '   ', '???', '<>', '"', '\\', '(((', 'x'.repeat(5000)]) {
    assert.equal(search(query).count, 0, query.slice(0, 9));
  }
});

test('pages of results do not overlap and add up', () => {
  const ask = (limit: number, page = 0) => engine.search({query: 'c', filters: {}, limit, page}).result;
  const all = hitsOf(ask(100)).map(hrefOf);
  const {count, pageCount} = ask(2);
  assert.ok(all.length > 2);
  assert.deepEqual([count, pageCount], [all.length, Math.ceil(all.length / 2)]);
  const parts = Array.from({length: pageCount}, (_, number) => hitsOf(ask(2, number)).map(hrefOf));
  assert.deepEqual(parts.flat().sort(), all.sort());
  assert.ok(parts.slice(0, -1).every(({length}) => length === 2));
});

test('a page stands once in a page of results, and its further records come after the other pages', () => {
  const html = (records: number) => `<h1>Page</h1>${'<h2 id="a">Part</h2><p>Text.</p>'.repeat(records - 1)}`;
  const records = unpackRecords(packIndex([...page('/a', two, html(2)), ...page('/b', two, html(1))]));
  const [a = assert.fail(), , b = assert.fail()] = records;
  const grouped = groupByPage(
    [0, 1, 2, 3, 4, 5].map((record) => ({record, score: 10 - record})),
    [a, a, a, a, a, b],
  );
  const shown = (from: number, to: number) => cut(grouped, from, to).map((each) => [each.page.path, each.own]);
  assert.deepEqual(shown(0, 6), [
    ['/a', [0, 1, 2, 3, 4]],
    ['/b', [5]],
  ]);
  assert.deepEqual(shown(0, 4), [
    ['/a', [0, 1, 2]],
    ['/b', [5]],
  ]);
  assert.deepEqual(shown(4, 6), [['/a', [3, 4]]]);
});

test('the list ends behind pages that answer well, and has the best few of each section', () => {
  const records = unpackRecords(
    packIndex(
      Array.from({length: 20}, (_, number) =>
        page(`/${number}`, number < 15 ? two : 'default', '<h1>Page</h1><h2 id="a">Part</h2><p>Text.</p>'),
      ).flat(),
    ),
  );
  // Guides: twelve that answer, three that hardly do. Blog: five that hardly do. Of each page, one part that does not.
  const scoreOf = (number: number) => (number < 12 ? 10 : 3) - number / 100;
  const ranked = records.map(({page: {path}, trail}, record) => {
    const score = scoreOf(Number(path.slice(1)));
    return {record, score: trail.length === 1 ? score : score * 0.3};
  });
  const grouped = groupByPage(
    ranked.sort((a, b) => b.score - a.score),
    records,
  );
  assert.deepEqual(
    grouped.map((each) => each.page.path),
    [...Array.from({length: 12}, (_, number) => `/${number}`), '/15', '/16', '/17'],
  );
  assert.deepEqual(
    grouped.map(({near, far}) => [...near, ...far].length),
    grouped.map(() => 1),
  );
});

test('filters name a language, a version and a section; pages outside the docs are in every version', () => {
  const docs = {language: 'en', tag: 'docs-default-2.0', section: 'API'};
  const blog = {language: 'en', tag: 'default', section: 'Blog'};
  assert.ok(passes(docs, {}));
  assert.ok(passes(docs, {language: 'en', tag: 'docs-default-2.0', section: 'API'}));
  assert.ok(!passes(docs, {language: 'de'}));
  assert.ok(!passes(docs, {tag: 'docs-default-1.0'}));
  assert.ok(!passes(docs, {section: 'Blog'}));
  assert.ok(passes(blog, {tag: 'docs-default-1.0'}));
});

test('a section narrows the hits and leaves the counts of all sections', () => {
  const wide = search('install');
  assert.deepEqual(Object.keys(wide.sections).sort(), ['Blog', 'Guides']);
  const blog = search('install', {section: 'Blog'});
  assert.deepEqual(blog.sections, wide.sections);
  assert.equal(blog.count, wide.sections.Blog);
  assert.deepEqual(hitsOf(blog).map(hrefOf), ['/blog/news']);
});

test('several versions are one index, with pages outside the docs once', () => {
  const both = new Engine([packIndex(current), packIndex(next)], textsOf([...current, ...next]));
  const found = urls('install', both);
  assert.ok(found.includes('/docs/install') && found.includes('/docs/next/install'));
  assert.equal(found.filter((url) => url === '/blog/news').length, 1);
  const own = hitsOf(search('install', {tag: two}, both)).map(({path}) => path);
  assert.ok(own.includes('/docs/install') && own.every((path) => !path.startsWith('/docs/next/')));
});

test('hits are there at once, and their texts when they have loaded', async () => {
  const {result, withTexts} = engine.search({query: 'topic_pattern', filters: {}, limit: 1});
  const [hit = assert.fail()] = hitsOf(result);
  assert.equal(hit.text, undefined);
  const [complete = assert.fail()] = hitsOf(await withTexts());
  assert.ok(complete.text && complete.text.length > 0);
  assert.deepEqual({...complete, text: undefined}, hit);
});

test('texts that do not arrive leave the result without a snippet', async () => {
  const bare = new Engine([packIndex(current)], () => Promise.reject(new Error('offline')));
  const [hit = assert.fail()] = hitsOf(await bare.search({query: 'kafka', filters: {}, limit: 20}).withTexts());
  assert.deepEqual([hrefOf(hit), hit.text], ['/docs/kafka', []]);
});

test('text stays text, and words found are marked in it', async () => {
  const [hit = assert.fail()] = hitsOf(await engine.search({query: 'script', filters: {}, limit: 1}).withTexts());
  assert.match(plainText(hit.text ?? []), /<script> tag/);
  const marked = mark(`<b> & "x" it's`, new Set(['b']));
  assert.deepEqual(marked, [
    {text: '<', isMarked: false},
    {text: 'b', isMarked: true},
    {text: `> & "x" it's`, isMarked: false},
  ]);
  assert.deepEqual(mark('', new Set(['b'])), []);
});

test('the words that were written are marked, and a synonym where none of them is', async () => {
  const own = page('/docs/own', two, '<h1>Own</h1><p>An employee is a member of the team.</p>');
  const other = page('/docs/other', two, '<h1>Other</h1><p>A member has a role.</p>');
  const pair = new Engine([packIndex([...own, ...other])], textsOf([...own, ...other]));
  const hits = hitsOf(await pair.search({query: 'employee', filters: {}, limit: 5}).withTexts());
  assert.deepEqual(
    hits.map(({path, text = []}) => [path, text.filter(({isMarked}) => isMarked).map((part) => part.text)]),
    [
      ['/docs/own', ['employee']],
      ['/docs/other', ['member']],
    ],
  );
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
