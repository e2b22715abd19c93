import assert from 'node:assert/strict';
import {test} from 'vitest';
import type {AllContent} from '@docusaurus/types';
import MiniSearch from 'minisearch';
import {documentsOf} from '../../plugins/search';
import {readPage} from '../../plugins/search/documents';
import {answer, findPages, mark, snippet, synonymsOf} from '../../plugins/search/engine';
import {indexOptions, processTerm, tokenize} from '../../plugins/search/options';
import {searchPages} from '../../plugins/search/pages';
import words from '../../plugins/search/synonyms.json';
import type {SearchRequest, SearchResult} from '../../plugins/search/types';

const head = `<head><meta name="description" content="What a sprocket is for."><meta name="keywords" content="cog, gear">
  <meta name="docsearch:docusaurus_tag" content="docs-default-2.0"></head>`;

const html = `<html>${head}<body><nav>Menu words</nav><main><article>
  <div role="alert">Banner words</div><span class="theme-doc-version-badge">Badge words</span>
  <header><h1>Sprockets</h1><div>Author words</div></header>
  <p>A sprocket <strong>turns</strong>.</p><p>It has teeth.<span role="tooltip">Tooltip words</span></p>
  <div class="theme-admonition"><div>Label words</div><div><p>Mind the chain.</p></div></div>
  <figure><figcaption><span data-search-skip="">bash words</span><button>Copy words</button></figcaption><pre>code words</pre></figure>
  <h2 id="settings">Settings<a href="#settings">&#8203;</a></h2>
  <p>All of them.</p>
  <dl><div id="field-tooth_count"><dt><a href="#field-tooth_count"><code>tooth_<wbr/>count</code></a><span>Teeth</span></dt>
    <dd><p>How many: <code>few</code> or <code>many</code>.</p></dd></div>
    <div><dt>Chain</dt><dd>What it drives.</dd></div>
    <div><dt>Format</dt><dd><ul><li>JSON</li><li>CSV</li></ul><p>Default JSON</p></dd></div></dl>
  <table><tbody><tr><td>Plan</td><td>Seats</td></tr></tbody></table>
  <h3 id="values">Values</h3>
  <table><thead><tr><th>Value</th><th>Meaning</th></tr></thead><tbody>
    <tr id="value-b"><td><code>B. 750-799</code></td><td>Score from 750 to 799</td><td>–</td></tr>
    <tr><td><a href="/docs/other#x"><code>elsewhere</code></a></td><td>explained there</td></tr></tbody></table>
  <h2 id="_r_1_">Generated id</h2><p>Some text.</p><h2>Next steps</h2><p>Onward words</p>
  </article></main><footer>Footer words</footer></body></html>`;

const read = (text: string) => readPage(text) ?? assert.fail('not read');

const section = (name: string) =>
  read(html).sections.find(({trail}) => trail.at(-1) === name) ?? assert.fail(`no section ${name}`);

test('a page is split by its headings, and its head has the metadata', () => {
  const {title, keywords, tag, sections, links} = read(html);
  assert.deepEqual([title, keywords, tag, links], ['Sprockets', 'cog, gear', 'docs-default-2.0', ['/docs/other']]);
  assert.equal(sections[0]?.text, 'What a sprocket is for.');
  assert.deepEqual(sections[1], {trail: [], anchor: '', text: 'A sprocket turns. It has teeth. Mind the chain.'});
  assert.deepEqual(section('Values').trail, ['Settings', 'Values']);
  const {text} = section('Settings');
  assert.equal(text, 'All of them. Chain: What it drives. Format: JSON · CSV · Default JSON · Plan · Seats');
});

test('settings and values named in code are sections with the anchor of their row', () => {
  assert.deepEqual(section('tooth_count'), {
    trail: ['Settings', 'tooth_count'],
    anchor: 'field-tooth_count',
    text: 'Teeth. How many: few or many.',
  });
  assert.equal(section('B. 750-799').anchor, 'value-b');
  assert.equal(section('Values').text, 'elsewhere · explained there');
});

test('IDs that React generates are not anchors', () => {
  assert.equal(section('Generated id').anchor, '');
});

test('UI text, code, and next steps are excluded', () => {
  for (const noise of 'Menu Banner Badge Author Tooltip Label bash Copy code Onward Footer'.split(' ')) {
    assert.ok(!JSON.stringify(read(html)).includes(`${noise} words`), noise);
  }
});

test('a page without a title is skipped', () => {
  assert.equal(readPage('<main><p>Text</p></main>'), undefined);
});

test('tokens are words and identifiers, without apostrophes', () => {
  assert.deepEqual(tokenize("don't opt-in, pixel_id!"), ['dont', 'opt-in', 'pixel_id']);
});

test('terms are stems and identifiers, whole and by word, without stop words', () => {
  assert.deepEqual(processTerm('the'), []);
  assert.deepEqual(processTerm('Installing', 'text'), ['instal']);
  assert.deepEqual(processTerm('Installing', 'title'), ['instal', 'installing']);
  assert.deepEqual(processTerm('pixel_id', 'text'), ['pixel_id', 'pixel', 'id']);
  assert.deepEqual(processTerm('toUpperCase', 'text'), ['touppercas', 'upper', 'case']);
  assert.deepEqual(processTerm('opt-in', 'text'), ['optin', 'opt']);
});

test('a query is expanded to the vocabulary of the docs, and a category to its members', () => {
  assert.deepEqual(synonymsOf('Unsubscribing a contact'), ['suppression']);
  assert.deepEqual(synonymsOf('which crm'), ['hubspot', 'salesforce', 'pipedrive']);
  assert.deepEqual(synonymsOf('hubspot'), []);
  assert.deepEqual(synonymsOf('sign up'), synonymsOf('please sign up'));
  assert.ok(words.synonyms.every((group) => group.length > 1));
});

test('query words are highlighted, and a snippet is cut around the first', () => {
  const terms = new Set(['instal', 'pixel']);
  assert.deepEqual(mark('Installing a pixel_id', terms), ['', 'Installing', ' a ', 'pixel_id', '']);
  const text = snippet(`${'word '.repeat(60)}pixel ${'word '.repeat(60)}`, terms);
  assert.match(text.join(''), /^… (?:word )+pixel (?:word ?)+\u00a0…$/);
  const sentence = `${'word '.repeat(60)}end. Put the pixel there.`;
  assert.equal(snippet(sentence, terms).join(''), 'Put the pixel there.');
  assert.deepEqual(mark('<b>', terms), ['<b>']);
});

const pages = ['install', 'install/vue', 'events', 'consent'].map((name) => {
  const body = `<main><h1>${name === 'install' ? 'Install the pixel' : name.replace('install/', '')}</h1><p>Put the pixel on a page.</p>
    <h2 id="steps">Steps</h2><p>Paste the snippet of ${name}.</p></main>`;
  return {path: `/docs/${name}`, section: name === 'consent' ? 'Site' : 'Documentation', weight: 1, ...read(body)};
});

const index = new MiniSearch(indexOptions);
index.addAll(documentsOf(pages));
const loaded = MiniSearch.loadJSON(JSON.stringify(index), indexOptions) as typeof index;

const load = async (path: string) => pages.find((page) => page.path === path)?.sections ?? assert.fail();

async function ask(query: string, more: Partial<SearchRequest> = {}, from = load): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  const request = {query, tags: [], section: '', limit: 2, ...more};
  await answer([loaded], request, from, (result) => results.push(result));
  return results;
}

test('pages are shown immediately, and then with their text and matching sections', async () => {
  const [first, last] = await ask('snippet of vue');
  assert.deepEqual([first?.hits[0]?.path, first?.hits[0]?.text], ['/docs/install/vue', undefined]);
  assert.equal(last?.hits[0]?.sections[0]?.href, '/docs/install/vue#steps');
});

test('a page whose file fails to load is shown without text', async () => {
  const last = (await ask('vue', {}, () => Promise.reject(new Error('offline')))).at(-1);
  assert.deepEqual([last?.hits[0]?.text, last?.hits[0]?.sections], [[''], []]);
});

test('results are filtered by section, with a count for every section', async () => {
  const [all] = await ask('snippet');
  assert.deepEqual([all?.count, all?.hits.length, all?.sections], [4, 2, {Documentation: 3, Site: 1}]);
  const [site] = await ask('snippet', {section: 'Site'});
  assert.equal(site?.hits.map(({path}) => path).join(), '/docs/consent');
  assert.equal((await ask('snippet', {limit: 20}))[0]?.hits.length, 4);
});

test('a pasted URL lists its page first', async () => {
  for (const query of ['/docs/install', 'https://example.com/docs/install?x#steps', '/docs/install/']) {
    assert.equal((await ask(query))[0]?.hits[0]?.path, '/docs/install', query);
  }
});

function findAmong(query: string, texts: Record<string, string>): string[] {
  const few = new MiniSearch(indexOptions);
  few.addAll(
    Object.entries(texts).map(([title, text]) => {
      return {id: title, title, keywords: '', headings: '', path: '', text, section: 'Documentation', weight: 1};
    }),
  );
  return findPages([few], query).map(({id}) => String(id));
}

test('a word in British spelling finds the word in US spelling', () => {
  const spellings = {organisations: 'organizations', colour: 'color', licence: 'license', behaviour: 'behavior'};
  for (const [british, us] of Object.entries(spellings)) {
    assert.deepEqual(findAmong(british, {Page: `About ${us}.`, Other: 'A rest.'}), ['Page'], british);
  }
});

test('a word with a known stem is not treated as a typo', () => {
  assert.deepEqual(findAmong('wording', {Notice: 'The word.', Ordinal: 'A number.'}), ['Notice']);
});

test('a query without results suggests titles of similar pages, unless it is short', async () => {
  const [result] = await ask('evzzzts');
  assert.deepEqual([result?.count, result?.suggestions], [0, ['events']]);
  assert.deepEqual((await ask('vuzz'))[0]?.suggestions, []);
});

test('docs, posts, and pages are indexed, except if they are unlisted or have noindex', () => {
  const docs = [
    {id: 'a', permalink: '/docs/a', sidebar: 'rest'},
    {id: 'folder/index', permalink: '/docs/folder/'},
    {id: 'b', permalink: '/docs/b', unlisted: true},
  ];
  const posts = [{permalink: '/blog/post'}, {permalink: '/blog/unlisted', unlisted: true}];
  const permalinks = ['/', '/docs/', '/docs/QuickLinks', '/preview', '/terms'];
  const all = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
    'docusaurus-plugin-content-blog': {default: {blogPosts: posts.map((metadata) => ({metadata}))}},
    'docusaurus-plugin-content-pages': {default: permalinks.map((permalink) => ({permalink}))},
  } as unknown as AllContent;
  assert.deepEqual(
    searchPages(all, '/', (path) => path === '/preview').map(({path, section: name, weight}) => [path, name, weight]),
    [
      ['/blog/post', 'Blog', 0.8],
      ['/docs/a', 'API', 1],
      ['/docs/folder', 'Documentation', 1],
      ['/', 'Site', 0.4],
      ['/docs', 'Documentation', 1],
      ['/docs/QuickLinks', 'Documentation', 1],
      ['/terms', 'Site', 0.85],
    ],
  );
});
