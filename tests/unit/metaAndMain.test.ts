import assert from 'node:assert/strict';
import test from 'node:test';
import {load} from 'cheerio';
import {metaAndMain} from '../../plugins/metaAndMain';

const page = (head: string) =>
  `<!doctype html><html><head>${head}</head><body><nav><a href=/x>x</a></nav><main class=m><p>One<p>Two</main><footer>End</footer></body>`;

test('named values and main part of a page read as they do in the whole page', () => {
  const $ = load(
    metaAndMain(
      page(
        `<title>A page</title><meta name=description content="5 > 4, they're sure"/><meta name=tag content='say "a > b"'><meta property=og:type content=website>`,
      ),
    ),
  );
  assert.equal($('meta[name="description"]').attr('content'), "5 > 4, they're sure");
  assert.equal($('meta[name="tag"]').attr('content'), 'say "a > b"');
  assert.equal($('main.m p').length, 2);
  assert.equal($('nav, footer, title, [property]').length, 0);
});

test('another file of the bundle makes no other page, another description does', () => {
  const sheet = (name: string) => page(`<meta name=description content=One><link rel=stylesheet href=/${name}.css>`);
  assert.equal(metaAndMain(sheet('a')), metaAndMain(sheet('b')));
  assert.notEqual(metaAndMain(sheet('a')), metaAndMain(sheet('a').replace('One', 'Two')));
});

test('a page without a main part stays whole', () => {
  const html = '<!doctype html><head><title>Badge</title></head><body><p>Not a main part</p></body>';
  assert.equal(metaAndMain(html), html);
});
