import assert from 'node:assert/strict';
import test from 'node:test';
import {inTurn} from '../../plugins/inTurn';

test('so many items are done at a time, and what came of them is in their order', async () => {
  let running = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  const done = inTurn([...'abcdef'], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => waiting.push(resolve));
    running -= 1;
    return item.toUpperCase();
  });
  while (most < 2 || running > 0 || waiting.length > 0) {
    // The one who came last is let go first.
    waiting.pop()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual([await done, most], [[...'ABCDEF'], 2]);
  assert.deepEqual(await inTurn([], 2, () => Promise.resolve('never')), []);
});

test('what the work throws is thrown', async () => {
  const begun: string[] = [];
  await assert.rejects(
    inTurn([...'abc'], 1, (item) => {
      begun.push(item);
      return item === 'b' ? Promise.reject(new Error('b is not right')) : Promise.resolve(item);
    }),
    /b is not right/,
  );
  assert.deepEqual(begun, ['a', 'b']);
});
