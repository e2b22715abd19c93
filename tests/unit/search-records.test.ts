import assert from 'node:assert/strict';
import test from 'node:test';
import {publicPages} from '../../plugins/search/content';
import {recordsOf} from '../../plugins/search/records';
import {recordsOfSite} from '../../plugins/search/site';

const head = `<head>
  <meta name="description" content="What a sprocket is for.">
  <meta name="docsearch:language" content="en">
  <meta name="docsearch:version" content="2.0">
  <meta name="docsearch:docusaurus_tag" content="docs-default-2.0">
</head>`;

const html = `<html>${head}<body><nav>Menu words</nav><main><article>
  <div class="theme-doc-toc-mobile">Contents words</div>
  <div class="theme-doc-markdown"><header><h1>Sprockets</h1></header>
  <p>A sprocket <strong>turns</strong>.</p><p>It has teeth.</p>
  <figure class="theme-code-block"><figcaption><span>bash</span><button>Copy</button></figcaption><pre><code>noise --in-code</code></pre></figure>
  <h2 id="settings">Settings<a class="hash-link" href="#settings">#</a></h2>
  <p>All of them.</p>
  <dl><div id="field-tooth_count"><dt><a href="#field-tooth_count"><code>tooth_count</code></a><span class="label_x">Teeth</span><span class="type_x">enum</span></dt>
    <dd><p>How many.</p><p>One of: <span><code>few</code></span>, <span><code>many</code></span></p></dd></div></dl>
  <h3 id="values">Values</h3>
  <table><thead><tr><th>Value</th><th>Meaning</th></tr></thead><tbody>
    <tr><td><code>B. 750-799</code></td><td>Score from 750 to 799</td></tr>
    <tr id="value-c"><td><code>C. &lt;b&gt;</code></td><td>Less</td></tr>
    <tr><td><a href="/docs/other"><code>elsewhere</code></a></td><td>explained there</td></tr></tbody></table>
  <h2 id="operation">Operation</h2>
  <figure><figcaption><span>Signature of spin</span></figcaption><pre><code>type X</code></pre></figure>
  </div></article><footer>Footer words</footer></main></body></html>`;

const records = recordsOf({path: '/docs/sprockets', html, section: 'Documentation'});

const find = (name: string) => {
  const found = records.find(({hierarchy}) => Object.values(hierarchy).filter(Boolean).pop() === name);
  assert.ok(found, `no record for ${name}`);
  return found;
};

test('a page is a record by heading, in the hosted shape', () => {
  const page = find('Sprockets');
  assert.deepEqual(page, {
    objectID: '/docs/sprockets#0',
    url_without_anchor: '/docs/sprockets',
    url: '/docs/sprockets',
    anchor: null,
    type: 'lvl1',
    hierarchy: {lvl0: 'Documentation', lvl1: 'Sprockets', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: 'What a sprocket is for. A sprocket turns. It has teeth.',
    language: 'en',
    lang: 'en',
    docusaurus_tag: 'docs-default-2.0',
    version: '2.0',
    weight: 1.6,
  });
  assert.deepEqual([find('Settings').type, find('Settings').url], ['lvl2', '/docs/sprockets#settings']);
  assert.equal(find('Values').hierarchy.lvl2, 'Settings');
});

test('a row of a reference table is a record that leads to the row', () => {
  const row = find('tooth_count');
  assert.deepEqual([row.type, row.url], ['lvl3', '/docs/sprockets#field-tooth_count']);
  assert.match(row.content ?? '', /^Teeth\. How many\./);
});

test('values, also those of attribute tables, are records of their own', () => {
  assert.equal(find('many').url, '/docs/sprockets#field-tooth_count');
  assert.deepEqual(
    [find('B. 750-799').url, find('B. 750-799').content],
    ['/docs/sprockets#values', 'Score from 750 to 799'],
  );
  assert.equal(find('C. <b>').url, '/docs/sprockets#value-c');
});

test('operations are found by name, and a name that is explained elsewhere is left to that place', () => {
  assert.equal(find('spin').url, '/docs/sprockets#operation');
  assert.ok(!records.some(({hierarchy}) => Object.values(hierarchy).includes('elsewhere')));
});

test('chrome and code are left out', () => {
  const all = JSON.stringify(records);
  for (const noise of ['Menu words', 'Contents words', 'Footer words', 'noise', 'Copy', 'type X']) {
    assert.ok(!all.includes(noise), `${noise} is in the records`);
  }
});

test('a page without a title has no records', () => {
  assert.deepEqual(recordsOf({path: '/x', html: '<main><p>Text</p></main>', section: 'Site'}), []);
});

test('a long text goes on in further records of the same heading', () => {
  const long = Array.from({length: 60}, (_, at) => `<p>Paragraph ${at} ${'word '.repeat(30)}</p>`).join('');
  const parts = recordsOf({path: '/x', html: `<main><h1>Long</h1>${long}</main>`, section: 'Site'});
  assert.ok(parts.length > 2);
  assert.deepEqual(new Set(parts.slice(1).map(({type}) => type)), new Set(['content']));
  assert.ok(parts.every(({content}) => (content ?? '').length <= 4800));
  assert.match(parts.at(-1)?.content ?? '', /Paragraph 59/);
});

test('text that many pages share stays with one of them, and pages with more links to them weigh more', () => {
  const pages = Array.from({length: 9}, (_, at) => ({
    path: `/docs/p${at}`,
    section: 'Documentation',
    html: `<main><h1>Page ${at}</h1><p>Press the green button.</p><p>Own ${at}. <a href="/docs/p4#top">Four</a></p></main>`,
  }));
  const all = recordsOfSite(pages);
  assert.deepEqual(
    all.filter(({content}) => content?.includes('green button')).map(({url}) => url),
    ['/docs/p4'],
  );
  const weight = (path: string) => all.find(({url}) => url === path)?.weight ?? 0;
  assert.ok(weight('/docs/p4') > weight('/docs/p3'));
});

test('previews, lists, search itself, and unlisted or draft pages stay out', () => {
  const routes = [
    '/',
    '/docs/a',
    '/docs/b',
    '/docs/*',
    '/search',
    '/Home/Watch',
    '/Landing',
    '/Landing/Hero',
    '/blog',
    '/blog/tags/x',
    '/blog/post',
    '/404.html',
    '/versions',
  ];
  const entries = [
    {path: '/docs/a', section: 'API', isHidden: false},
    {path: '/docs/b', section: 'API', isHidden: true},
    {path: '/blog/post', section: 'Blog', isHidden: false},
  ];
  assert.deepEqual(publicPages(routes, entries), [
    {path: '/', section: 'Site'},
    {path: '/docs/a', section: 'API'},
    {path: '/blog/post', section: 'Blog'},
    {path: '/versions', section: 'Site'},
  ]);
});
