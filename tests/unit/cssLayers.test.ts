import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import postcss from 'postcss';
import {componentsInLayer} from '../../plugins/css-layers';

/** The text of a style sheet after the plugin. */
const layered = (file: string) =>
  postcss([componentsInLayer])
    .process('.a { color: red }', {from: path.resolve(file)})
    .css.replace(/\s+/g, ' ');

const sheets = (fs.readdirSync('src', {recursive: true}) as string[])
  .filter((file) => file.endsWith('.css') && !file.startsWith('css'))
  .map((file) => `src/${file}`);

test('the styles of every component go into their layer', () => {
  assert.ok(sheets.length > 40, `${sheets.length} sheets`);
  for (const file of sheets) {
    assert.equal(layered(file), '@layer site.parts {.a { color: red } }');
  }
});

test('style sheets with their own layer, and those of packages, stay unchanged', () => {
  for (const file of ['src/css/base.css', 'src/css/index.css', 'node_modules/a-package/styles.module.css']) {
    assert.equal(layered(file), '.a { color: red }');
  }
});
