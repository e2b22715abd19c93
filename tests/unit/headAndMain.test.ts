import assert from 'node:assert/strict';
import test from 'node:test';
import {load} from 'cheerio';
import {headAndMain} from '../../plugins/headAndMain';

test('head and main part of a page read as they do in the whole page', () => {
  const html =
    '<!doctype html><head><title>A page</title></head><body><nav><a href=/x>x</a></nav><main class=m><p>One<p>Two</main><footer>End</footer></body>';
  const $ = load(headAndMain(html));
  assert.equal($('title').text(), 'A page');
  assert.equal($('main.m p').length, 2);
  assert.equal($('nav, footer').length, 0);
});

test('a page without a main part stays whole', () => {
  const html = '<!doctype html><head><title>Badge</title></head><body><p>Not a main part</p></body>';
  assert.equal(headAndMain(html), html);
});
