import assert from 'node:assert/strict';
import {test} from 'vitest';
import {partsOf} from '../../src/components/InlineCode/parts';

test('long code can break between its words', () => {
  assert.deepEqual(partsOf('protocol.security_protocol'), ['protocol.', 'security_', 'protocol']);
  assert.deepEqual(partsOf('fullRefreshOverwriteDedup'), ['full', 'Refresh', 'Overwrite', 'Dedup']);
  assert.deepEqual(partsOf('https://shop.example.com/tents'), ['https://', 'shop.', 'example.', 'com/', 'tents']);
  assert.deepEqual(partsOf('/docs/start-registration'), ['/docs/', 'start-registration']);
  assert.deepEqual(partsOf('c360e955a2708b63a70e4ab4de108e6f'), ['c360e955a2708b63', 'a70e4ab4de108e6f']);
});

test('short code and single symbols do not break, and no text is lost', () => {
  assert.deepEqual(partsOf('first_name'), ['first_name']);
  assert.deepEqual(partsOf('_________________'), ['_________________']);
  const long = 'SELECT (a.b), lower(_data ->> "email") FROM x.y';
  assert.equal(partsOf(long).join(''), long);
});
