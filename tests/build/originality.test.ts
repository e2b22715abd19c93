import assert from 'node:assert/strict';
import test from 'node:test';
import {load} from 'cheerio';
import {nearCopies, passagesOf, proseWords} from './originality';
import {type Page, pages} from './site';

const alike = 0.65;

/** Steps and facts that pages of one kind state in the same words on purpose, so that readers know them again. */
const stock: readonly RegExp[] = [
  // Destinations: made from the facts by `remark/expand/destination.ts`.
  /^Choose the Stream Type: /,
  /^(?:Other integrations|Integrations) start with incremental append/,
  /^Stop the integration under Settings, Integrations if /,
  /firewall that (?:admits|lets) /,
  // The downloads of `<LeadDownloads />`, and what may not be done with the data.
  /^Download all \d+ fields /,
  /^No decision on credit, housing, employment or insurance /,
];

const pageOf = (route: string, body: string): Page => {
  const html = `<article>${body}</article>`;
  return {route, file: '', html, $: load(html)};
};

const docs = pages.filter(({route}) => /^\/docs\/(?!next\b|versions)[a-z]/.test(route));

test('no two docs pages say the same in a paragraph or a list item', () => {
  const passages = docs.flatMap(passagesOf).filter(({text}) => !stock.some((pattern) => pattern.test(text)));
  assert.ok(docs.length > 100 && passages.length > docs.length);
  const copies = nearCopies(passages, alike);
  console.log(`near copies: ${copies.length} pairs among ${passages.length} passages of ${docs.length} pages`);
  assert.deepEqual(
    copies.map(({a, b, share}) => `${a.route} and ${b.route} (${share.toFixed(2)}): ${a.text}`),
    [],
  );
});

test('every docs page has at least 150 words of its own prose', () => {
  const counts = docs.map((page) => ({route: page.route, words: proseWords(page)}));
  const sorted = counts.map(({words}) => words).sort((a, b) => a - b);
  console.log(`words of prose: median ${sorted[Math.floor(sorted.length / 2)]}, fewest ${sorted[0]}`);
  assert.deepEqual(
    counts.filter(({words}) => words < 150),
    [],
  );
});

test('a passage with a word or two changed is found, another one is not', () => {
  const text = 'Open the settings of your organization and choose the people who may see the balance of credits.';
  const passages = [
    pageOf('/docs/a', `<p>${text}</p>`),
    pageOf('/docs/b', `<ul><li>${text.replace('choose the people', 'choose those')}</li></ul>`),
    pageOf('/docs/c', '<p>Paste the snippet into the head of every page, and check that page views arrive there.</p>'),
    pageOf('/docs/d', `<table><tr><td><p>${text}</p></td></tr></table>`),
  ].flatMap(passagesOf);
  assert.equal(passages.length, 3);
  const found = nearCopies(passages, 0.5).map(({a, b}) => `${a.route} ${b.route}`);
  assert.deepEqual(found, ['/docs/a /docs/b']);
});

test('code, tables and notices are no words of a page', () => {
  const page = pageOf('/docs/a', '<p>Four words are here</p><pre>none here</pre><table><tr><td>none</td></tr></table>');
  assert.equal(proseWords(page), 4);
});
