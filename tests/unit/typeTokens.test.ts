import assert from 'node:assert/strict';
import {test} from 'vitest';
import stylelint from 'stylelint';

/** What the linter says of a style sheet in `src/`. */
async function messagesOf(code: string): Promise<string[]> {
  const {results} = await stylelint.lint({code, codeFilename: 'src/components/Sample/styles.module.css'});
  return results.flatMap(({warnings}) => warnings.map(({line, rule}) => `${line} ${rule}`));
}

const [allowed, disallowed] = ['declaration-property-value-allowed-list', 'declaration-property-value-disallowed-list'];

const bad: [rule: string, declarations: string[]][] = [
  // Sizes and faces of type.
  [allowed, ['font-size: 1.1rem;', 'font-size: 14px;', 'font: 500 18px georgia;', '--ifm-h1-font-size: 3rem;']],
  [allowed, ['font-family: georgia;']],
  // Sizes of what is pressed, spaces, heights of lines and colors.
  [disallowed, ['min-height: 36px;', 'width: 44px;', 'min-width: 28px;', 'padding: 0 0.6rem;', 'margin-top: 2rem;']],
  [disallowed, ['column-gap: 1rem;', 'scroll-margin-top: 5rem;', 'line-height: 1.7;', 'color: #fff;']],
  [disallowed, ['background: rgb(16 18 22 / 60%);', 'border: 1px solid #d4d7dd;']],
];

test('where there is a token, no value is written', async () => {
  for (const [rule, declarations] of bad) {
    for (const declaration of declarations) {
      assert.ok((await messagesOf(`.a {\n  ${declaration}\n}\n`)).includes(`2 ${rule}`), declaration);
    }
  }
});

// Spaces in a line of text grow with it; a line of one row and a rule are no steps of a scale.
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

test('tokens, and values that none stands for, are good', async () => {
  for (const declaration of good) {
    assert.deepEqual(await messagesOf(`.a {\n  ${declaration}\n}\n`), [], declaration);
  }
});
