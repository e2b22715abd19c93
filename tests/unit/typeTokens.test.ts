import assert from 'node:assert/strict';
import {test} from 'vitest';
import stylelint from 'stylelint';

/** What the linter says of a style sheet in `src/`. */
async function messagesOf(code: string): Promise<string[]> {
  const {results} = await stylelint.lint({code, codeFilename: 'src/components/Sample/styles.module.css'});
  return results.flatMap(({warnings}) => warnings.map(({line, rule}) => `${line} ${rule}`));
}

test('sizes and faces of type are tokens, never values', async () => {
  const bad = [
    'font-size: 1.1rem;',
    'font-size: 14px;',
    'font: 500 18px georgia;',
    'font-family: georgia;',
    '--ifm-h1-font-size: 3rem;',
  ];
  for (const declaration of bad) {
    const rules = await messagesOf(`.a {\n  ${declaration}\n}\n`);
    assert.ok(rules.includes('2 declaration-property-value-allowed-list'), declaration);
  }
  const good = [
    'font-size: var(--site-text-s);',
    'font: 500 var(--site-text-h3) / 1.2 var(--site-font-display);',
    'font: inherit;',
  ];
  for (const declaration of good) {
    assert.deepEqual(await messagesOf(`.a {\n  ${declaration}\n}\n`), [], declaration);
  }
});

test('sizes of what is pressed are tokens where there is one', async () => {
  for (const declaration of ['min-height: 36px;', 'width: 44px;', 'min-width: 28px;']) {
    const rules = await messagesOf(`.a {\n  ${declaration}\n}\n`);
    assert.deepEqual(rules, ['2 declaration-property-value-disallowed-list'], declaration);
  }
  for (const declaration of ['min-height: var(--site-control);', 'height: 24px;', 'padding: 28px;']) {
    assert.deepEqual(await messagesOf(`.a {\n  ${declaration}\n}\n`), [], declaration);
  }
});

test('spaces, heights of lines and colors are tokens', async () => {
  const bad = [
    'padding: 0 0.6rem;',
    'margin-top: 2rem;',
    'column-gap: 1rem;',
    'scroll-margin-top: 5rem;',
    'line-height: 1.7;',
    'color: #fff;',
    'background: rgb(16 18 22 / 60%);',
    'border: 1px solid #d4d7dd;',
  ];
  for (const declaration of bad) {
    assert.deepEqual(
      await messagesOf(`.a {\n  ${declaration}\n}\n`),
      ['2 declaration-property-value-disallowed-list'],
      declaration,
    );
  }
  // Spaces in a line of text grow with it; a line of one row and a rule are no steps of a scale.
  for (const declaration of ['padding: 0 var(--site-space-s);', 'margin: 0.2em;', 'line-height: 1;', 'gap: 1px;']) {
    assert.deepEqual(await messagesOf(`.a {\n  ${declaration}\n}\n`), [], declaration);
  }
});
