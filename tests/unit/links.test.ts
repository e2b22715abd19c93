import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, test} from 'vitest';
import {folderWith} from './folders';

const folder = folderWith();
const server = http.createServer((request, response) => {
  const status = {'/there': 200, '/refused': 403, '/get-only': request.method === 'GET' ? 200 : 405}[request.url ?? ''];
  response.writeHead(status ?? 404).end();
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

test('dead external links are reported with their page', async () => {
  const {port} = server.address() as AddressInfo;
  const at = (route: string) => `http://127.0.0.1:${port}${route}`;
  const hrefs = ['/there', '/refused', '/get-only', '/gone#part', '/gone'].map(at);
  const links = [...hrefs, 'https://app.fieldmark.example/x', '/docs', 'http://127.0.0.1:9/closed'];
  fs.writeFileSync(path.join(folder, 'a.html'), links.map((href) => `<a href="${href}">x</a>`).join(''));
  const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {scripts: {links: string}};
  const [report, code] = await new Promise<[string, number]>((resolve) => {
    const command = scripts.links.replace('linkinator', `npx linkinator --server-root "${folder}"`);
    const child = execFile('sh', ['-c', command], (_, stdout) => resolve([stdout, child.exitCode ?? 1]));
  });
  assert.match(report.slice(report.indexOf('\na.html')), /^\na\.html\n( {2}\[(404|0)\] \S+\n){2,3}ERROR: Detected/);
  const reported = [...report.matchAll(/^ {2}\[\d+\] (.*)$/gm)].map(([, url = '']) => url.replace(/#.*/, ''));
  assert.deepEqual(new Set(reported), new Set([at('/gone'), 'http://127.0.0.1:9/closed']));
  assert.equal(code, 0);
});
