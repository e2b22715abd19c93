import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {afterAll, beforeAll, test} from 'vitest';
import {readPage} from '../../content/pages';
import brand from '../../content/siteBrand';
import {latestVersion} from '../../content/versions';
import {LocalApi, environment, installed, operationPages, run, sampleNamed, samplesOn} from './apiSamples';
import {folderWith} from './folders';

const api = new LocalApi();
beforeAll(() => api.start());
afterAll(() => api.stop());

const secretName = `${brand.slugUpper}_APP_SECRET`;

const pages = ['intro-to-graphql', 'graphql/leadcapture-graphql-request', ...Object.values(operationPages)];

for (const id of installed('bash', 'curl') ? pages : []) {
  test(`the curl command on ${id} runs as written, and sends nothing without a secret`, async () => {
    const [call = '', ...others] = samplesOn(id)
      .filter(({language, code}) => language === 'bash' && code.includes(`'${brand.apiUrl}/graphql'`))
      .map(({code}) => code.replaceAll(brand.apiUrl, api.url));
    assert.deepEqual(others, []);
    const callWith = (secret: Record<string, string>) => {
      const {[secretName]: _, ...env} = environment(api.url);
      return run(['bash', '--norc', '-c', call], '.', {...env, ...secret});
    };
    api.willAnswer({code: 200, data: {seen: true}});
    const {stdout, stderr} = await callWith({[secretName]: 'secret-1'});
    assert.equal(stderr, '');
    const sent = api.requests.map(({problems, variables}) => [problems, variables.auth.appSecret]);
    assert.deepEqual(sent, [[[], 'secret-1']]);
    assert.match(stdout, /"code":200.*"seen":true/);
    for (const secret of [{}, {[secretName]: ''}]) {
      api.willAnswer({code: 200});
      assert.match((await callWith(secret)).stderr, RegExp(`${secretName}: parameter null or not set`));
      assert.deepEqual(api.requests, []);
    }
  });
}

/** Commands that hash an email, by sample title. */
const hashes: [title: string, needs: string[], ...command: string[]][] = [
  ['hash.sh', ['bash', 'openssl'], 'bash', 'hash.sh'],
  ['hash.mjs', [], process.execPath, 'hash.mjs'],
  ['hash_email.py', ['python3'], 'python3', 'hash_email.py'],
  ['hash.php', ['php'], 'php', 'hash.php'],
];

/** `openssl` takes a command instead of an option. */
const hasProgram = (program: string) =>
  program === 'openssl' ? spawnSync(program, ['version']).status === 0 : installed(program);

for (const [title, , ...command] of hashes.filter(([, each]) => each.every(hasProgram))) {
  const folder = folderWith({[title]: sampleNamed('graphql/hashing', title)});

  test(`${title} turns an email in any form into the test value on the page`, async () => {
    const shown = /MD5 \| `([0-9a-f]{32})`/.exec(readPage(`${latestVersion.folder}/graphql/hashing.mdx`).text);
    for (const email of [[], ['marlow.testerly@example.com'], ['\tMARLOW.Testerly@example.com\n']]) {
      const {stdout, stderr} = await run([...command, ...email], folder, environment(api.url));
      assert.equal(stdout.trim(), shown?.[1], stderr);
    }
  });
}
