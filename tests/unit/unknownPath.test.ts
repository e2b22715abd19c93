import assert from 'node:assert/strict';
import {test} from 'vitest';
import {correctPath, queryFromPath} from '../../src/lib/unknownPath';

const paths = ['/docs/destinations/kafka', '/docs/Integrations', '/docs/faq', '/docs/café'];

test('the search query is the words at the end of the path', () => {
  const words = {'/docs/pixel-instalation': 'pixel instalation', '/a/faq.html': 'faq', '/b%20c/': 'b c', '/': ''};
  for (const [path, text] of Object.entries(words)) {
    assert.equal(queryFromPath(path), text);
  }
});

test('only trailing punctuation and different capitalization lead to the page', () => {
  for (const end of [')', ',', '.', '%29', '),', '/', '”']) {
    assert.equal(correctPath(`/docs/faq${end}`, paths), '/docs/faq');
  }
  assert.equal(correctPath('/docs/integrations', paths), '/docs/Integrations');
  assert.equal(correctPath('/Docs/FAQ', paths), '/docs/faq');
  for (const other of ['/docs/fa', '/docs/faq.png', '/', '/%E0%A4%A', '/docs/faq', '/docs/caf%C3%A9']) {
    assert.equal(correctPath(other, paths), undefined);
  }
});
