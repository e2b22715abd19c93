import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, test} from 'vitest';
import {type Build, filesOf, heavier, weightOf} from '../build/pageWeight';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'page-weight-'));
afterAll(() => fs.rmSync(root, {recursive: true}));

const page = (base: string) =>
  `<link rel="stylesheet" href="${base}a.css"><script src="${base}untouched.js"></script>
<div data-scripts="${base}main.js ${base}main.js"></div>`;

/** A build of one page whose entry has so many bytes that can't be compressed. */
function buildWith(name: string, base: string, bytes: number): Build {
  const folder = path.join(root, name);
  fs.mkdirSync(folder, {recursive: true});
  const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
  write('a.html', page(base));
  ['a.css', 'untouched.js'].forEach((file) => write(file, `/* ${file} */`));
  write('main.js', crypto.randomBytes(bytes).toString('base64'));
  return {folder, base};
}

const [light, heavy] = [buildWith('light', '/', 1000), buildWith('heavy', '/site/', 3000)];

test('a page weighs what its style sheets, scripts and entry weigh, wherever it is served', () => {
  assert.deepEqual(filesOf(heavy, 'a.html'), ['a.css', 'untouched.js', 'main.js']);
  assert.ok(weightOf(light, 'a.html') > 1000 && weightOf(light, 'a.html') < 1500);
});

test('a page that has grown by more than there is room for is named with both weights', () => {
  assert.deepEqual(heavier(light, heavy, [['a.html', 'a.html']], 0), []);
  assert.deepEqual(heavier(heavy, light, [['a.html', 'a.html']], 2500), []);
  assert.match(
    heavier(heavy, light, [['a.html', 'a.html']], 1000).join(),
    /^a\.html: 3\d{3} bytes, a\.html has 1\d{3}$/,
  );
});

test('a page that names no scripts is no page of the site', () => {
  fs.writeFileSync(path.join(light.folder, 'b.html'), page('/').replace('data-scripts', 'data-other'));
  assert.throws(() => weightOf(light, 'b.html'), /b\.html lists no scripts in data-scripts/);
});
