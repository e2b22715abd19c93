import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {compare, push} from '../../plugins/search/hosted/push';
import {readPage} from '../../plugins/search/page';
import {recordsOf} from '../../plugins/search/records';
import type {SearchClient, SearchRequest, SearchResult} from '../../src/search/types';
import {hostedClient} from '../../src/search/hosted/client';
import {type DocSearchItem, toItem} from '../../src/search/hosted/dialog/items';
import {groupHits, toHit} from '../../src/search/hosted/hits';
import {hostsOf} from '../../src/search/hosted/hosts';
import {type HostedRecord, hostedRecords} from '../../src/search/hosted/records';
import type {HostedHit} from '../../src/search/hosted/service';
import {type Fault, SearchService} from '../searchService';

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
      const {method = '', headers} = incoming;
      // Each client says who it is; that is not what is asked.
      const url = (incoming.url ?? '').replace(/[?&]x-algolia-agent=[^&]*/, '');
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
  '<head><meta name="docsearch:docusaurus_tag" content="docs-default-2.0"></head><main><h1>Kafka</h1><p>Messages.</p><h2 id="settings">Settings</h2><p>All.</p><h2 id="limits">Limits</h2></main>';

const section = 'Guides';

const records = recordsOf(readPage({path: '/docs/kafka', html, section, kind: 'doc'}));

const topics = ['Names', 'Rights', 'Limits']
  .map((part) => `<h2 id="${part.toLowerCase()}">${part} of a topic</h2><p>Text.</p>`)
  .join('');

/** A page with three parts that answer as well as each other. */
const alike = recordsOf(
  readPage({path: '/docs/kafka', html: html.replace(/<h2.*(?=<\/main>)/, topics), section, kind: 'doc'}),
);

/** The hosted service with these records, and the site's client for it. */
async function connected(t: test.TestContext): Promise<{service: SearchService; client: SearchClient}> {
  const service = new SearchService(settings);
  service.fill(alike);
  const host = await service.listen();
  t.after(() => service.close());
  return {service, client: hostedClient({...settings, host})};
}

async function ask(client: SearchClient, request: Partial<SearchRequest>): Promise<SearchResult> {
  const shown: SearchResult[] = [];
  await client.search({query: '', filters: {}, limit: 20, ...request}, (result) => shown.push(result));
  assert.equal(shown.length, 1);
  return shown[0] ?? assert.fail();
}

test('a query goes to the index with the filters in the words of the service, and the answer is plain', async (t) => {
  const {service, client} = await connected(t);
  const filters = {language: 'en', tag: 'docs-default-2.0'};
  const result = await ask(client, {query: 'topic', filters, limit: 2, page: 0});
  const [asked = assert.fail()] = service.asked;
  assert.deepEqual(
    [asked.indexName, asked.query, asked.facetFilters, asked.hitsPerPage, asked.page],
    ['docs', 'topic', [['language:en'], ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0']], 2, 0],
  );
  assert.equal(service.asked.length, 1);
  assert.deepEqual([result.count, result.pageCount, result.sections], [3, 2, {Guides: 3}]);
  const [group = assert.fail()] = result.groups;
  assert.deepEqual([group.path, group.title, group.section, group.hits.length], ['/docs/kafka', 'Kafka', section, 2]);
  assert.deepEqual(group.hits[0]?.trail, [
    [{text: 'Kafka', isMarked: false}],
    [
      {text: 'Names of a ', isMarked: false},
      {text: 'topic', isMarked: true},
    ],
  ]);
});

test('with a section the counts of all sections are asked for in the same request', async (t) => {
  const {service, client} = await connected(t);
  const result = await ask(client, {query: 'topic', filters: {section: 'Blog'}});
  assert.deepEqual([result.count, result.sections], [0, {Guides: 3}]);
  assert.deepEqual(
    service.asked.map(({facetFilters, hitsPerPage}) => [facetFilters, hitsPerPage]),
    [
      [[['hierarchy.lvl0:Blog']], 20],
      [[], 0],
    ],
  );
});

test('a record takes the shape of the service', () => {
  assert.deepEqual(hostedRecords(records, admin.siteUrl)[1], {
    objectID: '/docs/kafka#1',
    url: 'https://docs.example.com/docs/kafka#settings',
    url_without_anchor: 'https://docs.example.com/docs/kafka',
    anchor: 'settings',
    type: 'lvl2',
    hierarchy: {lvl0: section, lvl1: 'Kafka', lvl2: 'Settings', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: 'All.',
    language: 'en',
    lang: 'en',
    docusaurus_tag: 'docs-default-2.0',
    version: '',
    weight: records[1]?.weight,
  });
  const [first, second] = hostedRecords(
    records.slice(0, 2).map((record, index) => ({...record, text: '', continues: index === 1, path: '/'})),
    admin.siteUrl,
  );
  assert.deepEqual([first?.url, first?.content, second?.type], ['https://docs.example.com', null, 'content']);
});

const raw = {
  ...(hostedRecords(records, admin.siteUrl)[1] as HostedRecord),
  content: 'All <img src=x onerror=alert(1)> of them',
  _highlightResult: {hierarchy: {lvl1: {value: '\ue000Kafka\ue001 & co'}}},
  _snippetResult: {content: {value: 'All <img src=x onerror=alert(1)> of \ue000them\ue001'}},
} satisfies HostedHit;

test('what the service sends is text, and a hit keeps to this site', () => {
  assert.deepEqual(toHit(raw), {
    path: '/docs/kafka',
    anchor: 'settings',
    title: 'Kafka',
    section,
    trail: [
      [
        {text: 'Kafka', isMarked: true},
        {text: ' & co', isMarked: false},
      ],
      [{text: 'Settings', isMarked: false}],
    ],
    text: [
      {text: 'All <img src=x onerror=alert(1)> of ', isMarked: false},
      {text: 'them', isMarked: true},
    ],
  });
  assert.equal(toHit({...raw, url: 'javascript:alert(1)'}).path.startsWith('javascript'), false);
});

test('hits stand under their pages, in the order in which these first come', () => {
  const hit = (path: string, anchor: string) => ({...toHit(raw), path, anchor});
  const groups = groupHits([hit('/a', '1'), hit('/b', '2'), hit('/a', '3')]);
  assert.deepEqual(
    groups.map(({path, hits}) => [path, hits.map(({anchor}) => anchor)]),
    [
      ['/a', ['1', '3']],
      ['/b', ['2']],
    ],
  );
});

test('DocSearch gets escaped text, in what it shows and in what it keeps', () => {
  const item = toItem({...raw, hierarchy: {...raw.hierarchy, lvl2: '<b>'}} as unknown as DocSearchItem);
  assert.equal(item._snippetResult.content.value, 'All &lt;img src=x onerror=alert(1)&gt; of <mark>them</mark>');
  assert.equal(item._snippetResult.hierarchy.lvl1.value, '<mark>Kafka</mark> &amp; co');
  assert.equal(item._snippetResult.hierarchy.lvl2.value, '&lt;b&gt;');
  assert.equal(item.content, 'All &lt;img src=x onerror=alert(1)&gt; of them');
  assert.equal(item.hierarchy.lvl2, '&lt;b&gt;');
  assert.equal(item.url, '/docs/kafka#settings');
});

const faults: [string, Fault][] = [
  ['403', {status: 403}],
  ['429', {status: 429}],
  ['500', {status: 500}],
  ['garbage', {body: '<html>proxy</html>'}],
  ['an empty object', {body: '{}'}],
  ['null', {body: 'null'}],
  ['hits of another kind', {body: JSON.stringify({results: [{hits: [{objectID: '1'}], nbHits: 1}]})}],
  ['nothing', {isCut: true}],
];

for (const [name, fault] of faults) {
  test(`${name} is an error, and the next query is asked afresh`, async (t) => {
    const {service, client} = await connected(t);
    service.fault = fault;
    await assert.rejects(ask(client, {query: 'topic'}));
    assert.ok(service.asked.length > 0);
    service.fault = undefined;
    assert.equal((await ask(client, {query: 'topic'})).count, 3);
  });
}

test('a key, an index and filters that the service does not know are refused', async (t) => {
  const {service, client} = await connected(t);
  const host = service.address;
  await assert.rejects(ask(hostedClient({...settings, host, apiKey: 'other'}), {query: 'kafka'}));
  await assert.rejects(ask(hostedClient({...settings, host, index: 'other'}), {query: 'kafka'}));
  await assert.rejects(ask(client, {query: 'kafka', filters: {tag: 'default'}}));
});

test('a compatible server is asked at its address, with its port and its path', () => {
  assert.deepEqual(hostsOf(''), {});
  assert.deepEqual(hostsOf('https://search.example.com:8443/api/'), {
    hosts: [{url: 'search.example.com:8443/api', accept: 'readWrite', protocol: 'https'}],
  });
  assert.equal(hostsOf('http://localhost:7700').hosts?.[0]?.protocol, 'http');
});

test('suggestions are titles of pages that hold a part of the query', async (t) => {
  const {service, client} = await connected(t);
  const request = {query: 'kafka zzz', filters: {}, limit: 20};
  assert.equal((await ask(client, request)).count, 0);
  assert.deepEqual(await client.suggest(request), ['Kafka']);
  assert.equal(service.asked.at(-1)?.optionalWords, 'kafka zzz');
});

/** Answers like the service while an index is replaced. */
const accept = ({method, url}: Request): Answer =>
  method === 'GET' ? {json: {status: 'published'}} : {json: {taskID: `${method} ${url}`.length}};

test('settings and synonyms come first, then the records by way of a temporary index', async (t) => {
  const {host, requests} = await serve(t, accept);
  assert.equal(await push(records, {...admin, host}), 3);
  const writes = requests.filter(({method}) => method !== 'GET');
  const [temporary = ''] = /docs_tmp_\d+/.exec(writes.map(({url}) => url).join(' ')) ?? [];
  assert.deepEqual(
    writes.map(({method, url}) => `${method} ${url.replace(temporary, 'TMP')}`),
    [
      'PUT /1/indexes/docs/settings',
      'POST /1/indexes/docs/synonyms/batch?replaceExistingSynonyms=true',
      'POST /1/indexes/docs/operation',
      'POST /1/indexes/TMP/batch',
      'POST /1/indexes/docs/operation',
      'POST /1/indexes/TMP/operation',
    ],
  );
  assert.ok(requests.every(({headers}) => headers['x-algolia-api-key'] === 'adminkey'));
  const {requests: sent} = writes[3]?.body as {requests: {action: string; body: {url: string}}[]};
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
});

test('a refused push leaves the records in use alone and removes the temporary index', async (t) => {
  const {host, requests} = await serve(t, (request) =>
    /_tmp_\d+\/batch$/.test(request.url) ? {status: 403, json: {message: 'Not enough rights'}} : accept(request),
  );
  await assert.rejects(push(records, {...admin, host}), /Not enough rights/);
  assert.ok(!requests.some(({body}) => (body as {operation?: string} | undefined)?.operation === 'move'));
  assert.match(requests.at(-1)?.url ?? '', /^\/1\/indexes\/docs_tmp_\d+$/);
  assert.equal(requests.at(-1)?.method, 'DELETE');
});

test('a service that keeps failing ends the push with an error', async (t) => {
  const {host, requests} = await serve(t, () => ({status: 500}));
  await assert.rejects(push(records, {...admin, host}));
  assert.ok(requests.every(({url}) => url.endsWith('/settings')));
});

test('nothing is pushed when there are no records, or one is too large', async (t) => {
  const {host, requests} = await serve(t, accept);
  await assert.rejects(push([], {...admin, host}), /no records/);
  const large = records.map((record) => ({...record, text: 'x'.repeat(12_000)}));
  await assert.rejects(push(large, {...admin, host}), /above 10000 bytes.*kafka#0/);
  assert.deepEqual(requests, []);
});

test('a comparison reads the whole index and writes nothing', async (t) => {
  const hosted = hostedRecords(records, admin.siteUrl);
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
  const difference = await compare(records, {...admin, host});
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
  const {added} = await compare(records, {...admin, host});
  assert.equal(added.length, 3);
});

/** Runs the command in a folder that holds records and nothing else. */
async function command(t: test.TestContext, args: string[], env: Record<string, string>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-push-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  fs.mkdirSync(path.join(folder, '.cache/search-records'), {recursive: true});
  fs.writeFileSync(path.join(folder, '.cache/search-records/en.json'), JSON.stringify(records));
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
  assert.match(real.output, /Index docs now holds 3 records/);
  assert.ok(!`${dry.output}${real.output}`.includes('adminkey'));
});

test('the command names what the environment lacks', async (t) => {
  const {output, status} = await command(t, [], environment);
  assert.equal(status, 1);
  assert.match(output, /the environment lacks SEARCH_ADMIN_KEY/);
});
