import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, test} from 'vitest';
import {latestVersion} from '../../content/versions';

// The command as it is, over a few files, with a generator that begins a version and then hangs.

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'version-cut-test-')));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const files: Record<string, string> = {
  'docs/events.mdx': '[Billing](/docs/billing)\n',
  [`${latestVersion.folder}/billing.mdx`]: 'Billing\n',
  [`${latestVersion.folder}/_facts/a.yaml`]: 'a: 1\n',
  [latestVersion.sidebars]: '{"docs": ["billing"]}\n',
  'sidebars.ts': "export default {docs: ['events']};\n",
  'versions.json': '["0.0.1"]\n',
  'content/routes.json': '{}\n',
};

const generator = `import fs from 'node:fs';
// As the generator does: it ends well when it is asked to end.
['SIGINT', 'SIGTERM'].forEach((signal) => process.on(signal, () => process.exit()));
fs.cpSync('docs', 'versioned_docs/version-9.9.9', {recursive: true});
fs.writeFileSync('versions.json', '["9.9.9"]');
fs.writeFileSync('begun', String(process.pid));
setInterval(() => {}, 1000);`;

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
}

Object.entries(files).forEach(([file, text]) => write(file, text));
const generatorFile = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
write(generatorFile, generator);

/** All files that a cut could touch, with what is in them. */
const sources = () =>
  Object.fromEntries(
    (fs.readdirSync(folder, {recursive: true}) as string[])
      .filter((file) => !/^(?:node_modules|\.cache|begun)/.test(file))
      .filter((file) => fs.statSync(path.join(folder, file)).isFile())
      .sort()
      .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );

const begun = path.join(folder, 'begun');

/** Waits until the generator is half way, and says in which process. */
async function halfWay(): Promise<number> {
  while (!fs.existsSync(begun) || fs.readFileSync(begun, 'utf8') === '') {
    await wait(20);
  }
  return Number(fs.readFileSync(begun, 'utf8'));
}

const loader = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');

/** Starts the command over the files. */
const cut = () => spawn(process.execPath, [loader, path.resolve('scripts/version-cut.ts'), '9.9.9'], {cwd: folder});

async function ended(child: ReturnType<typeof cut>): Promise<{code: number | null; said: string}> {
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, said};
}

test('a cut whose generator fails says why and leaves everything as it was', async () => {
  const before = sources();
  write(generatorFile, "console.error('docs/events.mdx:3: found descripton'); process.exit(1);");
  const {code, said} = await ended(cut());
  assert.equal(code, 1);
  assert.match(said, /docs\/events\.mdx:3: found descripton\s+Nothing was changed\./);
  assert.deepEqual(sources(), before);
  write(generatorFile, generator);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`a cut that ${signal} ends half way leaves everything as it was, and no generator`, async () => {
    fs.rmSync(begun, {force: true});
    const before = sources();
    const child = cut();
    const end = ended(child);
    const pid = await halfWay();
    assert.notDeepEqual(sources(), before);
    child.kill(signal);
    const {code, said} = await end;
    assert.equal(code, 1, said);
    assert.match(said, new RegExp(`^ended by ${signal}\nNothing was changed\\.$`, 'm'));
    assert.deepEqual(sources(), before);
    assert.throws(() => process.kill(pid, 0), /ESRCH/);
  });
}
