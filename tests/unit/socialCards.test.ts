import assert from 'node:assert/strict';
import {test} from 'vitest';
import type {AllContent} from '@docusaurus/types';
import {placesOf, titleOf} from '../../plugins/social-cards';
import {type Card, cardSvg, fitTitle} from '../../plugins/social-cards/draw';
import {cardAddress, pageFile} from '../../src/lib/cardAddress';

const card: Card = {title: 'A page', place: 'Guides', site: 'Acme', host: 'docs.example.com'};
const logo = '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>';

test('a card and a page are found by route, with any base URL', () => {
  for (const [route, name, file] of [
    ['/', 'index', 'index.html'],
    ['/docs', 'docs', 'docs.html'],
    ['/docs/x', 'docs/x', 'docs/x.html'],
    ['/404.html', '404', '404.html'],
    ['/docs/x/', 'docs/x', 'docs/x/index.html'],
  ] as const) {
    assert.deepEqual([cardAddress(route, '/'), pageFile(route, '/')], [`img/cards/${name}.png`, file]);
  }
  assert.equal(cardAddress('/base/', '/base/'), 'img/cards/index.png');
});

test('the title is the page’s without the site name, or the site name if there is none', () => {
  const page = (title: string) => `<head><meta property=og:title content="${title}"/></head>`;
  assert.equal(titleOf(page('A | B &amp; C | Acme'), 'Acme'), 'A | B & C');
  assert.equal(titleOf('<head></head>', 'Acme'), 'Acme');
});

test('the place is a doc’s section and version, or a post’s date', () => {
  const version = {
    isLast: true,
    label: '1',
    docs: [
      {id: 'a', permalink: '/docs/a'},
      {id: 'b', permalink: '/docs/b', sidebar: 'rest'},
      {id: 'folder/', permalink: '/docs/folder/'},
    ],
  };
  const next = {...version, isLast: false, label: 'Next', docs: [{id: 'a', permalink: '/docs/next/a'}]};
  const post = {metadata: {permalink: '/blog/2', date: new Date('2024-06-18')}};
  const places = placesOf({
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [next, version]}},
    'docusaurus-plugin-content-blog': {default: {blogPosts: [post]}},
  } as unknown as AllContent);
  assert.deepEqual(Object.fromEntries(places), {
    '/docs/next/a': 'Next, Documentation',
    '/docs/a': 'Documentation',
    '/docs/b': 'API',
    '/docs/folder': 'Documentation',
    '/blog/2': 'Blog, June 18, 2024',
  });
});

test('a short title is large, and a long one is smaller on more lines', () => {
  assert.deepEqual(fitTitle('Braze'), {size: 128, lines: ['Braze']});
  const long = fitTitle('Premium Household Income Midpoint and personalization');
  assert.ok(long.size < 128 && long.lines.length === 3, JSON.stringify(long));
});

test('a card escapes its text, and shows the host next to a short name', () => {
  const texts = (changes: Partial<Card>) =>
    [...cardSvg({...card, ...changes}, logo).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words);
  const escaped = ['Guides', '&lt;b&gt; &amp; &quot;x&quot;', 'Acme', 'docs.example.com'];
  assert.deepEqual(texts({title: '<b> & "x"'}), escaped);
  assert.equal(texts({site: 'A name of forty letters, to the very end of it'}).length, 3);
});

test('a logo without a square viewBox is reported', () => {
  assert.throws(() => cardSvg(card, '<svg viewBox="0 0 8 4"/>'), /icon\.svg has no square viewBox/);
});
