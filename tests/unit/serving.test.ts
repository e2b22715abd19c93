import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, test, vi} from 'vitest';
import brandValues from '../../content/siteBrand';
import {nginxConfig} from '../../deploy/nginx';
import {rulesOfBuild, sampleFile} from '../../deploy/rules';
import {finish} from '../../scripts/finish';
import {requireProgram} from '../../scripts/prepare.mjs';
import {createSiteServer, listen} from '../../scripts/server';
import {folderWith} from './folders';

// The same requests are sent to nginx and to the preview server, at the root of a host and below a base path.

const scratch = folderWith();
// nginx runs as a different user.
fs.chmodSync(scratch, 0o755);

const long = 'All work and no play makes a dull page. '.repeat(60);
const script = `<script>console.log("inline")</script>`;
const files = {
  'index.html': `<title>home</title>${script}${long}`,
  '404.html': `<title>not here</title>${script}${long}`,
  'docs.html': `<title>docs</title>${script}${long}`,
  'docs/billing.html': `<title>billing</title>${script}${long}`,
  'docs/Integrations.html': '<title>integrations</title>',
  'docs/0.73-release.html': '<title>dotted</title>',
  'status-badge.html': '<title>badge</title>',
  [sampleFile]: '<title>samples</title><script>run()</script>',
  'assets/js/main.1a2b3c4d.js': `console.log(${JSON.stringify(long)});`,
  'assets/css/styles.1a2b3c4d.css': `/* ${long} */`,
  'assets/fonts/face.1a2b3c4d.woff2': 'font',
  'search-index/index.json': JSON.stringify({long}),
  'sw.js': `// ${long}`,
  'manifest.json': '{}',
  'img/card.png': 'picture',
  'img/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.well-known/security.txt': 'Contact: mailto:someone@example.com',
  '.secret': 'secret',
  'blog/rss.xml': `<rss>${long}</rss>`,
};

type Running = {name: string; base: string; port: number; stop: () => void};

async function serve(base: string): Promise<Running[]> {
  const root = path.join(scratch, base === '/' ? 'plain' : 'below');
  const build = path.join(root, base);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    fs.writeFileSync(path.join(build, name), text);
  }
  const brand = {...brandValues, baseUrl: base};
  const redirects = {[`${base}docs/old-billing`]: `${base}docs/billing`};
  await finish(build, brand, path.join(scratch, `deploy${base.length}`), redirects);
  const rules = rulesOfBuild(build, brand, redirects);

  const preview = createSiteServer(build, rules);
  const previewPort = await listen(preview, 4380);
  const probe = http.createServer();
  const nginxPort = await listen(probe, 4400);
  probe.close();

  const own = path.join(scratch, `run${base.length}`);
  fs.mkdirSync(own);
  const place = {listen: `127.0.0.1:${nginxPort}`, root, scratch: own};
  fs.writeFileSync(path.join(own, 'nginx.conf'), nginxConfig(rules, place));
  const options = ['-c', path.join(own, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  const nginx = spawn(requireProgram('nginx'), options, {stdio: ['ignore', 'ignore', 'inherit']});
  const isServed = () => {
    assert.equal(nginx.exitCode, null, 'nginx did not start');
    return ask(nginxPort, base).catch(() => false);
  };
  await vi.waitUntil(isServed, {timeout: 60_000, interval: 20});
  return [
    {name: 'preview', base, port: previewPort, stop: () => preview.close().closeAllConnections()},
    {name: 'nginx', base, port: nginxPort, stop: () => nginx.kill()},
  ];
}

type Answer = {status: number; headers: Record<string, string | undefined>; body: Buffer};

/** Sends a request target unchanged; `fetch` would normalize it. */
const ask = (port: number, target: string, {method = 'GET', headers = {}}: http.RequestOptions = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.request({host: '127.0.0.1', port, path: target, method, headers, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const {statusCode: status = 0} = response;
        resolve({status, headers: response.headers as Answer['headers'], body: Buffer.concat(chunks)});
      });
    });
    request.on('error', reject).end();
  });

const servers: Running[] = [];

beforeAll(async () => {
  for (const base of ['/', '/site/']) {
    servers.push(...(await serve(base)));
  }
});

afterAll(() => servers.forEach(({stop}) => stop()));

type Get = (path: string, options?: http.RequestOptions) => Promise<Answer>;

/** Runs a check on every server; a failure names the server. */
async function everywhere(check: (get: Get, base: string) => Promise<void>): Promise<void> {
  for (const {name, base, port} of servers) {
    await check((target, options) => ask(port, base + target, options), base).catch((error: Error) => {
      error.message = `${name}, ${base}: ${error.message}`;
      throw error;
    });
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
];

test('clean paths serve pages, and iframes keep .html', () =>
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
  ['docs/billing.html?a=1', 'docs/billing?a=1'],
  ['docs/billing.html/', 'docs/billing'],
  ['docs/billing/index', 'docs/billing'],
  ['docs/0.73-release.html', 'docs/0.73-release'],
  ['docs/old-billing?a=1', 'docs/billing?a=1'],
];

test('other forms of a path redirect to the clean one, and old paths to new ones, with their query', () =>
  everywhere(async (get, base) => {
    for (const [address, target] of redirects) {
      const {status, headers} = await get(address);
      assert.deepEqual([status, headers.location], [301, base + target], address);
    }
  }));

test('unknown and hidden paths get the not-found page with status 404, the policy, and no caching', () =>
  everywhere(async (get) => {
    const missing = ['assets/js/main.00000000.js', '_headers', '_redirects', '.secret', '.wgetrc'];
    for (const address of ['nope', 'docs/nope', '404', ...missing]) {
      const {status, headers, body} = await get(address);
      assert.equal(status, 404, address);
      assert.match(body.toString(), /<title>not here<\/title>/, address);
      assert.equal(headers['cache-control'], 'no-cache', address);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8', address);
      assert.match(headers['content-security-policy'] ?? '', /default-src 'self'/, address);
    }
  }));

test('outside the base path nothing is served, and the base path without its slash redirects home', async () => {
  for (const {name, port} of servers.filter(({base}) => base === '/site/')) {
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

test('no path redirects to another host, escapes the site, or crashes a server', () =>
  everywhere(async (get, base) => {
    for (const address of hostile) {
      const {status, headers, body} = await get(address);
      assert.ok([200, 301, 400, 404].includes(status), `${address}: ${status}`);
      assert.ok(!/root:|secret/.test(body.toString()), address);
      assert.equal(headers['x-bad'], undefined, address);
      if (headers.location !== undefined) {
        assert.match(headers.location, /^\/(?![/\\])/, `${address} leads to ${headers.location}`);
        assert.equal(new URL(headers.location, 'http://localhost').host, 'localhost', address);
      }
    }
    assert.equal((await get('')).status, 200, `after hostile addresses, ${base} is served`);
  }));

test('only GET and HEAD are allowed', () =>
  everywhere(async (get) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const {status, headers} = await get('docs', {method});
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'], method);
    }
    const head = await get('docs', {method: 'HEAD'});
    assert.deepEqual([head.status, head.body.length], [200, 0]);
    assert.ok(Number(head.headers['content-length']) > 1024);
  }));

const year = 'public, max-age=31536000, immutable';
const served: [address: string, type: string, cache: string][] = [
  ['', 'text/html; charset=utf-8', 'no-cache'],
  ['sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['manifest.json', 'application/json', 'no-cache'],
  ['search-index/index.json', 'application/json', 'no-cache'],
  ['img/card.png', 'image/png', 'no-cache'],
  ['img/icon.svg', 'image/svg+xml', 'no-cache'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['blog/rss.xml', 'application/xml; charset=utf-8', 'no-cache'],
  ['assets/js/main.1a2b3c4d.js', 'text/javascript; charset=utf-8', year],
  ['assets/css/styles.1a2b3c4d.css', 'text/css; charset=utf-8', year],
  ['assets/fonts/face.1a2b3c4d.woff2', 'font/woff2', year],
];

test('every file has its content type; hashed files are cached for a year, and others are revalidated', () =>
  everywhere(async (get) => {
    for (const [address, type, cache] of served) {
      const {headers} = await get(address);
      assert.deepEqual([headers['content-type'], headers['cache-control']], [type, cache], address);
      assert.ok(headers.etag, address);
      const again = await get(address, {headers: {'If-None-Match': headers.etag}});
      assert.deepEqual([again.status, again.body.length], [304, 0], address);
    }
  }));

test('text files are sent as Brotli or gzip if the client accepts it', () =>
  everywhere(async (get) => {
    for (const address of ['', 'docs/billing', 'assets/js/main.1a2b3c4d.js', 'sw.js', 'blog/rss.xml']) {
      const plain = await get(address);
      assert.equal(plain.headers['content-encoding'], undefined, address);
      for (const [accepts, encoding, decode] of [
        ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
        ['gzip', 'gzip', zlib.gunzipSync],
      ] as const) {
        const {headers, body} = await get(address, {headers: {'Accept-Encoding': accepts}});
        assert.deepEqual([headers['content-encoding'], headers.vary], [encoding, 'Accept-Encoding'], address);
        assert.equal(headers['content-type'], plain.headers['content-type'], address);
        assert.deepEqual(decode(body), plain.body, address);
      }
    }
  }));

test('every response has the security headers, including errors and redirects', () =>
  everywhere(async (get) => {
    for (const address of ['', 'docs/billing', 'nope', 'docs/', 'sw.js', 'assets/js/main.1a2b3c4d.js']) {
      const {headers} = await get(address);
      assert.equal(headers['x-content-type-options'], 'nosniff', address);
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', address);
      assert.match(headers['strict-transport-security'] ?? '', /^max-age=\d{8};/, address);
      assert.match(headers['permissions-policy'] ?? '', /camera=\(\)/, address);
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin', address);
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin', address);
      assert.doesNotMatch(headers.server ?? '', /\d/, address);
    }
    assert.equal((await get('img/card.png')).headers['cross-origin-resource-policy'], 'cross-origin');
  }));

test('pages have the strict policy; other files, and the live sample document with its own policy, do not', () =>
  everywhere(async (get) => {
    const policyOf = async (address: string) => (await get(address)).headers['content-security-policy'] ?? '';
    for (const address of ['', 'docs/billing', 'status-badge.html']) {
      const policy = await policyOf(address);
      assert.match(policy, /^default-src 'self'; script-src 'self' 'sha256-[^']+';/, address);
      assert.doesNotMatch(policy, /unsafe/, address);
      assert.match(policy, /object-src 'none'; base-uri 'none'; .*frame-ancestors 'self'$/, address);
    }
    assert.equal(await policyOf(sampleFile), '');
    assert.equal(await policyOf('sw.js'), '');
  }));

test('the preview server accepts a full URL as the request target, and uses the next free port', async () => {
  const {port} = servers[0] ?? {port: 0};
  assert.equal((await ask(port, 'http://elsewhere.example/docs/billing')).status, 200);
  const other = http.createServer();
  try {
    assert.ok((await listen(other, port)) > port);
    assert.equal((other.address() as AddressInfo).address, '127.0.0.1');
  } finally {
    other.close();
  }
});
