import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {codeIn, openMade, openMadeValues} from '../../plugins/madeFiles';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'made-'));
const scratch = () => fs.mkdtempSync(path.join(temporary, 'test-'));

test.after(() => fs.rmSync(temporary, {recursive: true}));

test('a file is made once, also by later builds; what nobody asks for goes', async () => {
  const folder = path.join(scratch(), 'deep');
  let made = 0;
  const make = () => String((made += 1));
  const first = await openMade(folder, 'design');
  const [file, again] = await Promise.all([first.fileOf('a', make), first.fileOf('a', make)]);
  assert.equal(file, again);
  const second = await openMade(folder, 'design');
  assert.equal(await second.fileOf('a', make), file);
  assert.equal(made, 1);
  const other = await second.fileOf('b', make);
  await second.prune();
  assert.deepEqual(fs.readdirSync(folder).sort(), [file, other].map((each) => path.basename(each)).sort());
  const third = await openMade(folder, 'new design');
  const newer = await third.fileOf('a', async () => Buffer.from('3'));
  await third.prune();
  assert.deepEqual(fs.readdirSync(folder), [path.basename(newer)]);
  assert.equal(fs.readFileSync(newer, 'utf8'), '3');
});

test('what fails to be made leaves nothing behind', async () => {
  const folder = scratch();
  const files = await openMade(folder, 'design');
  await assert.rejects(
    files.fileOf('a', () => Promise.reject(new Error('no ink'))),
    /no ink/,
  );
  assert.deepEqual(fs.readdirSync(folder), []);
});

test('a value is made once and comes back as it was, also in later builds', async () => {
  const folder = scratch();
  let made = 0;
  const make = () => ({words: ['one', 'two'], none: null, made: (made += 1)});
  const first = await openMadeValues(folder, 'design');
  assert.deepEqual(await first.valueOf('a', make), {words: ['one', 'two'], none: null, made: 1});
  const second = await openMadeValues(folder, 'design');
  assert.deepEqual(await second.valueOf('a', make), {words: ['one', 'two'], none: null, made: 1});
  assert.equal((await second.valueOf('b', make)).made, 2);
  await second.prune();
  const third = await openMadeValues(folder, 'new design');
  assert.equal((await third.valueOf('a', make)).made, 3);
});

test('code that makes something differs with its files and with the packages', () => {
  const root = scratch();
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  };
  const names = ['plugins/one/a.ts', 'plugins/one/b.ts', 'plugins/shared.ts', 'package-lock.json'];
  [...names, 'plugins/two/a.ts', 'plugins/one/deep/a.ts'].forEach((name) => write(name, ''));
  const code = () => codeIn(root, ['plugins/one', 'plugins/shared.ts']);
  for (const name of names) {
    const before = code();
    write(name, 'changed');
    assert.notEqual(code(), before, name);
  }
  const before = code();
  write('plugins/two/a.ts', 'changed');
  assert.equal(code(), before);
  assert.throws(() => codeIn(root, ['plugins/none']), /plugins\/none/);
});
