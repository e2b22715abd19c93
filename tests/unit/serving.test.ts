import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import zlib from 'node:zlib';
import brandValues from '../../content/siteBrand';
import {finish} from '../../deploy/finish';
import {inlineOf, pagesOf} from '../../deploy/inline';
import {rulesOf, sampleFile} from '../../deploy/rules';
import {observatoryScore} from './observatory';
import {type Running, startAll} from './webServers';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'serving-'));
// Servers that change their user must be able to read it.
fs.chmodSync(scratch, 0o755);

const long = 'All work and no play makes a dull page. '.repeat(60);
const script = `<script>console.log("inline")</script>`;
const files = {
  'index.html': `<title>home</title>${script}${long}`,
  '404.html': `<title>not here</title>${script}${long}`,
  'docs.html': `<title>docs</title>${script}${long}`,
  'docs/billing.html': `<title>billing</title>${script}${long}`,
  'docs/0.73-release.html': '<title>dotted</title>',
  'status-badge.html': '<title>badge</title>',
  // Another language.
  'de/index.html': `<title>startseite</title>${script}${long}`,
  'de/docs/billing.html': '<title>abrechnung</title>',
  'de/assets/js/main.9a8b7c6d.js': `console.log(${JSON.stringify(long)});`,
  'de/img/card.png': 'picture',
  ['de/' + sampleFile]: '<title>samples</title><script>run()</script>',
  [sampleFile]: '<title>samples</title><script>run()</script>',
  'assets/js/main.1a2b3c4d.js': `console.log(${JSON.stringify(long)});`,
  'assets/css/styles.1a2b3c4d.css': `/* ${long} */`,
  'search-index/index.json': JSON.stringify({long}),
  'sw.js': `// ${long}`,
  'manifest.json': '{}',
  'img/card.png': 'picture',
  'img/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/fonts/face.1a2b3c4d.woff2': 'font',
  '.well-known/security.txt': 'Contact: mailto:someone@example.com',
  '.secret': 'secret',
  'blog/rss.xml': `<rss>${long}</rss>`,
};

const renamed = {'docs/old-billing': 'docs/billing'};

type Site = {base: string; servers: Running[]};

async function serve(base: string): Promise<Site> {
  const root = path.join(scratch, base === '/' ? 'plain' : 'below');
  const build = path.join(root, base);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    fs.writeFileSync(path.join(build, name), text);
  }
  const brand = {...brandValues, baseUrl: base};
  await finish(build, brand, path.join(root, '..', `deploy${base.length}`));
  const moved = Object.fromEntries(Object.entries(renamed).map(([from, to]) => [base + from, base + to]));
  const inline = inlineOf(pagesOf(build, [sampleFile, `de/${sampleFile}`]));
  const rules = rulesOf(brand, inline, moved, [base, `${base}de/`]);
  const own = path.join(scratch, `run${base.length}`);
  fs.mkdirSync(own);
  return {base, servers: await startAll({rules, build, root, scratch: own})};
}

type Answer = {status: number; headers: Record<string, string | undefined>; body: Buffer};

/** Sends a request as it stands; `fetch` would mend the path. */
const ask = (port: number, target: string, {method = 'GET', headers = {}}: http.RequestOptions = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.request({host: '127.0.0.1', port, path: target, method, headers, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject).end();
  });

let sites: Site[] = [];

test.before(async () => {
  sites = [await serve('/'), await serve('/site/')];
});

test.after(async () => {
  await Promise.all(sites.flatMap(({servers}) => servers.map(({stop}) => stop())));
  fs.rmSync(scratch, {recursive: true, force: true});
});

/** Asks every server, on the host's root and below a path, and says which one answered otherwise. */
async function everywhere(
  check: (get: (path: string, options?: http.RequestOptions) => Promise<Answer>, base: string) => Promise<void>,
): Promise<void> {
  for (const {base, servers} of sites) {
    for (const {name, port} of servers) {
      try {
        await check((target, options) => ask(port, base + target, options), base);
      } catch (error) {
        assert.ok(error instanceof Error);
        error.message = `${name}, ${base}: ${error.message}`;
        throw error;
      }
    }
  }
}

const pages: [string, string][] = [
  ['', 'home'],
  ['docs', 'docs'],
  ['docs/billing', 'billing'],
  ['docs/billing?plan=team', 'billing'],
  ['docs/0.73-release', 'dotted'],
  ['404.html', 'not here'],
  ['status-badge.html', 'badge'],
  [sampleFile, 'samples'],
  ['de/', 'startseite'],
  ['de/docs/billing', 'abrechnung'],
  [`de/${sampleFile}`, 'samples'],
];

test('clean addresses are pages, and documents that are no pages keep theirs', () =>
  everywhere(async (get) => {
    for (const [address, title] of pages) {
      const {status, headers, body} = await get(address);
      assert.equal(status, 200, address);
      assert.match(body.toString(), new RegExp(`<title>${title}</title>`), address);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8', address);
    }
  }));

const redirects: [string, string][] = [
  ['index.html', ''],
  ['index', ''],
  ['index.html?a=1&b=%2F', '?a=1&b=%2F'],
  ['docs/', 'docs'],
  ['docs.html', 'docs'],
  ['docs/index.html', 'docs'],
  ['docs/index', 'docs'],
  ['docs/billing.html?a=1', 'docs/billing?a=1'],
  ['docs/billing/', 'docs/billing'],
  ['docs/billing/index.html', 'docs/billing'],
  ['docs/0.73-release.html', 'docs/0.73-release'],
  ['docs/old-billing', 'docs/billing'],
  ['docs/old-billing?a=1', 'docs/billing?a=1'],
  ['de', 'de/'],
  ['de?a=1', 'de/?a=1'],
  ['de/index.html', 'de/'],
  ['de/docs/billing/', 'de/docs/billing'],
];

test('all other forms of an address lead to the clean one, and old addresses to new ones, with their query', () =>
  everywhere(async (get, base) => {
    for (const [address, target] of redirects) {
      const {status, headers} = await get(address);
      const {location} = headers;
      assert.deepEqual([status, location], [301, base + target], address);
    }
  }));

test('unknown and hidden addresses get the not-found page with status 404, and no one keeps it', () =>
  everywhere(async (get) => {
    for (const address of [
      'nope',
      'docs/nope',
      '404',
      'assets/js/main.00000000.js',
      '_headers',
      '_redirects',
      '.secret',
    ]) {
      const {status, headers, body} = await get(address);
      assert.equal(status, 404, address);
      assert.match(body.toString(), /<title>not here<\/title>/, address);
      assert.equal(headers['cache-control'], 'no-cache', address);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8', address);
      assert.match(headers['content-security-policy'] ?? '', /default-src 'self'/, address);
    }
  }));

test('outside the path of the site there is nothing, and its start leads to the home page', async () => {
  for (const {name, port} of sites[1]?.servers ?? []) {
    assert.equal((await ask(port, '/docs')).status, 404, name);
    const {status, headers} = await ask(port, '/site');
    assert.deepEqual([status, headers.location], [301, '/site/'], name);
  }
});

const hostile = [
  ...['/', '/elsewhere.example/', '/elsewhere.example/docs.html', './/elsewhere.example/', '/:99999999/'],
  ...['%5Celsewhere.example/', '%2Felsewhere.example/', '%2F%2Felsewhere.example%2F', '%0d%0aX-Bad:%201/', '%00', '%'],
  ...['docs/%E0%A4%A', '../../../../etc/passwd', '..%2F..%2F..%2Fetc%2Fpasswd', 'docs/..%5C..%5C.secret', '%2esecret'],
  ...['\\elsewhere.example/', '@elsewhere.example/', 'javascript:alert(1)/', `${'x/'.repeat(2000)}`, '?x#/y.html', '*'],
];

test('no address leads to another host, out of the site, or ends a server', () =>
  everywhere(async (get, base) => {
    for (const address of hostile) {
      const {status, headers, body} = await get(address);
      assert.ok([200, 301, 308, 400, 404].includes(status), `${address}: ${status}`);
      assert.ok(!/root:|secret/.test(body.toString()), address);
      assert.equal(headers['x-bad'], undefined, address);
      if (headers.location !== undefined) {
        assert.match(headers.location, /^\/(?![/\\])/, `${address} leads to ${headers.location}`);
        const {host} = new URL(headers.location, 'http://localhost');
        assert.equal(host, 'localhost', `${address} leads to ${headers.location}`);
      }
    }
    assert.equal((await get('')).status, 200, `after hostile addresses, ${base} is served`);
  }));

test('only GET and HEAD are answered', () =>
  everywhere(async (get) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const {status, headers} = await get('docs', {method});
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'], method);
    }
    assert.equal((await get('docs', {method: 'TRACE'})).status, 405);
    const head = await get('docs', {method: 'HEAD'});
    assert.deepEqual([head.status, head.body.length], [200, 0]);
    assert.ok(Number(head.headers['content-length']) > 1024);
  }));

const kept = 'public, max-age=31536000, immutable';
const caching: [string, string][] = [
  ['', 'no-cache'],
  ['docs/billing', 'no-cache'],
  ['sw.js', 'no-cache'],
  ['manifest.json', 'no-cache'],
  ['search-index/index.json', 'no-cache'],
  ['img/card.png', 'no-cache'],
  ['assets/js/main.1a2b3c4d.js', kept],
  ['assets/css/styles.1a2b3c4d.css', kept],
  ['assets/fonts/face.1a2b3c4d.woff2', kept],
  ['de/', 'no-cache'],
  ['de/assets/js/main.9a8b7c6d.js', kept],
];

test('hashed files are kept for a year; all others are asked for again, and answered without a body', () =>
  everywhere(async (get) => {
    for (const [address, value] of caching) {
      const {headers} = await get(address);
      assert.equal(headers['cache-control'], value, address);
      assert.ok(headers.etag, address);
      const again = await get(address, {headers: {'If-None-Match': headers.etag}});
      assert.deepEqual([again.status, again.body.length], [304, 0], address);
    }
  }));

const compressed = [
  '',
  'docs/billing',
  'assets/js/main.1a2b3c4d.js',
  'search-index/index.json',
  'sw.js',
  'blog/rss.xml',
];

test('texts come as brotli or gzip, as the client understands, and with the same type', () =>
  everywhere(async (get) => {
    for (const address of compressed) {
      const plain = await get(address);
      assert.equal(plain.headers['content-encoding'], undefined, address);
      for (const [accepts, encoding, decode] of [
        ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
        ['gzip', 'gzip', zlib.gunzipSync],
      ] as const) {
        const {headers, body} = await get(address, {headers: {'Accept-Encoding': accepts}});
        assert.equal(headers['content-encoding'], encoding, address);
        assert.equal(headers.vary, 'Accept-Encoding', address);
        assert.equal(headers['content-type'], plain.headers['content-type'], address);
        assert.deepEqual(decode(body), plain.body, address);
        assert.ok(body.length < plain.body.length / 4, address);
      }
    }
    const missing = await get('nope', {headers: {'Accept-Encoding': 'br'}});
    assert.deepEqual([missing.status, missing.headers['content-encoding']], [404, 'br']);
  }));

const types: [string, string][] = [
  ['assets/js/main.1a2b3c4d.js', 'text/javascript; charset=utf-8'],
  ['assets/css/styles.1a2b3c4d.css', 'text/css; charset=utf-8'],
  ['manifest.json', 'application/json'],
  ['img/icon.svg', 'image/svg+xml'],
  ['img/card.png', 'image/png'],
  ['assets/fonts/face.1a2b3c4d.woff2', 'font/woff2'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['blog/rss.xml', 'application/xml; charset=utf-8'],
];

test('every kind of file has its type', () =>
  everywhere(async (get) => {
    for (const [address, type] of types) {
      const {status, headers} = await get(address);
      assert.deepEqual([status, headers['content-type']], [200, type], address);
    }
  }));

test('every answer has the headers that keep a site safe, errors and redirects included', () =>
  everywhere(async (get) => {
    for (const address of ['', 'docs/billing', 'nope', 'docs/', 'sw.js', 'assets/js/main.1a2b3c4d.js']) {
      const {headers} = await get(address);
      assert.equal(headers['x-content-type-options'], 'nosniff', address);
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', address);
      assert.match(headers['strict-transport-security'] ?? '', /^max-age=\d{8};/, address);
      assert.match(String(headers['permissions-policy']), /camera=\(\)/, address);
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin', address);
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin', address);
      assert.equal(headers['x-powered-by'], undefined, address);
      assert.doesNotMatch(headers.server ?? '', /\d/, address);
    }
    for (const picture of ['img/card.png', 'de/img/card.png']) {
      assert.equal((await get(picture)).headers['cross-origin-resource-policy'], 'cross-origin', picture);
    }
  }));

test('pages have the strict policy, the document of live samples has its own, and other files have none', () =>
  everywhere(async (get) => {
    const policyOf = async (address: string) => (await get(address)).headers['content-security-policy'] ?? '';
    for (const address of ['', 'docs', 'docs/billing', 'status-badge.html', 'de/', 'de/docs/billing']) {
      const policy = await policyOf(address);
      assert.match(policy, /^default-src 'self'; script-src 'self' 'sha256-[^']+';/, address);
      assert.doesNotMatch(policy, /unsafe/, address);
    }
    for (const address of [sampleFile, `de/${sampleFile}`]) {
      const sample = await policyOf(address);
      assert.match(sample, /^sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline';/, address);
    }
    assert.equal(await policyOf('sw.js'), '');
  }));

test('a scanner gives the headers of a page the best grade, and finds what would be wrong', () =>
  everywhere(async (get) => {
    const {headers} = await get('docs');
    assert.equal(observatoryScore(headers).score, 125);
    const policy = headers['content-security-policy'] ?? '';
    const loose = {
      ...headers,
      'content-security-policy': policy.replace("script-src 'self'", "script-src 'unsafe-inline'"),
    };
    assert.equal(observatoryScore(loose).score, 80);
    assert.equal(observatoryScore({...headers, 'strict-transport-security': 'max-age=1'}).score, 115);
    assert.equal(observatoryScore({}).score, 30);
  }));
