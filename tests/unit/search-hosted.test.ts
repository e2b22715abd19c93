import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {compare, push, toHosted} from '../../plugins/search/hosted/push';
import {readPage} from '../../plugins/search/page';
import {recordsOf} from '../../plugins/search/records';
import {hostedClient, hostsOf} from '../../src/search/hosted';

type Request = {method: string; url: string; headers: http.IncomingHttpHeaders; body: unknown};
type Answer = {status?: number; headers?: Record<string, string>; json?: unknown; text?: string; hang?: boolean};

const settings = {appId: 'TESTAPP', apiKey: 'searchonly', index: 'docs', host: ''};

const admin = {appId: 'TESTAPP', adminKey: 'adminkey', index: 'docs', siteUrl: 'https://docs.example.com'};

/** A server that notes each request and answers as told. */
async function serve(t: test.TestContext, answer: (request: Request, number: number) => Answer) {
  const requests: Request[] = [];
  const server = http.createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const {method = '', url = '', headers} = incoming;
      const request = {method, url, headers, body: text === '' ? undefined : JSON.parse(text)};
      requests.push(request);
      const {status = 200, headers: extra = {}, json, text: plain, hang} = answer(request, requests.length - 1);
      if (hang) {
        incoming.socket.destroy();
        return;
      }
      response.writeHead(status, {'Content-Type': 'application/json', ...extra});
      response.end(plain ?? JSON.stringify(json ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return {host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests};
}

const html =
  '<main><h1>Kafka</h1><p>Messages.</p><h2 id="settings">Settings</h2><p>All.</p><h2 id="limits">Limits</h2></main>';

const records = recordsOf(readPage({path: '/docs/kafka', html, section: 'Documentation', kind: 'doc'}));

const hit = {
  ...toHosted(records[1] as (typeof records)[number], 'https://docs.example.com'),
  content: 'All <img src=x onerror=alert(1)> of them',
  _highlightResult: {hierarchy: {lvl1: {value: '\ue000Kafka\ue001 & co', matchLevel: 'full', matchedWords: ['kafka']}}},
  _snippetResult: {content: {value: 'All <img src=x onerror=alert(1)> of \ue000them\ue001', matchLevel: 'full'}},
};

const found = {
  results: [{hits: [hit], nbHits: 41, nbPages: 3, page: 0, facets: {'hierarchy.lvl0': {Documentation: 41}}}],
};

test('a query is one POST to the index with the same filters, and the answer comes in the same shape', async (t) => {
  const {host, requests} = await serve(t, () => ({json: found}));
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0']];
  const [result] = await hostedClient({...settings, host}).search([
    {query: 'kafka', facetFilters, hitsPerPage: 5, page: 2, facets: ['hierarchy.lvl0']},
  ]);
  assert.equal(requests.length, 1);
  const [{method, url, headers, body} = assert.fail()] = requests;
  assert.deepEqual([method, url], ['POST', '/1/indexes/*/queries']);
  assert.equal(headers['x-algolia-application-id'], 'TESTAPP');
  assert.equal(headers['x-algolia-api-key'], 'searchonly');
  const [asked = assert.fail()] = (body as {requests: Record<string, unknown>[]}).requests;
  assert.deepEqual(
    [asked.indexName, asked.query, asked.facetFilters, asked.hitsPerPage, asked.page, asked.facets],
    ['docs', 'kafka', facetFilters, 5, 2, ['hierarchy.lvl0']],
  );
  assert.deepEqual([result?.nbHits, result?.nbPages, result?.facets], [41, 3, {'hierarchy.lvl0': {Documentation: 41}}]);
});

test('what the service sends is text: only its own marks become tags', async (t) => {
  const {host} = await serve(t, () => ({json: found}));
  const [result] = await hostedClient({...settings, host}).search([{query: 'them'}]);
  const [first = assert.fail()] = result?.hits ?? [];
  assert.equal(first._snippetResult.content.value, 'All &lt;img src=x onerror=alert(1)&gt; of <mark>them</mark>');
  assert.equal(first._snippetResult.hierarchy.lvl1?.value, '<mark>Kafka</mark> &amp; co');
  assert.equal(first._highlightResult.hierarchy.lvl2?.value, 'Settings');
});

const refusals: [string, Answer][] = [
  ['403', {status: 403, json: {message: 'Invalid key'}}],
  ['429', {status: 429}],
  ['500', {status: 500}],
  ['garbage', {text: '<html>proxy</html>'}],
  ['an empty object', {json: {}}],
  ['null', {text: 'null'}],
  ['hits of another kind', {json: {results: [{hits: [{objectID: '1'}], nbHits: 1}]}}],
  ['nothing', {hang: true}],
];

for (const [name, answer] of refusals) {
  test(`${name} is an error, and the next query is asked afresh`, async (t) => {
    let isDown = true;
    const {host, requests} = await serve(t, () => (isDown ? answer : {json: found}));
    const client = hostedClient({...settings, host});
    await assert.rejects(client.search([{query: 'kafka'}]));
    assert.ok(requests.length > 0);
    isDown = false;
    const [result] = await client.search([{query: 'kafka t'}]);
    assert.equal(result?.nbHits, 41);
  });
}

test('without an address of its own the service has four hosts', () => {
  assert.deepEqual(hostsOf(settings), [
    'https://testapp-dsn.algolia.net',
    'https://testapp-1.algolianet.com',
    'https://testapp-2.algolianet.com',
    'https://testapp-3.algolianet.com',
  ]);
});

test('suggestions are titles of pages that hold a part of the query', async (t) => {
  const {host, requests} = await serve(t, () => ({json: found}));
  const suggestions = await hostedClient({...settings, host}).suggest({query: 'kafka zzz'});
  assert.deepEqual(suggestions, ['Kafka']);
  const [asked] = (requests[0]?.body as {requests: {optionalWords: string}[]}).requests;
  assert.equal(asked?.optionalWords, 'kafka zzz');
});

/** Answers like the service while an index is replaced. */
const accept = ({method, url}: Request): Answer =>
  method === 'GET' ? {json: {status: 'published'}} : {json: {taskID: `${method} ${url}`}};

const sleep = async () => undefined;

test('records are pushed in batches into a temporary index, which then takes the place of the other', async (t) => {
  const {host, requests} = await serve(t, accept);
  assert.equal(await push(records, {...admin, host, sleep, batch: 2}), 3);
  const writes = requests.filter(({method}) => method !== 'GET');
  const [temporary = ''] = /docs_tmp_\d+/.exec(writes[0]?.url ?? '') ?? [];
  assert.deepEqual(
    writes.map(({method, url}) => `${method} ${url.replace(temporary, 'TMP')}`),
    [
      'PUT /1/indexes/TMP/settings',
      'POST /1/indexes/TMP/synonyms/batch?replaceExistingSynonyms=true',
      'POST /1/indexes/TMP/batch',
      'POST /1/indexes/TMP/batch',
      'POST /1/indexes/TMP/operation',
    ],
  );
  assert.ok(requests.every(({headers}) => headers['x-algolia-api-key'] === 'adminkey'));
  const sent = writes
    .slice(2, 4)
    .flatMap(({body}) => (body as {requests: {action: string; body: {url: string}}[]}).requests);
  assert.deepEqual(
    sent.map(({action, body}) => `${action} ${body.url}`),
    [
      'addObject https://docs.example.com/docs/kafka',
      'addObject https://docs.example.com/docs/kafka#settings',
      'addObject https://docs.example.com/docs/kafka#limits',
    ],
  );
  assert.deepEqual(writes.at(-1)?.body, {operation: 'move', destination: 'docs'});
  const settled = writes[0]?.body as {attributesForFaceting: string[]; customRanking: string[]};
  assert.ok(settled.attributesForFaceting.includes('docusaurus_tag'));
  assert.deepEqual(settled.customRanking, ['desc(weight)']);
  const moved = requests.findIndex(({url}) => url.endsWith('/operation'));
  const waits = requests.filter(({method}, index) => method === 'GET' && index < moved);
  assert.equal(waits.length, 4, 'all tasks are done before the index moves');
});

test('a busy service is asked again, after the time it names', async (t) => {
  const waits: number[] = [];
  const {host, requests} = await serve(t, (request, number) => {
    if (number === 0) {
      return {status: 429, headers: {'Retry-After': '7'}};
    }
    return number === 1 ? {status: 503} : accept(request);
  });
  const retries: string[] = [];
  await push(records, {
    ...admin,
    host,
    sleep: async (wait) => void waits.push(wait),
    onRetry: (reason) => retries.push(reason),
  });
  assert.deepEqual(waits.slice(0, 2), [7000, 1000]);
  assert.equal(retries.length, 2);
  assert.equal(requests.filter(({method}) => method === 'PUT').length, 3);
});

test('a refused push leaves the index in use alone and removes the temporary one', async (t) => {
  const {host, requests} = await serve(t, (request) =>
    request.url.endsWith('/batch') ? {status: 403, json: {message: 'Not enough rights'}} : accept(request),
  );
  await assert.rejects(push(records, {...admin, host, sleep}), /batch: status 403: .*Not enough rights/);
  assert.ok(!requests.some(({url}) => url.endsWith('/operation')));
  assert.match(requests.at(-1)?.url ?? '', /^\/1\/indexes\/docs_tmp_\d+$/);
  assert.equal(requests.at(-1)?.method, 'DELETE');
});

test('a service that keeps failing ends the push with an error', async (t) => {
  const {host, requests} = await serve(t, () => ({status: 500}));
  await assert.rejects(push(records, {...admin, host, sleep}), /settings: status 500/);
  assert.equal(requests.filter(({method}) => method === 'PUT').length, 6);
});

test('nothing is pushed when there are no records, or one is too large', async (t) => {
  const {host, requests} = await serve(t, accept);
  await assert.rejects(push([], {...admin, host, sleep}), /no records/);
  const large = records.map((record) => ({...record, content: 'x'.repeat(12_000)}));
  await assert.rejects(push(large, {...admin, host, sleep}), /above 10000 bytes.*kafka#0/);
  assert.deepEqual(requests, []);
});

test('a comparison reads the whole index and writes nothing', async (t) => {
  const hosted = records.map((record) => toHosted(record, admin.siteUrl));
  const [one = assert.fail(), two = assert.fail()] = hosted;
  const pages = [
    {hits: [one], cursor: 'more'},
    {
      hits: [
        {...two, content: 'older'},
        {...two, objectID: 'gone'},
      ],
    },
  ];
  const {host, requests} = await serve(t, (_, number) => ({json: pages[number]}));
  const difference = await compare(records, {...admin, host, sleep});
  assert.deepEqual(difference, {added: ['/docs/kafka#2'], changed: ['/docs/kafka#1'], removed: ['gone'], same: 1});
  assert.deepEqual(
    requests.map(({method, url, body}) => [method, url, (body as {cursor?: string}).cursor]),
    [
      ['POST', '/1/indexes/docs/browse', undefined],
      ['POST', '/1/indexes/docs/browse', 'more'],
    ],
  );
});

test('for an index that does not exist yet everything is to be added', async (t) => {
  const {host} = await serve(t, () => ({status: 404}));
  const {added} = await compare(records, {...admin, host, sleep});
  assert.equal(added.length, 3);
});

/** Runs the command in a folder that holds records and nothing else. */
async function command(t: test.TestContext, args: string[], env: Record<string, string>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-push-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  fs.mkdirSync(path.join(folder, '.cache'));
  fs.writeFileSync(path.join(folder, '.cache', 'search-records.json'), JSON.stringify(records));
  const script = path.resolve('scripts/search-push.ts');
  const loader = path.resolve('node_modules/tsx/dist/loader.mjs');
  const child = spawn(process.execPath, ['--import', loader, script, ...args], {
    cwd: folder,
    env: {PATH: process.env.PATH ?? '', ...env},
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return {output, status};
}

const environment = {SEARCH_APP_ID: 'TESTAPP', SEARCH_API_KEY: 'searchonly', SEARCH_INDEX: 'docs'};

test('the command reports what it sent, and with --dry-run what it would send', async (t) => {
  const {host, requests} = await serve(t, (request) =>
    request.url.endsWith('/browse') ? {status: 404} : accept(request),
  );
  const env = {...environment, SEARCH_ADMIN_KEY: 'adminkey', SEARCH_HOST: host};
  const dry = await command(t, ['--dry-run'], env);
  assert.deepEqual([dry.status, requests.map(({url}) => url)], [0, ['/1/indexes/docs/browse']]);
  assert.match(dry.output, /To add: 3\n {2}\/docs\/kafka#0[^]*Nothing was written/);
  const real = await command(t, [], env);
  assert.equal(real.status, 0);
  assert.match(real.output, /batch 1 of 1: 3 records\nIndex docs now holds 3 records/);
  assert.ok(!`${dry.output}${real.output}`.includes('adminkey'));
});

test('the command names what the environment lacks', async (t) => {
  const {output, status} = await command(t, [], environment);
  assert.equal(status, 1);
  assert.match(output, /the environment lacks SEARCH_ADMIN_KEY/);
});
