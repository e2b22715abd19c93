import assert from 'node:assert/strict';
import {test} from 'vitest';
import {ESLint} from 'eslint';

const eslint = new ESLint();

async function messagesOf(filePath: string, source: string): Promise<string> {
  const [result] = await eslint.lintText(`${source}\n`, {filePath});
  return (result?.messages ?? []).map(({message}) => message).join('\n');
}

const importing = (source: string) => `import * as other from '${source}';\n\nexport default other;`;

test('a folder must not import from folders that depend on it', async () => {
  for (const [file, source] of [
    ['content/links.ts', '../remark/glossary'],
    ['content/facts/sdl.ts', '../../plugins/search/site'],
    ['src/lib/useBrand.ts', '@site/config/head'],
    ['config/head.ts', '../plugins/search'],
    ['deploy/rules.ts', '../plugins/search'],
    ['scripts/serve.ts', '../tests/build/site'],
  ] as const) {
    assert.match(await messagesOf(file, importing(source)), /not from folders that build on it/, `${file}: ${source}`);
  }
  assert.equal(await messagesOf('plugins/site-files/index.ts', importing('../../content/facts/leadFields')), '');
  assert.equal(await messagesOf('src/lib/useBrand.ts', importing('@site/content/publicBrand')), '');
});

test('build code must not depend on the clock, randomness, the machine, the time zone, or the locale', async () => {
  for (const [source, expected] of [
    ['const year = new Date().getFullYear();', /depend on today/],
    ['const id = Date.now();', /depend on time/],
    ['const id = Math.random();', /depend on time/],
    ["import os from 'node:os';\n\nconst id = os.hostname();", /depend on time/],
    ["const id = new Date(0).toLocaleDateString('en-US', {dateStyle: 'long'});", /time zone/],
    ["const id = new Intl.DateTimeFormat('en', {dateStyle: 'long'});", /time zone/],
    ["const id = 'a'.localeCompare('b');", /locale/],
  ] as const) {
    assert.match(await messagesOf('plugins/a/index.ts', `${source}\n\nexport default id;`), expected, source);
  }
  const good = `export default [new Date(0).toLocaleDateString('en-US', {timeZone: 'UTC'}), 'a'.localeCompare('b', 'en')];`;
  assert.equal(await messagesOf('plugins/a/index.ts', good), '');
});
