import assert from 'node:assert/strict';
import {test} from 'vitest';
import {cleanUrls} from '../../plugins/pwa';

const entry = (url: string) => ({url, size: 1, revision: '1'});

test('pages are listed under their clean addresses, other files under their names, all sorted', async () => {
  const names = ['index.html', 'img/a.svg', 'docs.html', 'docs/Home/index.html', '404.html'];
  const {manifest} = await cleanUrls(['404.html'])(names.map(entry));
  const urls = manifest.map(({url}) => url);
  assert.deepEqual(urls, ['./', '404.html', 'docs', 'docs/Home/', 'img/a.svg']);
});
