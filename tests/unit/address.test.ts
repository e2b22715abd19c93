import assert from 'node:assert/strict';
import {test} from 'vitest';
import {decodable} from '../../src/client/navigation';

test('a part of an address that decodes is left as it is', () => {
  for (const part of ['', '#', '#page-view', '#%C3%A9', '/docs/a%20b', '#50%25']) {
    assert.equal(decodable(part), part);
  }
});

test('a part that does not decode is escaped, so that it decodes to what was typed', () => {
  for (const part of ['#%', '#%E0%A4%A', '/%', '/docs/%zz', '#%ED%A0%80', '#%%%']) {
    assert.equal(decodeURIComponent(decodable(part)), part);
    assert.equal(decodable(decodable(part)), decodable(part));
  }
});
