import assert from 'node:assert/strict';
import test from 'node:test';
import type {AllContent} from '@docusaurus/types';
import {cardAddress, pageFile} from '../../src/lib/cardAddress';
import {type Card, cardKey, cardText} from '../../plugins/social-cards/card';
import {titleOf} from '../../plugins/social-cards/page';
import {placesOf, trailOf} from '../../plugins/social-cards/trails';

const card: Card = {title: 'A page', trail: ['Guides'], number: 3, site: 'Acme', host: 'docs.example.com'};

test('a card and a page are found by route, whatever the base', () => {
  const routes = ['/', '/docs', '/docs/x', '/404.html', '/docs/x/'];
  assert.deepEqual(
    routes.map((route) => cardAddress(route, '/')),
    ['index', 'docs', 'docs/x', '404', 'docs/x'].map((name) => `img/cards/${name}.png`),
  );
  assert.equal(cardAddress('/base/docs/x', '/base/'), 'img/cards/docs/x.png');
  assert.equal(cardAddress('/base/', '/base/'), 'img/cards/index.png');
  assert.deepEqual(
    routes.map((route) => pageFile(route, '/')),
    ['index.html', 'docs.html', 'docs/x.html', '404.html', 'docs/x/index.html'],
  );
});

test('the title comes from the first heading, else from the page title', () => {
  assert.equal(
    titleOf('<title data-rh=true>T | Site</title><h1 class=x>A <code>b</code> &amp; &#x27;c&#x27;</h1><h1>no</h1>'),
    "A b & 'c'",
  );
  assert.equal(titleOf('<title data-rh=true>A | B | Site</title><p>none'), 'A | B');
  assert.equal(titleOf('<p>nothing'), '');
});

test('places come from the sidebars, the version and the order of posts', () => {
  const doc = (id: string, image?: string) => ({id, permalink: `/docs/${id}`, title: id, frontMatter: {image}});
  const leaf = (id: string) => ({type: 'doc', id});
  const version = {
    isLast: true,
    label: '1',
    docs: [doc('a'), doc('b', 'own.png'), doc('c'), doc('loose')],
    sidebars: {
      s: [
        leaf('a'),
        {
          type: 'category',
          label: 'DESTINATIONS',
          items: [{type: 'category', label: 'FAQ', items: [leaf('c'), leaf('b')]}],
        },
      ],
    },
  };
  const next = {...version, isLast: false, label: 'Next', docs: [{...doc('a'), permalink: '/docs/next/a'}]};
  const post = (permalink: string, date: string) => ({
    metadata: {permalink, title: permalink, date: new Date(date), frontMatter: {}},
  });
  const places = placesOf({
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [next, version]}},
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: [post('/blog/2', '2024-06-18'), post('/blog/1', '2023-01-02')]},
    },
    'docusaurus-plugin-content-pages': {default: [{type: 'jsx', permalink: '/', source: ''}]},
  } as unknown as AllContent);
  assert.deepEqual(places.get('/docs/a')?.trail, ['Documentation']);
  assert.deepEqual(places.get('/docs/next/a')?.trail, ['Next', 'Documentation']);
  assert.deepEqual(places.get('/docs/b'), {trail: ['Destinations', 'FAQ'], number: 2, title: 'b', ownImage: true});
  assert.deepEqual(places.get('/docs/loose')?.number, undefined);
  assert.deepEqual(places.get('/blog/2'), {
    trail: ['Blog', 'June 18, 2024'],
    number: 2,
    title: '/blog/2',
    ownImage: false,
  });
  assert.equal(places.has('/'), false);
  assert.deepEqual(['/', '/docs', '/blog', '/blog/tags', '/privacy-policy'].map(trailOf), [
    [],
    ['Documentation'],
    [],
    ['Blog'],
    [],
  ]);
});

test('the text for those who do not see the card says what it says', () => {
  assert.equal(cardText(card), 'A page (Guides)');
  assert.equal(cardText({title: 'Home', trail: []}), 'Home');
});

test('everything that a card says makes its picture another one', () => {
  const changed = [{title: 'B'}, {trail: []}, {number: 4}, {site: 'B'}, {host: 'b.example'}].map((part) =>
    cardKey({...card, ...part}),
  );
  assert.equal(new Set([...changed, cardKey(card)]).size, 6);
  assert.equal(cardKey({...card}), cardKey(card));
});
