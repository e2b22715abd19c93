import assert from 'node:assert/strict';
import fs from 'node:fs';
import {afterAll, beforeAll, test} from 'vitest';
import brand from '../../content/siteBrand';
import {phpProblems} from '../../scripts/checks/samples/interpreted';
import {environment, folderWith, installed, jsonOn, operationPages, run, sampleNamed} from './apiSamples';
import {type Answer, LocalApi} from './localApi';

const page = 'graphql/clients';

/** A client of the page, the page's sample that uses it, and a file that calls it as a test wants. */
type Client = {
  needs: string[];
  files: [client: string, sample: string];
  driver: [name: string, text: string];
  command: string[];
};

const clients: Record<string, Client> = {
  bash: {
    needs: ['bash', 'curl', 'jq'],
    files: ['call.sh', 'list-domains.sh'],
    driver: ['try.sh', 'exec bash call.sh "$@"'],
    command: ['bash'],
  },
  node: {
    needs: [],
    files: ['client.mjs', 'list-domains.mjs'],
    driver: [
      'try.mjs',
      `import {call} from './client.mjs';
      const [operation, event, ...repeat] = process.argv.slice(2);
      call(operation, JSON.parse(event), repeat.length > 0 ? {repeat: true} : {}).then(
        (data) => console.log(JSON.stringify(data)),
        ({code, message}) => {
          console.error(code, message);
          process.exitCode = 1;
        },
      );`,
    ],
    command: [process.execPath],
  },
  python: {
    needs: ['python3'],
    files: ['client.py', 'list_domains.py'],
    driver: [
      'try_it.py',
      `import json, sys
from client import CallError, call
try:
    print(json.dumps(call(sys.argv[1], json.loads(sys.argv[2]), *([True] if sys.argv[3:] else []))))
except CallError as error:
    sys.exit(f"{error.code} {error}")`,
    ],
    command: ['python3'],
  },
  php: {
    needs: ['php'],
    files: ['client.php', 'list-domains.php'],
    driver: [
      'try.php',
      `<?php
      require __DIR__ . '/client.php';
      try {
          echo json_encode(call($argv[1], json_decode($argv[2], true), isset($argv[3]) ? true : null));
      } catch (CallError $error) {
          fwrite(STDERR, $error->getCode() . ' ' . $error->getMessage());
          exit(1);
      }`,
    ],
    command: ['php'],
  },
};

const list = {pixel_id: 4821, action: 'list'};
const stored = {domains: [{id: 901, pixel_id: 4821, domain: 'example.com'}]};
const worked: Answer = {code: 200, data: stored};
const proxy = (status: number): Answer => ({status, text: '<h1>A proxy answers</h1>'});

/** Answers that end a call at once, with what the error tells. */
const final: [name: string, answer: Answer, tells: RegExp][] = [
  ...[400, 401, 403, 404, 409].map((code): [string, Answer, RegExp] => [`code ${code}`, {code}, RegExp(`${code}`)]),
  ['a code that is the HTTP status as well', {code: 409, status: 409}, /409/],
  ['GraphQL errors', {errors: ['Unknown type "PageviewEventInput".']}, /Unknown type/],
  ['HTTP 401 without JSON', proxy(401), /HTTP 401/],
  ['HTTP 403 without JSON', proxy(403), /HTTP 403/],
];

/** Answers after which a call is worth a retry. */
const passing: [name: string, answer: Answer][] = [
  ['code 500', {code: 500}],
  ['code 429', {code: 429}],
  ['HTTP 429', proxy(429)],
  ['HTTP 503', proxy(503)],
  ['HTTP 200 without JSON', proxy(200)],
  ['a broken connection', 'broken'],
];

for (const [language, {needs, files, driver, command}] of Object.entries(clients)) {
  if (!installed(...needs)) {
    test(`the ${language} client parses; ${needs.join(', ')} would be needed to run it`, () => {
      const problems = language === 'php' ? files.flatMap((file) => phpProblems(sampleNamed(page, file))) : [];
      assert.deepEqual(problems, []);
    });
    continue;
  }

  const api = new LocalApi();
  let folder = '';
  const start = (name: string, args: string[], env = environment(api.url)) =>
    run([...command, name, ...args], folder, env);
  const call = (operation: string, event: unknown, ...repeat: string[]) =>
    start(driver[0], [operation, JSON.stringify(event), ...repeat]);

  beforeAll(async () => {
    await api.start();
    const samples = Object.fromEntries(files.map((file) => [file, sampleNamed(page, file)]));
    folder = folderWith({...samples, [driver[0]]: driver[1]});
  });
  afterAll(() => {
    api.stop();
    fs.rmSync(folder, {recursive: true});
  });

  test(`${language}: the sample on the page prints the domains`, async () => {
    api.willAnswer(worked);
    assert.deepEqual(await start(files[1], []), {status: 0, stdout: 'example.com\n', stderr: ''});
  });

  test(`${language}: every operation is sent as the schema wants it, and its data comes back`, async () => {
    for (const operation of Object.keys(operationPages)) {
      const {event} = jsonOn(operation, 'variables') as {event: unknown};
      const answer = jsonOn(operation, 'response') as {data: Record<string, {code: number; data: unknown}>};
      api.willAnswer(answer.data[operation] ?? 'broken');
      const {status, stdout, stderr} = await call(operation, event);
      assert.equal(status, 0, stderr);
      assert.deepEqual(JSON.parse(stdout), answer.data[operation]?.data);
      assert.deepEqual(
        api.requests.map(({problems}) => problems),
        [[]],
      );
      assert.deepEqual(api.requests[0]?.variables, {auth: {appId: 'app-1', appSecret: 'quiet-"secret"'}, event});
    }
  });

  test(`${language}: a request that is wrong is not sent again`, async () => {
    for (const [name, answer, tells] of final) {
      api.willAnswer(answer, worked);
      const {status, stderr} = await call('domains', list);
      assert.equal(api.requests.length, 1, name);
      assert.notEqual(status, 0, name);
      assert.match(stderr, tells, name);
    }
  });

  test(`${language}: what passes is sent again for an operation that may be repeated`, async () => {
    for (const [name, answer] of passing) {
      api.willAnswer(answer, worked);
      const {status, stdout, stderr} = await call('domains', list);
      assert.equal(status, 0, `${name}: ${stderr}`);
      assert.deepEqual(JSON.parse(stdout), stored, name);
      assert.equal(api.requests.length, 2, name);
    }
  });

  test(`${language}: tries end, and only two operations are repeated without being asked`, async () => {
    const tries: [operation: string, wanted: number, ...repeat: string[]][] = [
      ['domains', 4],
      ['suppression', 4],
      ['pageview', 1],
      ['pageview', 4, 'repeat'],
      ['email', 1],
      ['enrichment', 1],
      ['apiLeadsSuper', 1],
      ['softpull', 1],
    ];
    for (const [operation, wanted, ...repeat] of tries) {
      api.willAnswer({code: 500});
      const {event} = jsonOn(operation, 'variables') as {event: unknown};
      const {status} = await call(operation, event, ...repeat);
      assert.notEqual(status, 0, operation);
      assert.equal(api.requests.length, wanted, operation);
    }
  });

  test(`${language}: softpull can't be repeated, and an unknown operation is not sent`, async () => {
    api.willAnswer(worked);
    const softpull = await call('softpull', (jsonOn('softpull', 'variables') as {event: unknown}).event, 'repeat');
    assert.match(softpull.stderr + softpull.stdout, /softpull is never repeated/);
    const unknown = await call('leadcapture', list);
    assert.match(unknown.stderr + unknown.stdout, /no operation leadcapture/);
    assert.ok(softpull.status !== 0 && unknown.status !== 0);
    assert.deepEqual(api.requests, []);
  });

  test(`${language}: nothing is sent while a credential is unset or empty`, async () => {
    for (const name of [`${brand.slugUpper}_APP_ID`, `${brand.slugUpper}_APP_SECRET`]) {
      const {[name]: _, ...unset} = environment(api.url);
      for (const env of [unset, {...unset, [name]: ''}]) {
        api.willAnswer(worked);
        const {status, stderr, stdout} = await start(files[1], [], env);
        assert.match(stderr + stdout, RegExp(`${name}: is not set|${name} is not set`));
        assert.ok(status !== 0 || language === 'bash', 'the page pipes bash into jq');
        assert.deepEqual(api.requests, []);
      }
    }
  });
}
