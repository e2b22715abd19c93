import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {builtWith} from '../../scripts/maintaining/builtWith';
import {changelog} from '../../scripts/maintaining/changelog';
import {dependencyFindings} from '../../scripts/maintaining/dependencies';
import {picture, rooms, usesOfRooms, withPicture} from '../../scripts/maintaining/rooms';

const read = (file: string) => fs.readFileSync(file, 'utf8');

test('the picture of the rooms shows the imports that there are', () => {
  const page = read('maintaining/architecture.md');
  assert.equal(withPicture(page), page, 'run "npm run architecture"');
  assert.throws(() => withPicture('# Architecture'), /no <!-- rooms --> … <!-- end -->/);
});

test('arrows lead down: rooms import from those before them', () => {
  for (const [room, used] of usesOfRooms()) {
    const above = used.filter((each) => rooms.indexOf(each as never) > rooms.indexOf(room as never));
    assert.deepEqual(above, [], room);
  }
  assert.equal(
    picture(
      new Map([
        ['brand.ts', []],
        ['content', ['brand.ts']],
      ]),
    ),
    '```mermaid\nflowchart TD\n  content["content"]\n  brand_ts["brand.ts"]\n  content --> brand_ts\n```',
  );
});

test('each package has a reason and a replacement, and nothing else is listed', () => {
  const packages = JSON.parse(read('package.json'));
  const list = read('maintaining/dependencies.md');
  assert.deepEqual(dependencyFindings(list, packages), []);
  const found = (text: string) => dependencyFindings(text, {dependencies: {a: '1', b: '1'}}).map((each) => each.found);
  assert.deepEqual(found('| `a` | reason | other |\n| `c` | reason | other |'), [
    'c, which package.json does not have',
    'no row for b',
  ]);
  assert.deepEqual(found('| `a`, `b` | reason | |'), ['a, b without a replacement']);
});

test('what a production build names is installed without the packages of development', async () => {
  const {dependencies} = JSON.parse(read('package.json')) as {dependencies: Record<string, string>};
  const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, {dev?: boolean}>};
  const named = await builtWith();
  for (const name of ['tsx', '@fontsource/newsreader', '@docusaurus/core', 'cheerio']) {
    assert.ok(named.has(name), name);
  }
  for (const [name, file] of named) {
    assert.ok(name in dependencies, `${file} needs ${name}, which is not among the dependencies of package.json`);
    assert.ok(packages[`node_modules/${name}`]?.dev !== true, `${name} is of development in package-lock.json`);
  }
});

test('a package is found by its import, by its path and by what Node loads; types need none', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-with-'));
  t.after(() => fs.rmSync(folder, {recursive: true, force: true}));
  const start = path.join(folder, 'start.ts');
  fs.writeFileSync(start, `import type {Root} from 'mdast';\nimport './used';\nexport type Tree = Root;\n`);
  fs.writeFileSync(
    path.join(folder, 'used.ts'),
    `import fs from 'node:fs';
import {a} from '@a/imported/part';
export const face = [fs, a, 'node_modules/@a/read/files', 'node_modules/.lock', ['--import', 'loaded', './b.ts']];`,
  );
  assert.deepEqual([...(await builtWith([start])).keys()], ['@a/imported', '@a/read', 'loaded']);
});

test('commands and files that maintainers are told of exist', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const wrong = fs
    .readdirSync('maintaining')
    .map((name) => `maintaining/${name}`)
    .flatMap((file) => {
      const text = read(file);
      const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
      const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => `maintaining/${link}`);
      return [
        ...commands.filter((name) => !(name in scripts)).map((name) => `${file}: npm run ${name}`),
        ...links.filter((link) => !fs.existsSync(link)).map((link) => `${file}: ${link}`),
      ];
    });
  assert.deepEqual(wrong, []);
});

test('the changelog has commits by tag and day, newest first', () => {
  const text = changelog([
    {day: '2026-02-02', subject: 'c_d', tag: ''},
    {day: '2026-02-01', subject: 'b', tag: 'v1'},
    {day: '2026-02-01', subject: 'a', tag: ''},
  ]);
  assert.match(text, /## Not released\n\n### 2026-02-02\n\n- c\\_d\n\n## v1\n\n### 2026-02-01\n\n- b\n- a\n$/);
});

test('the changelog does not tell of itself', () => {
  const own = (tag: string) => ({day: '2026-02-02', subject: 'Changelog', tag});
  const other = {day: '2026-02-01', subject: 'a', tag: ''};
  assert.match(changelog([own(''), other]), /## Not released\n\n### 2026-02-01\n\n- a\n$/);
  assert.match(changelog([own('v1'), other]), /## v1\n\n### 2026-02-02\n\n- Changelog\n\n### 2026-02-01\n\n- a\n$/);
});
