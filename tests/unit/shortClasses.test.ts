import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import shortClasses, {kept} from '../../plugins/short-classes';
import {shortNamesOf} from '../../plugins/short-classes/names';

function sheets(t: test.TestContext, files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'classes-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, css] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), css);
  }
  return folder;
}

const two = {
  'A/styles.module.css': '.bar { color: red } .bar:hover .label-2 { animation: turn 1s } @keyframes turn {}',
  'B/styles.module.css': '.bar { margin: .5rem }',
};

test('each class of each sheet has a name of two signs of its own, wherever the folder is', (t) => {
  const [folder, other] = [sheets(t, two), sheets(t, two)];
  const names = (at: string) => {
    const {nameOf: short} = shortNamesOf([at]);
    const ask = (sheet: string, name: string) => short(path.join(at, sheet, 'styles.module.css'), name);
    return [ask('A', 'bar'), ask('A', 'label-2'), ask('A', 'turn'), ask('B', 'bar')];
  };
  assert.equal(new Set(names(folder)).size, 4);
  assert.ok(names(folder).every((name) => /^[A-Z][A-Za-z0-9]$/.test(name) && !/^ad/i.test(name)));
  assert.deepEqual(names(other), names(folder));
});

test('all names together are known by a hash, which one more class changes', (t) => {
  const more = {...two, 'A/styles.module.css': `${two['A/styles.module.css']} .added {}`};
  const [folder, same, other] = [two, two, more].map((files) => shortNamesOf([sheets(t, files)]).digest);
  assert.equal(folder, same);
  assert.notEqual(folder, other);
});

test('a sheet of an unknown folder and a class that no sheet has are refused', (t) => {
  const folder = sheets(t, two);
  const {nameOf: short} = shortNamesOf([path.join(folder, 'A')]);
  assert.throws(() => short(path.join(folder, 'B/styles.module.css'), 'bar'), /no short name for "bar" of .*B/);
  assert.throws(() => short(path.join(folder, 'A/styles.module.css'), 'foot'), /no short name for "foot"/);
});

test('more classes than short names are refused', (t) => {
  const many = Array.from({length: 2000}, (_, index) => `.name${index} {}`).join('\n');
  assert.throws(() => shortNamesOf([sheets(t, {'a.module.css': many})]), /2000 names of classes, and \d+ short ones/);
});

test('rules of the bundler without options for classes fail the build', (t) => {
  const before = process.env.NODE_ENV;
  t.after(() => (process.env.NODE_ENV = before));
  process.env.NODE_ENV = 'production';
  const {configureWebpack} = shortClasses({siteDir: process.cwd()} as never);
  const configure = (config: object) => configureWebpack?.(config as never, false, {} as never, undefined);
  assert.throws(() => configure({module: {rules: [{test: /css/}]}}), /the edit "short classes" has nothing to do/);
  const modules = {localIdentName: '[local]'};
  configure({module: {rules: [{use: [{options: {modules}}]}]}});
  assert.equal(typeof (modules as {getLocalIdent?: unknown}).getLocalIdent, 'function');
  // What was compiled with other names is not used again.
  const cache = {type: 'persistent', version: 'client'};
  configure({module: {rules: [{use: [{options: {modules}}]}]}, experiments: {cache}});
  assert.match(cache.version, /^client-[0-9a-f]{16}$/);
});

test('what looks for a class by a part of its name finds one that keeps its name', () => {
  const files = (fs.readdirSync('src', {recursive: true}) as string[]).filter((name) => /\.(?:css|tsx?)$/.test(name));
  const parts = files.flatMap((name) =>
    [...fs.readFileSync(path.join('src', name), 'utf8').matchAll(/\[class[*^$~|]?=['"]?([\w-]+)/g)].map(
      ([, part = '']) => part,
    ),
  );
  assert.ok(parts.length > 1);
  assert.deepEqual(
    parts.filter((part) => !kept.some((name) => name.includes(part))),
    [],
  );
});
