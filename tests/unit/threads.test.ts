import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {encodePng} from '../../plugins/social-cards/draw/png';
import {inThread} from '../../plugins/threads';
import {compile} from '../../plugins/threads/compile.cjs';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'threads-'));

test.after(() => fs.rmSync(temporary, {recursive: true}));

const write = (name: string, text: string) => {
  const file = path.join(temporary, name);
  fs.writeFileSync(file, text);
  return file;
};

/** What a compiled file exports, read anew. */
const load = (file: string): unknown => {
  const read = createRequire(file);
  Reflect.deleteProperty(read.cache, file);
  return read(file);
};

test('files become one, and each still knows where it is', async () => {
  write('inner.ts', 'export const place: string = __dirname;\nexport const file: string = __filename;\n');
  const entry = write('entry.ts', "import {file, place} from './inner';\nexport default {place, file};\n");
  const output = path.join(temporary, 'out/deep/entry.cjs');
  await compile(entry, output);
  assert.deepEqual((load(output) as {default: object}).default, {
    place: temporary,
    file: path.join(temporary, 'inner.ts'),
  });
  assert.deepEqual(fs.readdirSync(path.dirname(output)), ['entry.cjs']);
});

test('what comes out the same is not written again, and a change of any file is', async () => {
  const inner = write('value.ts', 'export const value = 1;\n');
  const entry = write('reader.ts', "export {value} from './value';\n");
  const output = path.join(temporary, 'reader.cjs');
  await compile(entry, output);
  const {mtimeMs} = fs.statSync(output);
  fs.writeFileSync(inner, '// A comment.\nexport const value = 1;\n');
  await compile(entry, output);
  assert.equal(fs.statSync(output).mtimeMs, mtimeMs);
  fs.writeFileSync(inner, 'export const value = 2;\n');
  await compile(entry, output);
  assert.deepEqual({...(load(output) as object)}, {value: 2});
});

test('a file that is not valid is named with its line', async () => {
  const entry = write('wrong.ts', 'export const a = 1;\nexport const = 2;\n');
  await assert.rejects(compile(entry, path.join(temporary, 'wrong.cjs')), /wrong\.ts:2:13: ERROR: Expected identifier/);
});

test('a job returns what it made, and throws what went wrong with its words', async () => {
  const page =
    '<head><meta name="description" content="D"></head><main><article><h1>T</h1><div class="markdown"><p>x</p></div></article></main>';
  const [article, none] = await Promise.all([inThread('readForTwin', page), inThread('readForTwin', '<p>no article')]);
  assert.deepEqual([article?.title, article?.description, article?.content, none], ['T', 'D', '<p>x</p>', null]);
  const entry = '<main><article><h1>T</h1><div data-search-entry id="e"></div></article></main>';
  await assert.rejects(
    inThread('readForSearch', {path: '/docs/a', section: 'Docs', kind: 'guide', html: entry} as never),
    /search: \/docs\/a: <div id="e"> is marked data-search-entry and has no name/,
  );
});

test('a page is looked at in a thread, and a card that is drawn there is a picture', async () => {
  const [[looked], png] = await Promise.all([
    inThread('look', ['docs/blank.mdx']),
    inThread('drawCard', {
      card: {title: 'A page', trail: ['Guides'], number: 3, site: 'Acme', host: 'docs.example.com'},
      siteDir: path.resolve(),
    }),
  ]);
  assert.deepEqual(looked?.findings, []);
  assert.ok(looked.sources.includes('brand.ts'));
  const signature = encodePng({width: 1, height: 1, pixels: Buffer.alloc(4)}).subarray(0, 8);
  assert.deepEqual([...png.subarray(0, 8)], [...signature]);
});
