import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test, vi} from 'vitest';
import {cleanUrls, limitSize} from '../../plugins/pwa/transforms';
import {folderWith} from './folders';

const folder = folderWith();

const entry = (url: string, size = 1) => ({url, size, revision: '1'});

test('pages are listed under their clean addresses, other files under their names, all sorted', async () => {
  const names = ['index.html', 'img/a.svg', 'docs.html', 'docs/Home/index.html', '404.html'];
  const {manifest} = await cleanUrls(['404.html'])(names.map((name) => entry(name)));
  assert.deepEqual(
    manifest.map(({url}) => url),
    ['./', '404.html', 'docs', 'docs/Home/', 'img/a.svg'],
  );
});

test('a copy above its limit fails the build and names the limit, where it is set, and the largest files', async () => {
  const write = (name: string, bytes: Buffer) => {
    fs.writeFileSync(path.join(folder, name), bytes);
    return entry(name, bytes.length);
  };
  // A picture that does not compress counts as it is, text as it is sent.
  const noise = Buffer.from(Array.from({length: 600_000}, (_, index) => (Math.imul(index, 2654435761) >>> 13) & 255));
  const picture = {...write('large.png', noise), size: 600_000};
  const files = [write('page.html', Buffer.alloc(5_000_000, 'text ')), picture];
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const passed = await limitSize(folder, {megabytes: 1, setIn: 'settings.ts'})(files);
  assert.equal(passed.manifest, files);
  await assert.rejects(
    async () => limitSize(folder, {megabytes: 0.01, setIn: 'settings.ts'})(files),
    /Offline copy: 2 files, 0\.\d MB compressed; 0\.01 MB are allowed \(settings\.ts\)\. The largest files are (?:large\.png|page\.html) /,
  );
});
