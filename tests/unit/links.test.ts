import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, test} from 'vitest';
import {deadLinks, externalLinks, linkReport} from '../../scripts/links';
import {folderWith} from './folders';

const folder = folderWith();
const server = http.createServer((request, response) => {
  const status = {'/there': 200, '/refused': 403, '/get-only': request.method === 'GET' ? 200 : 405}[request.url ?? ''];
  response.writeHead(status ?? 404).end();
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

test('dead links to other sites are reported with their page', async () => {
  const {port} = server.address() as AddressInfo;
  const at = (route: string) => `http://127.0.0.1:${port}${route}`;
  const hrefs = ['/there', '/refused', '/get-only', '/gone#part', '/gone'].map(at);
  const links = [...hrefs, 'https://app.fieldmark.example/x', '/docs', 'http://127.0.0.1:9/closed'];
  fs.writeFileSync(path.join(folder, 'a.html'), links.map((href) => `<a href="${href}">x</a>`).join(''));
  const found = externalLinks(folder);
  const expected = ['/there', '/refused', '/get-only', '/gone'].map(at);
  assert.deepEqual([...found.keys()], [...expected, 'http://127.0.0.1:9/closed']);
  const dead = await deadLinks(found);
  const reported = dead.map(({url, page}) => `${url} ${page}`);
  assert.deepEqual(new Set(reported), new Set([`${at('/gone')} a.html`, 'http://127.0.0.1:9/closed a.html']));
  assert.match(linkReport(found.size, dead), /^5 links to other sites, 2 dead\.\n\n\| link/);
});
