import assert from 'node:assert/strict';
import test from 'node:test';
import {load} from 'cheerio';
import {readAttributes} from '../../content/facts/attributes';
import {latestVersion} from '../../content/versions';
import {nearCopies, passagesOf, proseWords} from './originality';
import {type Page, pages} from './site';

const alike = 0.65;

/** Steps and facts that pages of one kind state in the same words on purpose, so that readers know them again. */
const stock: readonly RegExp[] = [
  // Destinations: made from the facts by `remark/expand/destination.ts`.
  /^Choose the Stream Type: /,
  /^(?:Other integrations|Integrations) start with incremental append/,
  /^Stop the integration under Settings, Integrations if /,
  // Destinations: what comes before a deletion, sensitive fields and typed tables, made from the facts.
  /^Put every email of the person on the suppression list/,
  /^Wait until no sync is running\. /,
  /^Look up consumer_id, /,
  /^Delete the person with the statements below, /,
  /^Search again after the next sync\. /,
  /^These \d+ delivered fields are marked sensitive: /,
  /^To prepare grants, views or models /,
  /^The table of your sync can differ in order, /,
  /^\d+ of the columns are flags\. /,
  /^language and Language are two columns\. /,
  /^Language has no column, because /,
  /firewall that (?:admits|lets) /,
  // Destinations: columns of a typed table, sensitive columns, and what comes before a deletion.
  /^To prepare grants, views or models before the first sync, /,
  /^The table of your sync can differ /,
  /^\d+ of the columns are flags\. /,
  /^Language has no column, because /,
  /^language and Language are two columns\. /,
  /^These \d+ delivered fields are marked sensitive: /,
  /^Deleting a person here changes nothing at the source, /,
  /^Put every email of the person on the suppression list\. /,
  /^Wait until no sync is running\. /,
  /^Look up consumer_id, the id of the person, /,
  /^Delete the person with the statements below, /,
  /^Search again after the next sync\. /,
  // The downloads of `<LeadDownloads />`, and what may not be done with the data.
  /^Download all \d+ fields /,
  /^No decision on credit, housing, employment or insurance /,
  // Attributes: made from the facts by `remark/expand/attributeQueries.ts` and `remark/expand/attributeDestinations.ts`.
  /^unique_individuals is the typed table here; /,
  /^The share of leads with a value\. /,
  /^The raw table has the name of the stream, /,
  /^The fields of the unique leads stream leave /,
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

/** Pages that say in a few words why a template leaves a sensitive attribute out, and lead to one page on all of them. */
const short = new Set(
  readAttributes(latestVersion)
    .filter(({sensitive}) => sensitive)
    .map(({personalizationDocId}) => `/docs/${personalizationDocId}`),
);

test('every docs page has at least 150 words of its own prose, the short ones 80', () => {
  const counts = docs.map((page) => ({route: page.route, words: proseWords(page)}));
  const sorted = counts.map(({words}) => words).sort((a, b) => a - b);
  console.log(`words of prose: median ${sorted[Math.floor(sorted.length / 2)]}, fewest ${sorted[0]}`);
  assert.deepEqual(
    counts.filter(({route, words}) => words < (short.has(route) ? 80 : 150)),
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
