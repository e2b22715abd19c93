import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished, test} from 'vitest';
import {asked, changed, keysOf, valueIn} from '../../scripts/brand';

const text = fs.readFileSync('brand.ts', 'utf8');

test('every key that the command asks for is in brand.ts, and keys from the environment are not', () => {
  const keys = keysOf(text);
  assert.ok(Object.keys(asked).every((key) => keys.includes(key)));
  assert.ok(!keys.includes('searchApiKey'));
});

test('new values are written in their lines, and the other lines stay', () => {
  const made = changed(text, {name: 'Acme', company: "Acme's LLC", siteUrl: valueIn(text, 'siteUrl')});
  assert.deepEqual(
    made.changes.map((line) => line.trim().split(':')[0]),
    ['name', 'company'],
  );
  assert.match(made.text, /^ {2}company: 'Acme\\'s LLC',$/m);
  assert.equal(valueIn(made.text, 'company'), "Acme's LLC");
  const others = (source: string) => source.split('\n').filter((line) => !/^ {2}(?:name|company): /.test(line));
  assert.deepEqual(others(made.text), others(text));
});

test('a bad value is refused with its line, an unknown key with the known ones', () => {
  const bad = {supportEmail: 'nobody'};
  assert.throws(() => changed(text, bad), /brand\.ts:\d+: supportEmail: found "nobody"; allowed: an email address/);
  assert.throws(() => changed(text, {nmae: 'Acme'}), /found "nmae"; allowed: name, slug, company/);
});

test('the command writes the file and shows what has changed', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  fs.copyFileSync('brand.ts', path.join(folder, 'brand.ts'));
  fs.writeFileSync(path.join(folder, 'acme.json'), JSON.stringify({name: 'Acme', slug: 'acme'}));
  const command = [path.resolve('node_modules/jiti/lib/jiti-cli.mjs'), path.resolve('scripts/brand.ts')];
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [...command, ...args], {cwd: folder, encoding: 'utf8'});
  const written = () => fs.readFileSync(path.join(folder, 'brand.ts'), 'utf8');
  assert.match(run('--from', 'acme.json').stdout, /brand\.ts is written:[\s\S]*'Fieldmark' → 'Acme'/);
  assert.match(written(), /name: 'Acme',\n {2}slug: 'acme',/);
  const wrong = run('--slug', 'Acme Inc');
  assert.equal(wrong.status, 1);
  assert.match(wrong.stderr, /brand\.ts:\d+: slug: found "Acme Inc"; allowed: lower-case letters/);
});
