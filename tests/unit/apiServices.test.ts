import assert from 'node:assert/strict';
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {afterAll, beforeAll, test, vi} from 'vitest';
import {type Answer, LocalApi, environment, installed, run, sampleNamed} from './apiSamples';
import {folderWith, makeFolder} from './folders';

const api = new LocalApi();
const started: {process: ChildProcess; folder: string}[] = [];

beforeAll(() => api.start());
afterAll(async () => {
  api.stop();
  for (const {process: service, folder} of started) {
    // It writes to its folder until it exits.
    if (service.exitCode === null && service.kill()) {
      await once(service, 'exit');
    }
    fs.rmSync(folder, {recursive: true});
  }
});

/** Starts a page's service next to its client, and returns the address that it prints. */
async function serve(command: string, page: string, file: string, client: string, more: Record<string, string> = {}) {
  const folder = makeFolder({
    [file]: sampleNamed(page, file),
    [client]: sampleNamed('graphql/clients', client),
  });
  const service = spawn(command, [file], {cwd: folder, env: {...environment(api.url), PORT: '0', ...more}});
  started.push({process: service, folder});
  const [line] = (await once(createInterface(service.stdout), 'line')) as [string];
  const port = /^listening on port (\d+)$/.exec(line)?.[1] ?? assert.fail(line);
  return {url: `http://127.0.0.1:${port}`, folder};
}

test('the REST service maps paths and methods to calls, and codes to an HTTP status', async () => {
  const {url} = await serve(process.execPath, 'rest-service', 'rest.mjs', 'client.mjs', {CALLER_TOKEN: 'known'});
  const ask = async (method: string, place: string, answer: Answer, token = 'known') => {
    api.willAnswer(answer);
    const {status} = await fetch(url + place, {method, headers: {Authorization: `Bearer ${token}`}});
    return [status, ...api.requests.map(({variables}) => variables.event)];
  };
  const event = (action: string, domain?: string) => ({pixel_id: 4821, action, ...(domain && {domain})});
  const all = '/pixels/4821/domains';
  const one = `${all}/example.org`;

  assert.deepEqual(await ask('GET', all, {code: 200}), [200, event('list')]);
  assert.deepEqual(await ask('PUT', one, {code: 200}), [200, event('add', 'example.org')]);
  assert.deepEqual(await ask('PUT', one, {code: 409}), [200, event('add', 'example.org')]);
  assert.deepEqual(await ask('DELETE', one, {code: 404}), [200, event('remove', 'example.org')]);
  assert.deepEqual(await ask('PUT', one, {code: 400}), [400, event('add', 'example.org')]);
  assert.deepEqual(await ask('GET', all, {errors: ['no']}), [502, event('list')]);
  assert.deepEqual(await ask('POST', all, {code: 200}), [404]);
  assert.deepEqual(await ask('PUT', all, {code: 200}), [404]);
  assert.deepEqual(await ask('GET', all, {code: 200}, 'other'), [401]);
});

const restFolder = folderWith({
  'rest.mjs': sampleNamed('rest-service', 'rest.mjs'),
  'client.mjs': sampleNamed('graphql/clients', 'client.mjs'),
});

test("the REST service doesn't start without a token for its callers", async () => {
  const {status, stderr} = await run([process.execPath, 'rest.mjs'], restFolder, environment(api.url));
  assert.equal(status, 1);
  assert.match(stderr, /CALLER_TOKEN is not set/);
});

type Stored = (folder: string) => Promise<{status: string; data?: unknown}[]>;

const fromLines: Stored = (folder) => {
  const file = path.join(folder, 'leads.ndjson');
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  const states = lines.map((line) => JSON.parse(line) as {id: string; status: string});
  return Promise.resolve([...new Map(states.map((state) => [state.id, state])).values()]);
};

const dump = `import json, sqlite3
rows = sqlite3.connect("leads.db").execute("SELECT status, data FROM leads ORDER BY consent_at").fetchall()
print(json.dumps([{"status": status, "data": json.loads(data or "null")} for status, data in rows]))`;

const fromDatabase: Stored = async (folder) => {
  const {stdout} = await run(['python3', '-c', dump], folder, environment(api.url));
  return JSON.parse(stdout || '[]') as {status: string}[];
};

/** Polls until this many leads have left their first state; returns the last. File watchers can be exhausted. */
const settled = (folder: string, stored: Stored, count: number) =>
  vi.waitFor(
    async () => {
      const leads = await stored(folder);
      assert.equal(leads.filter(({status}) => status !== 'received').length, count);
      return leads.at(-1);
    },
    {timeout: 60_000, interval: 50},
  );

const backends: [command: string, file: string, client: string, stored: Stored][] = [
  [process.execPath, 'lead-backend.mjs', 'client.mjs', fromLines],
  ['python3', 'lead_backend.py', 'client.py', fromDatabase],
];

for (const [command, file, client, stored] of backends.filter(([program]) => installed(program))) {
  test(`${file} stores a submission, answers, and adds what the API knows`, async () => {
    const {url, folder} = await serve(command, 'graphql/leadcapture-graphql-request', file, client);
    const submit = async (answer: Answer, form: Record<string, string>) => {
      api.willAnswer(answer);
      const body = new URLSearchParams({email: ' Marlow.Testerly@Example.com', ...form});
      return (await fetch(`${url}/lead`, {method: 'POST', body, redirect: 'manual'})).status;
    };
    const agreed = {consent: 'yes'};
    const person = {consumer_data: {first_name: 'Marlow', religion: 'left out', city: 'Maple Fork'}};

    assert.equal(await submit({code: 200}, {}), 422);
    assert.equal(await submit({code: 200, data: person}, agreed), 303);
    const {status, data} = (await settled(folder, stored, 1)) ?? assert.fail('nothing is stored');
    assert.deepEqual([status, data], ['enriched', {first_name: 'Marlow', city: 'Maple Fork'}]);
    assert.equal(api.requests[0]?.variables.event.md5, 'c360e955a2708b63a70e4ab4de108e6f');
    assert.deepEqual(api.requests[0]?.problems, []);

    const later = {retry: {code: 500}, failed: {code: 400}, enriched: {code: 200, data: null}};
    for (const [at, [wanted, answer]] of Object.entries(later).entries()) {
      assert.equal(await submit(answer, agreed), 303);
      assert.equal((await settled(folder, stored, at + 2))?.status, wanted);
      assert.equal(api.requests.length, 1);
    }
  });
}
