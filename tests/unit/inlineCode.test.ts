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

test('short code and single symbols do not break, and no text is lost', () => {
  assert.deepEqual(splitAtBreaks('first_name'), ['first_name']);
  assert.deepEqual(splitAtBreaks('_________________'), ['_________________']);
  const long = 'SELECT (a.b), lower(_data ->> "email") FROM x.y';
  assert.equal(splitAtBreaks(long).join(''), long);
});

test('options and short words with hyphens do not break', () => {
  assert.deepEqual('kafka-get-offsets.sh --time earliest'.split(unbroken)[1], 'kafka-get-offsets.sh');
  assert.deepEqual('</opt-in-form>'.split(unbroken), ['', '</opt-in-form>', '']);
  assert.deepEqual('https://rest.iad-01.example'.split(unbroken), ['https://', 'rest.iad-01.example', '']);
});
