import assert from 'node:assert/strict';
import test from 'node:test';
import brand from '../../content/siteBrand';
import {graphOf} from '../../plugins/structured-data/graph';
import {readFacts, readQuestions} from '../../plugins/structured-data/page';
import {otherPlace} from '../../plugins/structured-data/places';

const site = {
  ...brand,
  ...{siteUrl: 'https://docs.example.com', baseUrl: '/site/', company: 'Acme & Co', language: 'en'},
};

const page = (body: string) =>
  `<html><head><meta name=description content="A & B"><link rel=canonical href=https://docs.example.com/site/docs/faq /><meta property=og:image content=https://docs.example.com/a.png></head><body><main><article><div class="markdown">${body}</div></article></main></body></html>`;

test('questions and answers are what readers see, lists in their order, without code and meanings of terms', () => {
  const html =
    page(`<h2>General</h2><h3>How <em>fast</em> is it?<a class=hash-link>#</a></h3><p>Quite’s fast. See <a href=/a>the page</a>,
    a <span>lead<span role=tooltip>A person.</span></span>.</p><ol><li>Open it.</li><li>Look.</li></ol><figure><pre>code</pre></figure>
    <h3>Why?</h3><p>Because.</p><h2>Next steps</h2><p>Other</p>`);
  assert.deepEqual(readQuestions(html), [
    {question: 'How fast is it?', answer: 'Quite’s fast. See the page, a lead. 1. Open it. 2. Look.'},
    {question: 'Why?', answer: 'Because.'},
  ]);
});

test('a question without an answer stops the build with its words', () => {
  assert.throws(() => readQuestions(page('<h3>Why?</h3><h3>How?</h3><p>So.</p>')), /no answer below "Why\?"/);
});

test('a page says what it is with the names and addresses of the brand', () => {
  const facts = readFacts(
    page('<h1>Questions</h1><div class="theme-last-updated"><time datetime=2026-01-02T03:04:05Z>'),
  );
  assert.deepEqual(facts, {
    title: 'Questions',
    description: 'A & B',
    url: 'https://docs.example.com/site/docs/faq',
    image: 'https://docs.example.com/a.png',
    updated: '2026-01-02',
  });
  const place = {kind: 'doc' as const, trail: [{name: 'Docs', path: '/site/docs'}]};
  const text = JSON.stringify(graphOf(site, {...facts, place, questions: [], posts: []}));
  assert.match(text, /"@type":"TechArticle".*"dateModified":"2026-01-02"/);
  assert.match(text, /"position":2,"name":"Docs","item":"https:\/\/docs\.example\.com\/site\/docs"/);
  assert.match(text, /"name":"Acme & Co","url":"https:\/\/docs\.example\.com\/site\/"/);
});

test('pages that no plugin knows are told apart by their addresses', () => {
  const kinds = ['', 'search', 'blog', 'blog/tags', 'docs', 'docs/QuickLinks', 'privacy-policy'];
  assert.deepEqual(
    kinds.map((path) => otherPlace(`/site/${path}`, '/site/').kind),
    ['home', 'search', 'posts', 'list', 'list', 'list', 'page'],
  );
});
