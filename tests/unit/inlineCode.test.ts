import assert from 'node:assert/strict';
import {test} from 'vitest';
import {splitAtBreaks, unbroken} from '../../src/components/InlineCode/lineBreaks';

test('long code can break between its words', () => {
  assert.deepEqual(splitAtBreaks('protocol.security_protocol'), ['protocol.', 'security_', 'protocol']);
  assert.deepEqual(splitAtBreaks('fullRefreshOverwriteDedup'), ['full', 'Refresh', 'Overwrite', 'Dedup']);
  assert.deepEqual(splitAtBreaks('https://shop.example.com/tents'), ['https://', 'shop.', 'example.', 'com/', 'tents']);
  assert.deepEqual(splitAtBreaks('/docs/start-registration'), ['/docs/', 'start-registration']);
  assert.deepEqual(splitAtBreaks('c360e955a2708b63a70e4ab4de108e6f'), ['c360e955a2708b63', 'a70e4ab4de108e6f']);
});

test('short code, words with hyphens, and single symbols do not break, and no text is lost', () => {
  const pieces = ['', '</opt-in-form>', ' on https://', 'rest.iad-01.example', ' with ', '--time', ''];
  assert.deepEqual(pieces.join('').split(unbroken), pieces);
  assert.deepEqual(splitAtBreaks('first_name'), ['first_name']);
  assert.deepEqual(splitAtBreaks('_________________'), ['_________________']);
  const long = 'SELECT (a.b), lower(_data ->> "email") FROM x.y';
  assert.equal(splitAtBreaks(long).join(''), long);
});
