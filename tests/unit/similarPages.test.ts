import assert from 'node:assert/strict';
import {test} from 'vitest';
import {meantPage, mostSimilarPages} from '../../src/sections/SimilarPages/similarPages';

const paths = [
  '/docs/destinations/snowflake',
  '/docs/destinations/kafka',
  '/docs/start-pixel-installation',
  '/docs/Integrations',
  '/docs/faq',
];

test('a typing mistake leads to the page that was meant', () => {
  assert.equal(mostSimilarPages('/docs/destinations/snowflak', paths, 1)[0], '/docs/destinations/snowflake');
  assert.deepEqual(mostSimilarPages('/docs/destinations/kafkaa', paths, 4), ['/docs/destinations/kafka']);
  assert.deepEqual(mostSimilarPages('/docs/kafkaa', paths, 4), ['/docs/destinations/kafka']);
  assert.equal(mostSimilarPages('/docs/pixel-instalation', paths, 1)[0], '/docs/start-pixel-installation');
  const both = ['/docs/next/start-create-a-pixel', '/docs/start-create-a-pixel'];
  assert.deepEqual(mostSimilarPages('/docs/start-create-a-pixl', both, 1), ['/docs/start-create-a-pixel']);
});

test('an address that is similar to none has no similar pages', () => {
  assert.deepEqual(mostSimilarPages('/wp-login.php', paths, 4), []);
});

test('punctuation at the end and other capitals lead to the page, and nothing else does', () => {
  for (const end of [')', ',', '.', '%29', '),', '/', '”']) {
    assert.equal(meantPage(`/docs/faq${end}`, paths), '/docs/faq');
  }
  assert.equal(meantPage('/docs/integrations', paths), '/docs/Integrations');
  assert.equal(meantPage('/Docs/FAQ', paths), '/docs/faq');
  for (const other of ['/docs/fa', '/docs/faq.png', '/', '/%E0%A4%A', '/docs/faq']) {
    assert.equal(meantPage(other, paths), undefined);
  }
});
