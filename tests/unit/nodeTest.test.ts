import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';

/** What the runner says of these files of tests, and how it ends. */
function outcomeOf(t: test.TestContext, files: Record<string, string>) {
  fs.mkdirSync('.cache', {recursive: true});
  const folder = fs.mkdtempSync(path.join('.cache', 'runner-'));
  t.after(() => {
    fs.rmSync(folder, {recursive: true});
    fs.rmSync(path.join('.cache/tests', path.basename(folder)), {recursive: true, force: true});
  });
  for (const [name, source] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, `${name}.test.ts`), `import test from 'node:test';\n${source}`);
  }
  // Inside of a test the runner would take itself for a part of this one.
  const {NODE_TEST_CONTEXT: _context, ...env} = process.env;
  const {status, stdout} = spawnSync(process.execPath, ['scripts/node-test.mjs', folder, '--test-reporter=tap'], {env});
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(String(stdout))?.[1]);
  return {status, passed: count('pass'), failed: count('fail')};
}

test('files that share a process are counted as if each had its own', (t) => {
  const five = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, `test('${name}', () => undefined);`]));
  assert.deepEqual(outcomeOf(t, five), {status: 0, passed: 5, failed: 0});
});

test('a test that fails, and a file that can’t be loaded, fail the run, and the others go on', (t) => {
  const failing = {
    a: `test('a', () => { throw new Error('no'); });`,
    b: `test('b', () => undefined);`,
  };
  assert.deepEqual(outcomeOf(t, failing), {status: 1, passed: 1, failed: 1});
  const {status, passed} = outcomeOf(t, {a: `throw new Error('no');`, b: `test('b', () => undefined);`});
  assert.deepEqual({status, passed}, {status: 1, passed: 1});
});
