import assert from 'node:assert/strict';
import test from 'node:test';
import type {AllContent} from '@docusaurus/types';
import {sitePages, tagsOf} from '../../plugins/search/content';
import {readPage} from '../../plugins/search/page';
import {recordsOf} from '../../plugins/search/records';
import {recordsOfSite} from '../../plugins/search/site';
import {hrefOf} from '../../src/search/hits';

const head = `<head>
  <meta name="description" content="What a sprocket is for.">
  <meta name="docsearch:language" content="en">
  <meta name="docsearch:version" content="2.0">
  <meta name="docsearch:docusaurus_tag" content="docs-default-2.0">
</head>`;

const html = `<html>${head}<body><nav>Menu words</nav><main><article>
  <div class="theme-doc-toc-mobile"><button>Contents words</button></div>
  <div role="alert">Banner words</div><span class="theme-doc-version-badge">Badge words</span>
  <div class="theme-doc-markdown"><header><h1>Sprockets</h1><div>Author words</div></header>
  <p>A sprocket <strong>turns</strong>.</p><p>It has teeth.<span role="tooltip" data-search-skip="">Skipped words</span></p>
  <div class="theme-admonition"><div>Label words</div><div><p>Mind the chain.</p></div></div>
  <figure class="theme-code-block"><figcaption><span data-search-skip="">bash</span><button>Copy</button></figcaption><pre><code>noise --in-code</code></pre></figure>
  <h2 id="settings">Settings<a href="#settings">&#8203;</a></h2>
  <p>All of them.</p>
  <dl><div id="field-tooth_count" data-search-entry=""><dt><a href="#field-tooth_count"><code data-search-name="">tooth_count</code></a><span data-search-label="">Teeth</span><span>enum</span></dt>
    <dd data-search-text=""><p>How many.</p><p>Out of: <code data-search-value="">few</code>, <code data-search-value="">many</code>, <code data-search-value="">true</code></p></dd></div></dl>
  <h3 id="values">Values</h3>
  <table><thead><tr><th>Value</th><th>Meaning</th></tr></thead><tbody>
    <tr><td><code>B. 750-799</code></td><td>Score from 750 to 799</td><td>–</td></tr>
    <tr data-search-entry="tooth_key"><td>Key</td><td><code>tooth_key</code></td></tr>
    <tr id="value-c"><td><code>C. &lt;b&gt;</code></td><td>Less</td></tr>
    <tr><td><a href="/docs/other"><code>elsewhere</code></a></td><td>explained there</td></tr></tbody></table>
  <h2 id="operation">Operation</h2>
  <div data-search-entry="spin"><figure><figcaption><span>How spin is called</span></figcaption><pre><code>type X</code></pre></figure></div>
  <h2 id="_r_1_">Without an address</h2><p>Some text.</p>
  <h2 id="on">Where to go</h2><ul><li><a href="/docs/chains">Chains</a>: what they join.</li></ul>
  </div></article><footer>Footer words</footer></main></body></html>`;

const read = (path: string, text: string, section = 'Guides') => readPage({path, html: text, section, kind: 'doc'});

const records = recordsOf(read('/docs/sprockets', html));

const find = (name: string) => {
  const found = records.find(({trail}) => trail.at(-1) === name);
  assert.ok(found, `no record for ${name}`);
  return found;
};

test('a page is a record by heading', () => {
  const page = find('Sprockets');
  assert.deepEqual(page, {
    path: '/docs/sprockets',
    anchor: null,
    section: 'Guides',
    trail: ['Sprockets'],
    continues: false,
    text: 'What a sprocket is for. A sprocket turns. It has teeth. Mind the chain.',
    language: 'en',
    tag: 'docs-default-2.0',
    version: '2.0',
    weight: 1.6,
  });
  assert.deepEqual(find('Settings').trail, ['Sprockets', 'Settings']);
  assert.equal(hrefOf(find('Settings')), '/docs/sprockets#settings');
  assert.equal(find('Values').trail[1], 'Settings');
});

test('a row of a reference table is a record that leads to the row', () => {
  const row = find('tooth_count');
  assert.deepEqual([row.trail.length, hrefOf(row)], [3, '/docs/sprockets#field-tooth_count']);
  assert.equal(row.text, 'Teeth. How many. Out of: few, many, true');
});

test('values, also those of attribute tables, are records of their own', () => {
  assert.equal(hrefOf(find('many')), '/docs/sprockets#field-tooth_count');
  assert.deepEqual(
    [hrefOf(find('B. 750-799')), find('B. 750-799').text],
    ['/docs/sprockets#values', 'Score from 750 to 799'],
  );
  assert.equal(hrefOf(find('C. <b>')), '/docs/sprockets#value-c');
});

test('an entry may name itself, whatever its text says', () => {
  assert.deepEqual([hrefOf(find('tooth_key')), find('tooth_key').text], ['/docs/sprockets#values', '']);
});

test('an entry without a name is an error that says where', () => {
  const nameless = '<main><h1>Chains</h1><div id="field-a" data-search-entry=""><code>a</code></div></main>';
  assert.throws(() => read('/docs/chains', nameless), /search: \/docs\/chains: <div id="field-a"> is marked/);
});

test('an id that React made up is no address', () => {
  assert.equal(hrefOf(find('Without an address')), '/docs/sprockets');
});

test('the section that leads on is left out, by its links', () => {
  assert.ok(!JSON.stringify(records).includes('Chains'));
  const said = html.replace('<a href="/docs/chains">Chains</a>', 'Look at chains');
  assert.match(JSON.stringify(recordsOf(read('/docs/sprockets', said))), /Look at chains/);
});

test('operations are found by name, and a name that is explained elsewhere is left to that place', () => {
  assert.equal(hrefOf(find('spin')), '/docs/sprockets#operation');
  assert.ok(!records.some(({trail}) => trail.includes('elsewhere')));
});

test('chrome and code are left out', () => {
  const all = JSON.stringify(records);
  const noises = ['Menu', 'Contents', 'Footer', 'Banner', 'Badge', 'Author', 'Skipped', 'Label'].map(
    (of) => `${of} words`,
  );
  for (const noise of [...noises, 'noise', 'bash', 'Copy', 'type X']) {
    assert.ok(!all.includes(noise), `${noise} is in the records`);
  }
});

test('a page without a title has no records', () => {
  assert.deepEqual(recordsOf(read('/x', '<main><p>Text</p></main>')), []);
});

test('a long text goes on in further records of the same heading', () => {
  const long = Array.from({length: 60}, (_, at) => `<p>Paragraph ${at} ${'word '.repeat(30)}</p>`).join('');
  const parts = recordsOf(read('/x', `<main><h1>Long</h1>${long}</main>`));
  assert.ok(parts.length > 2);
  assert.ok(parts.slice(1).every(({continues}) => continues));
  assert.ok(parts.every(({text}) => text.length <= 4800));
  assert.match(parts.at(-1)?.text ?? '', /Paragraph 59/);
});

test('text that many pages share stays with one of them, and pages with more links to them weigh more', () => {
  const pages = Array.from({length: 9}, (_, at) => {
    const own = `<p>Own ${at}. <a href="/docs/p4#top">Four</a></p>`;
    return read(`/docs/p${at}`, `<main><h1>Page ${at}</h1><p>Press the green button.</p>${own}</main>`);
  });
  const all = recordsOfSite(pages, []);
  assert.deepEqual(all.filter(({text}) => text.includes('green button')).map(hrefOf), ['/docs/p4']);
  const weight = (path: string) => all.find((record) => hrefOf(record) === path)?.weight ?? 0;
  assert.ok(weight('/docs/p4') > weight('/docs/p3'));
});

test('a page of a version that is not there is an error', () => {
  assert.throws(
    () => recordsOfSite([read('/docs/sprockets', html)], ['docs-default-3.0']),
    /\/docs\/sprockets: docsearch:docusaurus_tag is "docs-default-2.0", allowed: default, docs-default-3.0/,
  );
});

const doc = (id: string, permalink: string, more: object = {}) => ({id, permalink, frontMatter: {}, ...more});

const index = {type: 'generated-index', permalink: '/docs/category/chains'};

/** What the generator's plugins hand over, as far as search looks at it. */
const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {versionName: 'current', path: '/docs/edge', isLast: false, docs: [doc('a', '/docs/edge/a')], sidebars: {}},
        {
          versionName: '2.0',
          path: '/docs',
          isLast: true,
          docs: [
            doc('a', '/docs/a', {sidebar: 'rest'}),
            doc('b', '/docs/b', {unlisted: true}),
            doc('personalization/x', '/docs/personalization/x', {frontMatter: {attribute: 'x'}}),
            doc('destinations/x', '/docs/destinations/x', {frontMatter: {attribute: 'x'}}),
            doc('blank', '/docs/blank'),
          ],
          sidebars: {graphql: [{type: 'category', items: [{type: 'category', items: [], link: index}]}]},
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: ['/blog/post', '/blog/old'].map((permalink, at) => ({metadata: {permalink, unlisted: at === 1}})),
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [{permalink: '/'}, {permalink: '/search'}, {permalink: '/team/'}, {permalink: '/docs/'}],
  },
} as unknown as AllContent;

const knownRoutes = [
  '/docs/edge/a',
  '/docs/a',
  '/docs/personalization/x',
  '/docs/destinations/x',
  '/docs/blank',
  '/docs/category/chains',
  '/blog/post',
  '/',
  '/team',
  '/docs',
];

test('all public pages of all versions are found, whatever the addresses of the versions', () => {
  const routes = knownRoutes.concat('/docs/b', '/search', '/blog', '/blog/old', '/404.html');
  const all = sitePages(content, routes, (path) => path === '/search' || path === '/docs/edge/a');
  assert.deepEqual(
    all.map(({path, section, kind}) => [path, section, kind]),
    [
      ['/docs/edge/a', 'Guides', 'doc'],
      ['/docs/a', 'API', 'doc'],
      ['/docs/personalization/x', 'Personalization', 'templateAttribute'],
      ['/docs/destinations/x', 'Integrations', 'doc'],
      ['/docs/blank', 'Guides', 'writers'],
      ['/docs/category/chains', 'API', 'doc'],
      ['/blog/post', 'Blog', 'post'],
      ['/', 'Site', 'home'],
      ['/team', 'Site', 'page'],
      ['/docs', 'Guides', 'doc'],
    ],
  );
});

test('the tag of the latest version comes first', () => {
  assert.deepEqual(tagsOf(content), ['docs-default-2.0', 'docs-default-current']);
});
