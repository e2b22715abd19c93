import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-unused-'));
test.after(() => fs.rmSync(folder, {recursive: true, force: true}));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
}

/** Runs one of the commands of `npm run unused` in the folder. */
function findUnused(index: number) {
  const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {scripts: {unused: string}};
  const command = scripts.unused.split(' && ')[index]?.split(' ').slice(1) ?? [];
  const {status, stdout} = spawnSync(process.execPath, [path.resolve('node_modules/knip/bin/knip.js'), ...command], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, stdout};
}

// A site of three files, under the rules of this one.
fs.copyFileSync('knip.json', path.join(folder, 'knip.json'));
write({
  'package.json': JSON.stringify({dependencies: {clsx: '2.1.1'}, devDependencies: {handlebars: '4.7.10'}}),
  'docusaurus.config.ts': `import clsx from 'clsx';\nexport default {title: clsx('a')};\n`,
  'src/pages/index.tsx': `import {shown} from '../lib/shown';\nexport default () => shown;\n`,
  'src/lib/shown.ts': `export const shown = 'shown';\n`,
  'tests/unit/shown.test.ts': `import 'handlebars';\n`,
});
fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));

test('a site that uses all that it has passes both rules', () => {
  assert.deepEqual(findUnused(0), {status: 0, stdout: ''});
  assert.deepEqual(findUnused(1), {status: 0, stdout: ''});
});

test('a file, an export and a package that nothing uses are named', () => {
  write({
    'src/lib/left.ts': 'export const left = 1;\n',
    'src/lib/shown.ts': `export const shown = 'shown';\nexport const hidden = 'hidden';\n`,
    'tests/unit/shown.test.ts': '',
  });
  const {status, stdout} = findUnused(0);
  assert.equal(status, 1);
  for (const name of [/^src\/lib\/left\.ts/m, /^hidden +src\/lib\/shown\.ts/m, /^handlebars +package\.json/m]) {
    assert.match(stdout, name);
  }
});

test('a page that needs a package of development only is named', () => {
  write({'src/lib/shown.ts': `import 'handlebars';\nexport const shown = 'shown';\n`});
  const {status, stdout} = findUnused(1);
  assert.equal(status, 1);
  assert.match(stdout, /^handlebars +src\/lib\/shown\.ts:1:8/m);
});
