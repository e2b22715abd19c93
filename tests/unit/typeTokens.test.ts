import assert from 'node:assert/strict';
import test from 'node:test';
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
