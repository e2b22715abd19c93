import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import postcss, {type AcceptedPlugin} from 'postcss';
import {partsInLayer} from '../../plugins/css-layers';

/** The text of a sheet after the step. */
const layered = (file: string) =>
  postcss([partsInLayer as AcceptedPlugin])
    .process('.a { color: red }', {from: path.resolve(file)})
    .css.replace(/\s+/g, ' ');

const sheets = (fs.readdirSync('src', {recursive: true}) as string[])
  .filter((file) => file.endsWith('.css') && !file.startsWith('css'))
  .map((file) => `src/${file}`);

test('the styles of every component go into the layer of parts', () => {
  assert.ok(sheets.length > 40, `${sheets.length} sheets`);
  for (const file of sheets) {
    assert.equal(layered(file), '@layer site.parts {.a { color: red } }');
  }
});

test('sheets with a layer of their own, and those of packages, stay as they are', () => {
  for (const file of ['src/css/base.css', 'src/css/index.css', 'node_modules/a-package/styles.module.css']) {
    assert.equal(layered(file), '.a { color: red }');
  }
});
