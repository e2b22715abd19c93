import assert from 'node:assert/strict';
import test from 'node:test';
import {closest} from '../../src/components/PageGuesses/closest';

const paths = [
  '/docs/destinations/snowflake',
  '/docs/destinations/kafka',
  '/docs/start-pixel-installation',
  '/docs/faq',
];

test('a typing mistake leads to the page that was meant', () => {
  assert.equal(closest('/docs/destinations/snowflak', paths, 1)[0], '/docs/destinations/snowflake');
  assert.deepEqual(closest('/docs/destinations/kafkaa', paths, 4), ['/docs/destinations/kafka']);
  assert.deepEqual(closest('/docs/kafkaa', paths, 4), ['/docs/destinations/kafka']);
  assert.equal(closest('/docs/pixel-instalation', paths, 1)[0], '/docs/start-pixel-installation');
});

test('an address like no other gives no guesses', () => {
  assert.deepEqual(closest('/wp-login.php', paths, 4), []);
});
