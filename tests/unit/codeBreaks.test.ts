import assert from 'node:assert/strict';
import test from 'node:test';
import {compilePage} from './mdx';

const page = 'versioned_docs/version-0.0.1/a.mdx';

/** The parts between which a cell's code may break. */
async function partsOf(markdown: string): Promise<string[]> {
  const made = await compilePage(markdown, page);
  const [code = ''] = /<_components\.code>[^]*?<\/_components\.code>/.exec(made) ?? [];
  return code
    .replaceAll(/<\/?_components\.code>/g, '')
    .split('<_components.wbr />')
    .map((part) => part.replace(/^\{"(.*)"\}$/, '$1'));
}

const cell = (code: string) => `| a |\n| --- |\n| \`${code}\` |`;

test('long code in a table may break where its parts join', async () => {
  assert.deepEqual(await partsOf(cell('protocol.security_protocol')), ['protocol.', 'security_', 'protocol']);
  assert.deepEqual(await partsOf(cell('fullRefreshOverwrite')), ['full', 'Refresh', 'Overwrite']);
  assert.deepEqual(await partsOf(cell('https://shop.example.com/tents')), [
    'https://',
    'shop.',
    'example.',
    'com/',
    'tents',
  ]);
});

test('short code, code outside tables, and signs alone stay as they are', async () => {
  assert.deepEqual(await partsOf(cell('first_name')), ['first_name']);
  assert.deepEqual(await partsOf('`protocol.security_protocol`'), ['protocol.security_protocol']);
  assert.deepEqual(await partsOf(cell('_________________')), ['_________________']);
});
