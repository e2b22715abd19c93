import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, test} from 'vitest';
import brand from '../../content/siteBrand';
import {type Answer, LocalApi, environment, installed, jsonOn, operationPages, run, sampleNamed} from './apiSamples';
import {folderWith} from './folders';

const page = 'graphql/clients';

/** A call, with `repeat` if the operation can be retried. */
type Call = [operation: string, event: unknown, repeat?: 'repeat'];

type Result = {data: unknown} | {error: string};

/** A client and a sample from the page, a driver that makes the calls in a JSON list, and a clock that logs pauses. */
type Client = {
  needs: string[];
  files: [client: string, sample: string];
  driver: [name: string, text: string];
  clock?: [name: string, text: string];
  command: string[];
};

const clients: Record<string, Client> = {
  bash: {
    needs: ['bash', 'curl', 'jq'],
    files: ['call.sh', 'list-domains.sh'],
    driver: [
      'try.sh',
      `jq -c '.[]' <<<"$1" | while read -r one; do
  mapfile -t words < <(jq -r '.[0], (.[1] | tojson), (.[2] // empty)' <<<"$one")
  if data=$(bash call.sh "\${words[0]}" "\${words[@]:2}" 2>error.txt <<<"\${words[1]}"); then
    jq -cn --argjson data "$data" '{data: $data}'
  else
    jq -cn --rawfile error error.txt '{error: $error}'
  fi
done`,
    ],
    clock: ['sleep', '#!/bin/sh\necho "pause $1" >&2\n'],
    command: ['bash'],
  },
  node: {
    needs: [],
    files: ['client.mjs', 'list-domains.mjs'],
    driver: [
      'try.mjs',
      `import {call} from './client.mjs';
      for (const [operation, event, repeat] of JSON.parse(process.argv[2])) {
        const result = await call(operation, event, repeat ? {repeat: true} : {}).then(
          (data) => ({data}),
          ({code, message}) => ({error: \`\${code} \${message}\`}),
        );
        console.log(JSON.stringify(result));
      }`,
    ],
    clock: [
      'clock.mjs',
      `import {syncBuiltinESMExports} from 'node:module';
      import timers from 'node:timers/promises';
      timers.setTimeout = async (pause) => console.error('pause', pause / 1000);
      syncBuiltinESMExports();`,
    ],
    command: [process.execPath],
  },
  python: {
    needs: ['python3'],
    files: ['client.py', 'list_domains.py'],
    driver: [
      'try_it.py',
      `import json, sys
from client import call
for operation, event, repeat in json.loads(sys.argv[1]):
    try:
        print(json.dumps({"data": call(operation, event, *([True] if repeat else []))}))
    except Exception as error:
        print(json.dumps({"error": f"{getattr(error, 'code', '')} {error}"}))`,
    ],
    clock: [
      'sitecustomize.py',
      'import sys, time\ntime.sleep = lambda pause: print("pause", pause, file=sys.stderr)\n',
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
      foreach (json_decode($argv[1], true) as [$operation, $event, $repeat]) {
          try {
              $result = ['data' => call($operation, $event, $repeat ? true : null)];
          } catch (Throwable $error) {
              $result = ['error' => $error->getCode() . ' ' . $error->getMessage()];
          }
          echo json_encode($result), "\n";
      }`,
    ],
    command: ['php'],
  },
};

const list = {pixel_id: 4821, action: 'list'};
const stored = {domains: [{id: 901, pixel_id: 4821, domain: 'example.com'}]};
const worked: Answer = {code: 200, data: stored};
const proxy = (status: number): Answer => ({status, text: '<h1>A proxy answers</h1>'});

/** Responses that end a call immediately, with the expected error message. */
const final: [name: string, answer: Answer, tells: RegExp][] = [
  ...[400, 401, 403, 404, 409].map((code): [string, Answer, RegExp] => [`code ${code}`, {code}, RegExp(`${code}`)]),
  ['a code that is the HTTP status as well', {code: 409, status: 409}, /409/],
  ['GraphQL errors', {errors: ['Unknown type "PageviewEventInput".']}, /Unknown type/],
  ['HTTP 401 without JSON', proxy(401), /HTTP 401/],
  ['HTTP 403 without JSON', proxy(403), /HTTP 403/],
];

/** Responses that a call should retry after. */
const passing: [name: string, answer: Answer][] = [
  ['code 500', {code: 500}],
  ['code 429', {code: 429}],
  ['HTTP 429', proxy(429)],
  ['HTTP 503', proxy(503)],
  ['HTTP 200 without JSON', proxy(200)],
  ['a broken connection', 'broken'],
];

// Skips languages that aren't installed; the page checks verify that all samples parse.
const usable = Object.entries(clients).filter(([, {needs}]) => installed(...needs));

for (const [language, {files, driver, clock, command}] of usable) {
  const api = new LocalApi();
  const samples = Object.fromEntries(files.map((file) => [file, sampleNamed(page, file)]));
  const folder = folderWith({...samples, [driver[0]]: driver[1]});
  if (clock) {
    fs.writeFileSync(path.join(folder, clock[0]), clock[1], {mode: 0o755});
  }
  const start = (name: string, args: string[], env = environment(api.url)) =>
    run([...command, name, ...args], folder, env);
  const make = async (calls: readonly Call[]): Promise<Result[]> => {
    const list = calls.map(([name, event, repeat = null]) => [name, event, repeat]);
    const {stdout, stderr} = await start(driver[0], [JSON.stringify(list)]);
    const lines = stdout.trim().split('\n');
    const results = lines.map((line) => JSON.parse(line) as Result);
    assert.equal(results.length, calls.length, stderr);
    return results;
  };
  const eventOf = (operation: string) => (jsonOn(operation, 'variables') as {event: unknown}).event;

  beforeAll(() => api.start());
  afterAll(() => api.stop());

  test(`${language}: the sample on the page prints the domains`, async () => {
    api.willAnswer(worked);
    assert.deepEqual(await start(files[1], []), {status: 0, stdout: 'example.com\n', stderr: ''});
  });

  test(`${language}: every operation is sent according to the schema, and its data is returned`, async () => {
    const operations = Object.keys(operationPages);
    type Response = {data: Record<string, Answer & {data: unknown}>};
    const answers = operations.map((operation) => (jsonOn(operation, 'response') as Response).data[operation]);
    api.willAnswer(...answers.map((answer) => answer ?? 'broken'));
    const results = await make(operations.map((operation) => [operation, eventOf(operation)]));
    const data = answers.map((answer) => ({data: answer?.data}));
    assert.deepEqual(results, data);
    const sent = api.requests.map(({problems, variables}) => [problems, variables]);
    const auth = {appId: 'app-1', appSecret: 'quiet-"secret"'};
    const wanted = operations.map((operation) => [[], {auth, event: eventOf(operation)}]);
    assert.deepEqual(sent, wanted);
  });

  test(`${language}: an invalid request isn't retried`, async () => {
    api.willAnswer(...final.map(([, answer]) => answer));
    const results = await make(final.map(() => ['domains', list]));
    assert.equal(api.requests.length, final.length);
    for (const [at, [name, , tells]] of final.entries()) {
      const result = results[at];
      assert.match(result && 'error' in result ? result.error : '', tells, name);
    }
  });

  test(`${language}: a transient failure of a repeatable operation is retried`, async () => {
    api.willAnswer(...passing.flatMap(([, answer]) => [answer, worked]));
    const results = await make(passing.map(() => ['domains', list]));
    assert.equal(api.requests.length, 2 * passing.length);
    for (const [at, [name]] of passing.entries()) {
      assert.deepEqual(results[at], {data: stored}, name);
    }
  });

  test(`${language}: retries stop, and only two operations are retried by default`, async () => {
    const tries: [operation: string, wanted: number, repeat?: 'repeat'][] = [
      ['domains', 4],
      ['suppression', 4],
      ['pageview', 1],
      ['pageview', 4, 'repeat'],
      ['email', 1],
      ['enrichment', 1],
      ['apiLeadsSuper', 1],
      ['softpull', 1],
    ];
    api.willAnswer({code: 500});
    const results = await make(tries.map(([operation, , repeat]) => [operation, eventOf(operation), repeat]));
    assert.ok(results.every((result) => 'error' in result));
    const sent = api.requests.map(({operation}) => operation);
    const expected = tries.flatMap(([operation, wanted]) => Array<string>(wanted).fill(operation));
    assert.deepEqual(sent, expected);
  });

  test(`${language}: softpull can't be retried, and an unknown operation isn't sent`, async () => {
    api.willAnswer(worked);
    const [softpull, unknown] = await make([
      ['softpull', eventOf('softpull'), 'repeat'],
      ['leadcapture', list],
    ]);
    assert.match(JSON.stringify(softpull), /error.*softpull is never repeated/);
    assert.match(JSON.stringify(unknown), /error.*no operation leadcapture/);
    assert.deepEqual(api.requests, []);
  });

  test(`${language}: nothing is sent if a credential is unset or empty`, async () => {
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

  if (!clock) {
    continue;
  }

  test(`${language}: pauses are about 2, 4, and 8 seconds, with jitter`, async () => {
    const {[`${brand.slugUpper}_RETRY_SECONDS`]: _, ...env} = environment(api.url);
    api.willAnswer({code: 500});
    const NODE_OPTIONS = `--import=${path.join(folder, 'clock.mjs')}`;
    const clocked = {...env, PATH: `${folder}:${env.PATH}`, PYTHONPATH: folder, NODE_OPTIONS};
    const {stderr} = await start(files[1], [], clocked);
    const pauses = [...stderr.matchAll(/^pause ([\d.]+)$/gm)].map(([, seconds]) => Number(seconds));
    assert.equal(pauses.length, 3, stderr);
    pauses.forEach((pause, index) => {
      const middle = 2 * 2 ** index;
      assert.ok(pause >= middle / 2 && pause <= middle * 1.5, pauses.join(', '));
    });
    assert.ok(!pauses.every(Number.isInteger), 'a part of each pause is random');
  });
}
