import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {pathToFileURL} from 'node:url';
import {asked, changed, keysOf, valueIn} from '../../scripts/brand/change';

const text = fs.readFileSync('brand.ts', 'utf8');

test('every key that is asked for is in brand.ts, and keys from the environment are not offered', () => {
  const keys = keysOf(text);
  assert.deepEqual(
    Object.keys(asked).filter((key) => !keys.includes(key)),
    [],
  );
  assert.ok(!keys.includes('searchApiKey'));
});

test('new values are written in their lines, and all else stays', () => {
  const made = changed(text, {name: 'Acme', company: "Acme's LLC", siteUrl: 'https://www.acme.example'});
  assert.deepEqual(
    made.changes.map((line) => line.trim().split(':')[0]),
    ['name', 'company', 'siteUrl'],
  );
  assert.match(made.text, /^ {2}company: 'Acme\\'s LLC',$/m);
  assert.equal(valueIn(made.text, 'company'), "Acme's LLC");
  const others = (source: string) => source.split('\n').filter((line) => !/^ {2}(?:name|company|siteUrl): /.test(line));
  assert.deepEqual(others(made.text), others(text));
});

test('a value as it is changes nothing', () => {
  assert.deepEqual(changed(text, {name: valueIn(text, 'name')}), {text, changes: []});
});

test('a bad value is refused with its line, an unknown key with the known ones', () => {
  assert.throws(
    () => changed(text, {supportEmail: 'nobody'}),
    /brand\.ts:\d+: supportEmail: found "nobody"; allowed: an email address/,
  );
  assert.throws(() => changed(text, {nmae: 'Acme'}), /found "nmae"; allowed: name, slug, company/);
});

test('the command shows what changes, and writes a copy of the file when it is told to', (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  ['docs', 'versioned_docs', 'blog', 'src/pages'].forEach((place) =>
    fs.mkdirSync(path.join(folder, place), {recursive: true}),
  );
  fs.writeFileSync(path.join(folder, 'docs/a.mdx'), 'Ask %brand.name%.');
  fs.copyFileSync('brand.ts', path.join(folder, 'brand.ts'));
  fs.writeFileSync(path.join(folder, 'acme.json'), JSON.stringify({name: 'Acme', slug: 'acme'}));
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', pathToFileURL(require.resolve('tsx')).href, path.resolve('scripts/brand.ts'), ...args],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
  const shown = run('--from', 'acme.json');
  assert.match(
    shown.stdout,
    /name: 'Fieldmark' → 'Acme'[\s\S]*Files with tokens: name 1[\s\S]*Nothing is written/,
    shown.stderr,
  );
  assert.equal(fs.readFileSync(path.join(folder, 'brand.ts'), 'utf8'), text);
  assert.match(run('--from', 'acme.json', '--yes').stdout, /brand\.ts is written/);
  assert.match(fs.readFileSync(path.join(folder, 'brand.ts'), 'utf8'), /name: 'Acme',\n {2}slug: 'acme',/);
  assert.match(run('--from', 'acme.json', '--yes').stdout, /stays as it is/);
  const wrong = run('--slug', 'Acme Inc', '--yes');
  assert.equal(wrong.status, 1);
  assert.match(wrong.stderr, /brand\.ts:\d+: slug: found "Acme Inc"; allowed: lower-case letters/);
  assert.doesNotMatch(wrong.stderr, /\bat .*:\d+:\d+\)/);
});
