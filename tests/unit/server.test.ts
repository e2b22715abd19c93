import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {createSiteServer, listen} from '../../scripts/server';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
fs.mkdirSync(path.join(folder, 'docs'));
fs.writeFileSync(path.join(folder, 'index.html'), 'home');
fs.writeFileSync(path.join(folder, '404.html'), 'not here');
fs.writeFileSync(path.join(folder, 'docs', 'page.html'), 'page');
fs.writeFileSync(path.join(folder, 'docs', '0.73-release.html'), 'dotted');

const server = createSiteServer(folder);
let port = 0;
test.before(async () => {
  port = await listen(server, 4400);
});

test.after(() => {
  server.close();
  fs.rmSync(folder, {recursive: true});
});

const get = (url: string) => fetch(`http://localhost:${port}${url}`, {redirect: 'manual'});

test('clean addresses are served, dots in them included', async () => {
  assert.equal(await (await get('/docs/page')).text(), 'page');
  assert.equal(await (await get('/docs/0.73-release')).text(), 'dotted');
  assert.equal(await (await get('/')).text(), 'home');
});

test('addresses with .html, /index.html or a slash at the end lead to the clean one', async () => {
  for (const url of ['/docs/page.html?a=1', '/docs/page/?a=1', '/docs/page/index.html?a=1']) {
    const response = await get(url);
    assert.deepEqual([response.status, response.headers.get('location')], [301, '/docs/page?a=1']);
  }
});

test('an unknown address gets the not-found page with status 404', async () => {
  const response = await get('/nope');
  assert.deepEqual([response.status, await response.text()], [404, 'not here']);
});

/** Sends a request target as it stands; `fetch` would mend it. */
const ask = (target: string) =>
  new Promise<[number | undefined, string]>((resolve, reject) => {
    const request = http.get({port, path: target}, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      resolve([response.statusCode, response.headers.location ?? body]);
    });
    request.on('error', reject);
  });

const targets: [string, string, [number, string]][] = [
  ['two slashes', '//', [200, 'home']],
  ['slashes before a path', '///docs/page', [200, 'page']],
  ['slashes before a host', '//elsewhere.example/docs/page.html', [301, '/elsewhere.example/docs/page']],
  ['slashes behind a dot', '/.//elsewhere.example/', [301, '/elsewhere.example']],
  ['a port that is none', '//:99999999/', [301, '/:99999999']],
  ['percent signs that stand for nothing', '/docs/%E0%A4%A', [404, 'not here']],
  ['a percent sign alone', '/%', [404, 'not here']],
  ['the absolute form', 'http://elsewhere.example/docs/page', [200, 'page']],
  ['the absolute form without a path', 'http://elsewhere.example', [200, 'home']],
  ['the absolute form of a host that is none', 'http://[/docs/page.html?a=1', [301, '/docs/page?a=1']],
  ['a path that climbs', '/../../docs/page', [200, 'page']],
];

for (const [name, target, answer] of targets) {
  test(`a request for ${name} (${target}) is answered from this site`, async () => {
    assert.deepEqual(await ask(target), answer);
  });
}

test('a taken port makes the next free one be used', async () => {
  const other = http.createServer();
  try {
    assert.ok((await listen(other, port)) > port);
  } finally {
    other.close();
  }
});
