import assert from 'node:assert/strict';
import test from 'node:test';
import {ESLint} from 'eslint';

const eslint = new ESLint();

async function messagesOf(filePath: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import * as other from '${source}';\n\nexport default other;\n`, {filePath});
  return (result?.messages ?? []).map(({message}) => message);
}

const upward: [string, string][] = [
  ['content/links.ts', '../remark/glossary'],
  ['content/facts/sdl.ts', '../../plugins/search/site'],
  ['src/lib/useBrand.ts', '@site/config/head'],
  ['remark/glossary.ts', '../config/head'],
  ['config/head.ts', '../plugins/search'],
  ['deploy/rules.ts', '../plugins/search'],
  ['plugins/search/index.ts', '../../scripts/server'],
  ['scripts/serve.ts', '../tests/build/site'],
];

test('a room may not import from a room above it', async () => {
  for (const [file, source] of upward) {
    const messages = await messagesOf(file, source);
    assert.match(messages.join('\n'), /rooms build on those below them/, `${file} imports ${source}`);
  }
});

test('a room may import from those below it, and from itself', async () => {
  assert.deepEqual(await messagesOf('plugins/downloads/index.ts', '../../content/facts/leadFields'), []);
  assert.deepEqual(await messagesOf('remark/glossary.ts', './expand/mdx'), []);
  assert.deepEqual(await messagesOf('src/lib/useBrand.ts', '@site/content/publicBrand'), []);
});
