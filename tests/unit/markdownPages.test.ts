import assert from 'node:assert/strict';
import {test} from 'vitest';
import {pageMarkdown} from '../../plugins/markdown-pages/markdown';

const toLink = (href: string) => `x:${href}`;

const convert = (article: string) =>
  pageMarkdown(`<nav>No</nav><main><article><div class="markdown">${article}</div></article></main>`, toLink);

const cases: [html: string, markdown: string][] = [
  [
    '<h2>A<a class="hash-link" href="#a">#</a></h2><p>See <a href="/b">b</a>.<button>Copy</button></p>',
    '## A\n\nSee [b](x:/b).\n',
  ],
  [
    '<figure class="language-sql theme-code-block"><figcaption><span>a.sql</span></figcaption><pre><code><span>SELECT</span> 1\n</code></pre></figure>',
    '**a.sql**\n\n```sql\nSELECT 1\n```\n',
  ],
  ['<div class="language-md theme-code-block"><pre><code>```js\n```</code></pre></div>', '````md\n```js\n```\n````\n'],
  [
    '<div class="tabs-container"><ul role="tablist"><li role="tab">Mac</li></ul><div role="tabpanel"><p class="tab-name" hidden><strong>Mac</strong></p><p>Press it.</p></div></div>',
    '**Mac**\n\nPress it.\n',
  ],
  ['<div class="theme-admonition"><div>tip</div><div><p>Do it.</p></div></div>', '> **Tip**\n> \n> Do it.\n'],
  [
    '<figure><svg role="img"><title>How</title><desc>First this.</desc></svg><svg><path/></svg></figure>',
    '> **Diagram:** How\n> \n> First this.\n',
  ],
  [
    '<dl><div data-entry=""><dt><code>host</code><span>string</span></dt><dd><p>The server.</p></dd></div></dl>',
    '-   `host`, string\n    \n    The server.\n',
  ],
  [
    '<ol start="3"><li><p>One</p><ul><li>a</li></ul></li><li><p>Two</p></li></ol>',
    '3.  One\n    \n    -   a\n4.  Two\n',
  ],
  [
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>x || y</code></td></tr></tbody></table>',
    '| A   | B   |\n| --- | --- |\n| 1   | `x \\|\\| y` |\n',
  ],
];

test.each(cases)('the Markdown of %j', (html, markdown) => assert.equal(convert(html), markdown));

test('a page without an article has no Markdown', () => {
  assert.equal(pageMarkdown('<main><h1>List</h1></main>', toLink), undefined);
});

test('a large table is converted in time', {timeout: 20_000}, () => {
  const row = (tag: string) => `<tr>${`<${tag}>a</${tag}>`.repeat(15)}</tr>`;
  const table = `<table><thead>${row('th')}</thead><tbody>${row('td').repeat(400)}</tbody></table>`;
  assert.equal(convert(table)?.trim().split('\n').length, 402);
});
