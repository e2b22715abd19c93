import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {createSiteServer, listen} from '../../scripts/server';

// The rules of serving are tested in serving.test.ts, on this server as on others. Here is what it alone could do wrong.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
fs.mkdirSync(path.join(folder, 'docs'));
fs.writeFileSync(path.join(folder, 'index.html'), 'home');
fs.writeFileSync(path.join(folder, '404.html'), 'not here');
fs.writeFileSync(path.join(folder, 'docs', 'page.html'), 'page');

const server = createSiteServer(folder);
let port = 0;
test.before(async () => {
  port = await listen(server, 4400);
});

test.after(() => {
  server.close();
  fs.rmSync(folder, {recursive: true});
});

/** Sends a request target as it stands; `fetch` would mend it. */
const ask = (target: string) =>
  new Promise<[number | undefined, string]>((resolve, reject) => {
    const request = http.get({port, path: target, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve([response.statusCode, response.headers.location ?? Buffer.concat(chunks).toString()]),
      );
    });
    request.on('error', reject);
  });

const targets: [string, string, [number, string]][] = [
  ['two slashes', '//', [200, 'home']],
  ['slashes before a path', '///docs/page', [200, 'page']],
  ['slashes before a host', '//elsewhere.example/docs/page.html', [301, '/elsewhere.example/docs/page']],
  ['slashes inside', '/x//elsewhere.example/', [301, '/x/elsewhere.example']],
  ['slashes behind a dot', '/.//elsewhere.example/', [301, '/elsewhere.example']],
  ['a port that is none', '//:99999999/', [404, 'not here']],
  ['a backslash in code', '/%5Celsewhere.example/', [404, 'not here']],
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

test('a page and the not-found page that are deleted while it runs are not found, and it goes on', async () => {
  const gone = path.join(folder, 'docs', 'gone.html');
  fs.writeFileSync(gone, 'soon gone');
  assert.deepEqual(await ask('/docs/gone'), [200, 'soon gone']);
  fs.rmSync(gone);
  assert.deepEqual(await ask('/docs/gone'), [404, 'not here']);
  fs.renameSync(path.join(folder, '404.html'), path.join(folder, 'kept'));
  assert.deepEqual(await ask('/docs/gone'), [404, 'Not found']);
  fs.renameSync(path.join(folder, 'kept'), path.join(folder, '404.html'));
  assert.deepEqual(await ask('/docs/page'), [200, 'page']);
});

test('a compressed twin that is older than its file is not sent', async () => {
  fs.writeFileSync(path.join(folder, 'worker.js.br'), 'of the build before');
  fs.utimesSync(path.join(folder, 'worker.js.br'), 1, 1);
  fs.writeFileSync(path.join(folder, 'worker.js'), 'of this build');
  const answer = await fetch(`http://localhost:${port}/worker.js`, {headers: {'Accept-Encoding': 'br'}});
  assert.deepEqual([answer.headers.get('content-encoding'), await answer.text()], [null, 'of this build']);
});

test('readers who go away in the middle of an answer leave it running', async () => {
  fs.writeFileSync(path.join(folder, 'large.txt'), Buffer.alloc(8_000_000));
  await new Promise<void>((resolve) => {
    const request = http.get({port, path: '/large.txt', agent: false}, (response) => {
      response.once('data', () => {
        request.destroy();
        resolve();
      });
    });
    request.on('error', () => undefined);
  });
  assert.deepEqual(await ask('/docs/page'), [200, 'page']);
});

test('no other machine reaches it', () => {
  assert.equal((server.address() as AddressInfo).address, '127.0.0.1');
});

test('a taken port makes the next free one be used', async () => {
  const other = http.createServer();
  try {
    assert.ok((await listen(other, port)) > port);
  } finally {
    other.close();
  }
});
