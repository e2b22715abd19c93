import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {afterAll, beforeAll, test} from 'vitest';
import {readPage} from '../../content/pages';
import brand from '../../content/siteBrand';
import {latestVersion} from '../../content/versions';
import {environment, folderWith, installed, operationPages, run, sampleNamed, samplesOn} from './apiSamples';
import {LocalApi} from './localApi';

const api = new LocalApi();
beforeAll(() => api.start());
afterAll(() => api.stop());

const secretName = `${brand.slugUpper}_APP_SECRET`;
const plainSecret = {[secretName]: 'secret-1'};

const inShell = (code = '', env: Record<string, string>) => run(['bash', '--norc', '-c', code], '.', env);

const pages = ['intro-to-graphql', 'graphql/leadcapture-graphql-request', ...Object.values(operationPages)];

/** The calls of a page with curl, as they are but for the host. */
const callsOn = (id: string): string[] =>
  samplesOn(id)
    .filter(({language, code}) => language === 'bash' && code.includes(`'${brand.apiUrl}/graphql'`))
    .map(({code}) => code.replaceAll(brand.apiUrl, api.url));

if (installed('bash', 'curl')) {
  for (const id of pages) {
    test(`the call with curl on ${id} runs as it is`, async () => {
      const calls = callsOn(id);
      assert.equal(calls.length, 1);
      api.willAnswer({code: 200, data: {seen: true}});
      const {stdout, stderr} = await inShell(calls[0], {...environment(api.url), ...plainSecret});
      assert.equal(stderr, '');
      assert.deepEqual(
        api.requests.map(({problems}) => problems),
        [[]],
      );
      assert.equal(api.requests[0]?.variables.auth.appSecret, 'secret-1');
      assert.match(stdout, /"code":200.*"seen":true/);
    });

    test(`the call with curl on ${id} is not made without a secret`, async () => {
      const {[secretName]: _, ...unset} = environment(api.url);
      for (const env of [unset, {...unset, [secretName]: ''}]) {
        api.willAnswer({code: 200});
        const {stderr} = await inShell(callsOn(id)[0], env);
        assert.match(stderr, RegExp(`${secretName}: parameter null or not set`));
        assert.deepEqual(api.requests, []);
      }
    });
  }
}

/** Commands that hash an email, by the title of the sample. */
const hashes: [title: string, needs: string[], ...command: string[]][] = [
  ['hash.sh', ['bash', 'openssl'], 'bash', 'hash.sh'],
  ['hash.mjs', [], process.execPath, 'hash.mjs'],
  ['hash_email.py', ['python3'], 'python3', 'hash_email.py'],
  ['hash.php', ['php'], 'php', 'hash.php'],
];

/** `openssl` has a command in place of the option. */
const hasProgram = (program: string) =>
  program === 'openssl' ? spawnSync(program, ['version']).status === 0 : installed(program);

for (const [title, , ...command] of hashes.filter(([, each]) => each.every(hasProgram))) {
  test(`${title} makes the test value of the page from an email in any form`, async () => {
    const folder = folderWith({[title]: sampleNamed('graphql/hashing', title)});
    const shown = /MD5 \| `([0-9a-f]{32})`/.exec(readPage(`${latestVersion.folder}/graphql/hashing.mdx`).text);
    for (const email of [[], ['marlow.testerly@example.com'], ['\tMARLOW.Testerly@example.com\n']]) {
      const {stdout, stderr} = await run([...command, ...email], folder, environment(api.url));
      assert.equal(stdout.trim(), shown?.[1], stderr);
    }
    fs.rmSync(folder, {recursive: true});
  });
}
