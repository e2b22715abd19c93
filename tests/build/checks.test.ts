import assert from 'node:assert/strict';
import {test} from 'vitest';
import {load} from 'cheerio';
import {type Check, head, headings, leftoverWords, links, names, ownOrigin, shared, titleOf} from './checks';
import type {Page} from './site';

const page = (html: string, route = '/a'): Page => ({route, file: '', html, $: load(html)});

const good = `<html lang="en"><head><title>A</title><meta name="description" content="${'x'.repeat(80)}">
<link rel="canonical" href="https://a.example/a"></head>
<body><main><h1>A</h1><h2 id="b">B</h2><a href="/a#b">Go</a></main></body></html>`;

const bad: [string, Check, string, RegExp][] = [
  ['two h1', headings, '<main><h1>A</h1><h1>B</h1></main>', /2 h1/],
  ['a heading gap', headings, '<main><h1>A</h1><h3>B</h3></main>', /h1 is followed by h3/],
  ['a short description', head, good.replace(/x{80}/, 'desc'), /description of 4/],
  ['no language', head, good.replace(' lang="en"', ''), /no language/],
  ['a token', leftoverWords, '<main>Ask %brand.name%</main>', /%brand/],
  ['a note from research', leftoverWords, '<main>It works (inferred).</main>', /inferred/],
  ['an id twice', names, '<p id="a"></p><p id="a"></p>', /id "a" twice/],
  ['a picture without alt', names, '<img src="/a.png">', /without alt: \/a\.png/],
  ['a link without a name', names, '<a href="/"><svg></svg></a>', /control without a name/],
  [
    'a script from elsewhere',
    ownOrigin,
    '<script src="https://cdn.example/a.js"></script>',
    /elsewhere: https:\/\/cdn/,
  ],
  [
    'a broken link',
    links(
      () => false,
      () => true,
    ),
    '<a href="/b">B</a>',
    /leads nowhere: \/b/,
  ],
  [
    'a broken anchor',
    links(
      () => true,
      () => false,
    ),
    '<a href="/b#c">B</a>',
    /anchor leads nowhere: \/b#c/,
  ],
];

for (const [name, check, html, expected] of bad) {
  test(`${name} is found`, () => {
    assert.match(check(page(html)).join('\n'), expected);
  });
}

test('a good page has no findings', () => {
  const all = [
    headings,
    head,
    leftoverWords,
    names,
    ownOrigin,
    links(
      (path) => path === '/a',
      (_path, anchor) => anchor === 'b',
    ),
  ];
  assert.deepEqual(
    all.flatMap((check) => check(page(good))),
    [],
  );
});

test('a title of two pages is found', () => {
  assert.deepEqual(shared([page(good, '/a'), page(good, '/b')], titleOf), ['"A": /a, /b']);
});
