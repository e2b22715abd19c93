import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, test} from 'vitest';
import {folderWith} from './folders';

// The real build script, with a fake Docusaurus that fails or hangs.

const docusaurus = `import fs from 'node:fs';
process.on('SIGTERM', () => process.exit());
const out = process.argv.at(-1);
fs.mkdirSync(out, {recursive: true});
fs.writeFileSync(out + '/index.html', process.env.TEXT);
if (process.env.END === 'fails') process.exit(1);
if (process.env.END === 'hangs') {
  console.log('pid ' + process.pid);
  setInterval(() => {}, 1000);
}`;

const folder = folderWith({
  'scripts/build.mjs': fs.readFileSync('scripts/build.mjs', 'utf8'),
  'scripts/finish.ts': `import fs from 'node:fs';\nfs.writeFileSync(process.argv[2] + '/_headers', '');`,
  'node_modules/@docusaurus/core/bin/docusaurus.mjs': docusaurus,
});
fs.symlinkSync(path.resolve('node_modules/jiti'), path.join(folder, 'node_modules/jiti'));

const built = () => ({
  text: fs.readFileSync(path.join(folder, 'build/index.html'), 'utf8'),
  files: fs.readdirSync(path.join(folder, 'build')).sort(),
});

function start(TEXT: string, END = '') {
  const env = {...process.env, TEXT, END};
  const child = spawn(process.execPath, ['scripts/build.mjs'], {cwd: folder, env, detached: true});
  return {child, ended: once(child, 'close').then(([code]) => code as number | null)};
}

async function hang(text: string) {
  const {child, ended} = start(text, 'hangs');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {ended, script: child.pid ?? 0, docusaurus: Number(/pid (\d+)/.exec(String(line))?.[1])};
}

const first = {text: 'first', files: ['_headers', 'index.html']};

beforeAll(async () => {
  assert.equal(await start('first').ended, 0);
});

test('a complete build replaces the previous one', async () => {
  assert.equal(await start('old').ended, 0);
  assert.equal(await start('first').ended, 0);
  assert.deepEqual(built(), first);
  assert.deepEqual(fs.readdirSync(path.join(folder, '.cache')), []);
});

test('a failed build keeps the previous one', async () => {
  assert.equal(await start('second', 'fails').ended, 1);
  assert.deepEqual(built(), first);
});

test('a build keeps the previous one if it, or only Docusaurus, is killed or terminated', async () => {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const whole = await hang('third');
    process.kill(-whole.script, signal);
    assert.notEqual(await whole.ended, 0);
    const alone = await hang('fourth');
    process.kill(alone.docusaurus, signal);
    assert.equal(await alone.ended, 1);
    assert.deepEqual(built(), first);
  }
});

// The real test script, with an `npm` that runs a shell file per script. No other program is in the path.

const tested = folderWith({npm: '#!/bin/sh\n. "./$2"\n'});
fs.chmodSync(path.join(tested, 'npm'), 0o755);
['test.mjs', 'prepare.mjs'].forEach((name) => fs.cpSync(`scripts/${name}`, path.join(tested, 'scripts', name)));

const passing = {
  ...Object.fromEntries(['build', 'check', 'typecheck', 'lint', 'unused'].map((name) => [name, ''])),
  'test:unit': `printf ' \\033[32mTests\\033[39m  2 passed (2)\\n'`,
  'test:build': `echo '      Tests  3 passed (3)'`,
  'test:browser': `echo '  4 passed (1.2m)'`,
  'test:engines': `echo '      Tests  5 passed (5)'`,
};

test.each([
  ['passing tests', {}, '19 passed, 0 failed', ''],
  [
    'a failed test',
    {'test:unit': `echo ' Tests  1 failed | 2 passed (3)'; exit 1`},
    '19 passed, 1 failed',
    'test:unit',
  ],
  [
    'tests that did not simply pass',
    {'test:browser': `printf '  1 flaky\\n  2 did not run\\n  3 skipped\\n  4 passed (1m)\\n'`},
    '19 passed, 6 failed',
    'test:browser',
  ],
  ['a suite without tests', {'test:build': `echo 'No test files found'`}, '16 passed, 1 failed', 'test:build'],
  ['a failed check', {lint: 'exit 1'}, '18 passed, 1 failed', 'lint'],
  ['a failed build', {build: 'exit 1'}, '6 passed, 1 failed', 'build'],
])('the test command counts and reports %s', (_, changes, last, failed) => {
  Object.entries({...passing, ...changes}).forEach(([name, text]) => fs.writeFileSync(path.join(tested, name), text));
  const options = {cwd: tested, encoding: 'utf8', env: {PATH: tested}} as const;
  const {status, stdout} = spawnSync(process.execPath, ['scripts/test.mjs'], options);
  assert.equal(stdout.trimEnd().split('\n').at(-1), last, stdout);
  assert.deepEqual([status, /^(\S+) failed:$/m.exec(stdout)?.[1] ?? ''], [failed ? 1 : 0, failed]);
});
