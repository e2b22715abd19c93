import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import postcss from 'postcss';
import stylelint from 'stylelint';
import {colors} from '../../content/colors';
import {namesBelow} from '../../content/pageFile';
import {componentsInLayer} from '../../plugins/css-layers';

async function messagesOf(code: string): Promise<string[]> {
  const {results} = await stylelint.lint({code, codeFilename: 'src/components/Sample/styles.module.css'});
  return results.flatMap(({warnings}) => warnings.map(({line, rule}) => `${line} ${rule}`));
}

const [allowed, disallowed] = ['declaration-property-value-allowed-list', 'declaration-property-value-disallowed-list'];

const bad: [rule: string, declarations: string[]][] = [
  // Font sizes and families.
  [allowed, ['font-size: 1.1rem;', 'font-size: 14px;', 'font: 500 18px georgia;', '--ifm-h1-font-size: 3rem;']],
  [allowed, ['font-family: georgia;']],
  // Control sizes, spacing, line heights, and colors.
  [disallowed, ['min-height: 36px;', 'width: 44px;', 'min-width: 28px;', 'padding: 0 0.6rem;', 'margin-top: 2rem;']],
  [disallowed, ['column-gap: 1rem;', 'scroll-margin-top: 5rem;', 'line-height: 1.7;', 'color: #fff;']],
  [disallowed, ['background: rgb(16 18 22 / 60%);', 'border: 1px solid #d4d7dd;']],
];

test('a literal value is rejected if there is a token for it', async () => {
  for (const [rule, declarations] of bad) {
    for (const declaration of declarations) {
      assert.ok((await messagesOf(`.a {\n  ${declaration}\n}\n`)).includes(`2 ${rule}`), declaration);
    }
  }
});

// Inline spacing scales with the text; single-line heights and rules aren't part of a scale.
const good = [
  'font-size: var(--site-text-s);',
  'font: 500 var(--site-text-h3) / 1.2 var(--site-font-display);',
  'font: inherit;',
  'min-height: var(--site-control);',
  'height: 24px;',
  'padding: 28px;',
  'padding: 0 var(--site-space-s);',
  'margin: 0.2em;',
  'line-height: 1;',
  'gap: 1px;',
];

test('tokens, and values without a token, are accepted', async () => {
  for (const declaration of good) {
    assert.deepEqual(await messagesOf(`.a {\n  ${declaration}\n}\n`), [], declaration);
  }
});

test('titles don’t use container units, because iOS 15 would show them at body size', () => {
  assert.doesNotMatch(fs.readFileSync('src/css/tokens.css', 'utf8'), /\dcq/);
});

const layered = (file: string) =>
  postcss([componentsInLayer])
    .process('.a { color: red }', {from: path.resolve(file)})
    .css.replace(/\s+/g, ' ');

const sheets = namesBelow('src')
  .filter((file) => file.endsWith('.css') && !file.startsWith('css'))
  .map((file) => `src/${file}`);

test('every component’s styles go in their layer', () => {
  assert.ok(sheets.length > 40, `${sheets.length} sheets`);
  for (const file of sheets) {
    assert.equal(layered(file), '@layer site.parts {.a { color: red } }');
  }
});

test('style sheets with their own layer, and those of packages, are unchanged', () => {
  for (const file of ['src/css/base.css', 'src/css/index.css', 'node_modules/a-package/styles.module.css']) {
    assert.equal(layered(file), '.a { color: red }');
  }
});

const [light = ''] = fs.readFileSync('src/css/tokens.css', 'utf8').split("[data-theme='dark']");

test('the colors of images and browser UI match the tokens', () => {
  for (const [name, value] of Object.entries(colors)) {
    assert.ok(light.includes(`--site-${name}: ${value};`), `--site-${name} is not ${value}`);
  }
});
