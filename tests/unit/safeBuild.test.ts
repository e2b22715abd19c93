import assert from 'node:assert/strict';
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {isRunning} from '../../scripts/buildLock.mjs';
import {diskNote, freeBytes} from '../../scripts/disk.mjs';
import {settle, swap} from '../../scripts/swap.mjs';

// The command as it is, with a generator that fails, hangs and is killed when it is told to.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'safe-build-'));
test.after(() => fs.rmSync(folder, {recursive: true}));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
}

const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

for (const name of ['build', 'buildLock', 'disk', 'endBySignal', 'generator', 'setup', 'swap']) {
  write(`scripts/${name}.mjs`, fs.readFileSync(`scripts/${name}.mjs`, 'utf8'));
}
write(
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  `import fs from 'node:fs';
// As the generator does: it ends well when it is asked to end.
process.on('SIGTERM', () => process.exit());
const out = process.argv[process.argv.indexOf('--out-dir') + 1];
fs.mkdirSync(out, {recursive: true});
fs.writeFileSync(out + '/index.html', process.env.SAYS);
if (process.env.ENDS === 'fails') process.exit(1);
if (process.env.ENDS === 'hangs') {
  console.log('half way in process ' + process.pid);
  setInterval(() => {}, 1000);
} else fs.writeFileSync(out + '/whole.html', process.env.SAYS);`,
);
fs.symlinkSync(path.resolve('node_modules/tsx'), path.join(folder, 'node_modules/tsx'));
write(
  'scripts/finish.ts',
  `import fs from 'node:fs';
for (const server of ['nginx', 'caddy']) {
  fs.mkdirSync(process.argv[3] + '/' + server, {recursive: true});
  fs.writeFileSync(process.argv[3] + '/' + server + '/rules', process.env.SAYS);
}`,
);

type Running = {child: ChildProcess; said: () => string; ended: Promise<number | null>};

/** Starts a build in a group of its own, so that all of it can be killed. */
function start(says: string, ends = 'well', options: string[] = []): Running {
  const env = {...process.env, SAYS: says, ENDS: ends};
  const child = spawn(process.execPath, ['scripts/build.mjs', ...options], {cwd: folder, env, detached: true});
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  return {child, said: () => said, ended: once(child, 'close').then(([code]) => code as number | null)};
}

async function build(says: string, ends?: string, options?: string[]) {
  const {said, ended} = start(says, ends, options);
  return {code: await ended, said: said()};
}

/** Waits until a build is half way, and says in which process. */
async function halfWay({child, said}: Running): Promise<number> {
  while (!/half way in process \d+/.test(said())) {
    await once(child.stdout as NodeJS.ReadableStream, 'data');
  }
  return Number(/half way in process (\d+)/.exec(said())?.[1]);
}

async function isGone(pid: number): Promise<void> {
  while (isRunning(pid)) {
    await wait(20);
  }
}

const outputs = ['build/index.html', 'build/whole.html', 'deploy/nginx/rules', 'deploy/caddy/rules'];
const isOf = (says: string) => assert.deepEqual(outputs.map(read), Array(outputs.length).fill(says));

test.before(async () => {
  assert.equal((await build('first')).code, 0);
  isOf('first');
});

test('a build that fails says so and leaves the last good one', async () => {
  const {code, said} = await build('second', 'fails');
  assert.equal(code, 1);
  assert.match(said, /The build has failed\. build\/ is that of the last good build\./);
  isOf('first');
});

test('a build that is killed half way leaves the last good one, and the next build takes over', async () => {
  const running = start('third', 'hangs');
  const generator = await halfWay(running);
  process.kill(-(running.child.pid ?? 0), 'SIGKILL');
  await isGone(generator);
  isOf('first');
  assert.equal((await build('first')).code, 0);
  isOf('first');
});

test('a build that is asked to end ends its generator, leaves the last good one and no lock', async () => {
  const running = start('fourth', 'hangs');
  const generator = await halfWay(running);
  running.child.kill('SIGTERM');
  assert.equal(await running.ended, 1);
  assert.match(running.said(), /The build was ended from outside\. build\/ is that of the last good build\./);
  await isGone(generator);
  assert.ok(!fs.existsSync(path.join(folder, '.cache/build.lock')));
  isOf('first');
});

test('a generator that is asked to end half way, and ends well, leaves the last good build', async () => {
  const running = start('fourth', 'hangs');
  process.kill(await halfWay(running), 'SIGTERM');
  assert.equal(await running.ended, 1);
  assert.match(running.said(), /The build was ended from outside/);
  isOf('first');
});

test('of two builds at once the second is refused and names the process of the first', async () => {
  const running = start('fifth', 'hangs');
  const generator = await halfWay(running);
  const {code, said} = await build('sixth');
  assert.equal(code, 1);
  assert.match(said, new RegExp(`Another build is running here: process ${running.child.pid}\\.`));
  // The command is killed and its generator goes on: it still holds the lock.
  running.child.kill('SIGKILL');
  await once(running.child, 'exit');
  assert.match((await build('sixth')).said, new RegExp(`Another build is running here: process ${generator}\\.`));
  process.kill(generator, 'SIGKILL');
  await isGone(generator);
  isOf('first');
  assert.equal((await build('first')).code, 0);
});

test('another folder for the output is refused', async () => {
  const {code, said} = await build('seventh', 'well', ['--out-dir', 'elsewhere']);
  assert.equal(code, 1);
  assert.match(said, /The site is built into build\/: found --out-dir/);
  isOf('first');
});

const places = ['build', 'nginx', 'caddy'];

/** Three folders to be swapped, each old and new. */
function foldersToSwap(): {pairs: [string, string][]; aside: string} {
  const here = fs.mkdtempSync(path.join(folder, 'swap-'));
  const pairs = places.map((place): [string, string] => [path.join(here, 'next', place), path.join(here, place)]);
  for (const [index, says] of ['new', 'old'].entries()) {
    pairs.forEach((pair) => write(path.relative(folder, path.join(pair[index] ?? '', 'file')), says));
  }
  return {pairs, aside: path.join(here, 'previous')};
}

const allRenamings = [1, 2, 3, 4, 5, 6, 7, 8];

/** What lies in the places once the swap is settled. */
function settled({pairs, aside}: ReturnType<typeof foldersToSwap>): string {
  settle(pairs, aside);
  assert.deepEqual(fs.readdirSync(path.dirname(aside)).sort(), [...places, 'next'].sort());
  return [...new Set(pairs.map(([, place]) => fs.readFileSync(path.join(place, 'file'), 'utf8')))].join();
}

// Seven renamings: three old ones away, the word that they are, three new ones in.
const expected = [...Array(4).fill('old'), ...Array(4).fill('new')];

test('a swap that is killed at any of its renamings ends with all old ones or all new ones', async () => {
  const program = `
    import fs from 'node:fs';
    import {swap} from ${JSON.stringify(path.resolve('scripts/swap.mjs'))};
    const [pairs, aside, at] = JSON.parse(process.argv[1]);
    const rename = fs.renameSync;
    let left = at;
    fs.renameSync = (...names) => {
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      rename(...names);
    };
    swap(pairs, aside);`;
  const ends = allRenamings.map(async (at) => {
    const folders = foldersToSwap();
    const told = JSON.stringify([folders.pairs, folders.aside, at]);
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, told]);
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    assert.deepEqual([code, signal], at > 7 ? [0, null] : [null, 'SIGKILL']);
    return settled(folders);
  });
  assert.deepEqual(await Promise.all(ends), expected);
});

test('a swap that is refused one of its renamings ends with all old ones or all new ones', (t) => {
  const ends = allRenamings.map((at) => {
    const folders = foldersToSwap();
    const rename = fs.renameSync;
    let left = at;
    t.mock.method(fs, 'renameSync', (from: string, to: string) => {
      left -= 1;
      if (left === 0) {
        throw new Error('busy');
      }
      rename(from, to);
    });
    const work = () => swap(folders.pairs, folders.aside);
    if (at > 7) {
      work();
    } else {
      assert.throws(work, /busy/);
    }
    t.mock.restoreAll();
    return settled(folders);
  });
  assert.deepEqual(ends, expected);
});

test('a build that fails on a full disk says so, with what is left and what is needed', () => {
  assert.equal(diskNote(3.5 * 2 ** 20), ' The disk is full: 3 MB are left in this folder, a build needs 200.');
  assert.equal(diskNote(2 ** 30), '');
  const free = freeBytes('.');
  assert.ok(Number.isInteger(free) && free > 0, `${free} bytes`);
});
