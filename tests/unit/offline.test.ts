import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {isLeftOutOffline} from '../../config/pwa';
import brand from '../../content/siteBrand';
import {otherVersions, tagOf} from '../../content/versions';
import {checkBudget, copiedFiles, digestOf, pathOf, sizeOf} from '../../plugins/offline/files';

const file = (name: string, wire: number) => ({path: pathOf(name), hash: '', file: name, disk: 2 * wire, wire});

test('pages are listed at their clean addresses, other files as they are', () => {
  assert.deepEqual(['index.html', 'docs.html', 'docs/Home/index.html', 'img/a.svg'].map(pathOf), [
    '',
    'docs',
    'docs/Home',
    'img/a.svg',
  ]);
});

test('the copy holds the files that a page loads, each with its hash, in the order of names', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-'));
  test.after(() => fs.rmSync(folder, {recursive: true}));
  ['b.html', 'a.js', 'a.js.map', 'feed.xml', 'c.json'].forEach((name) =>
    fs.writeFileSync(path.join(folder, name), name.repeat(50)),
  );
  const files = await copiedFiles(folder, (name) => name === 'c.json');
  assert.deepEqual(
    files.map(({path: at, hash, disk}) => [at, hash, disk]),
    [
      ['a.js', digestOf('a.js'.repeat(50)), 200],
      ['b', digestOf('b.html'.repeat(50)), 300],
    ],
  );
  assert.ok(files.every(({wire, disk}) => wire < disk));
});

test('a copy above its budget fails the build, with its size, what is allowed, where, and the largest files', () => {
  const files = [file('small.js', 1000), file('large.json', 9_500_000), file('page.html', 600_000)];
  const message =
    /3 files, 10\.1 MB compressed.*20\.2 MB on the.*allowed are 10 MB.*\(budget\.ts\).*are large\.json \(9\.5 MB\), page/;
  assert.throws(() => checkBudget(files, {megabytes: 10, setIn: 'budget.ts'}), message);
  assert.doesNotThrow(() => checkBudget(files, {megabytes: 11, setIn: 'budget.ts'}));
  assert.match(sizeOf([]), /0 files/);
});

test('other versions, their indexes and texts, cards and feeds are left out; the current docs are not', () => {
  const isLeftOut = isLeftOutOffline(brand);
  for (const version of otherVersions) {
    const at = version.path.slice(1);
    for (const name of [`${at}/events.html`, `search-index/pages${version.path}/events.json`]) {
      assert.ok(isLeftOut(name), name);
    }
    assert.ok(isLeftOut(`assets/search-index/${tagOf(version)}.0123456789abcdef.json`));
  }
  assert.ok(isLeftOut('img/cards/docs.png'));
  assert.ok(isLeftOut('blog/feed.json'));
  assert.ok(!isLeftOut('docs/events.html') && !isLeftOut('search-index/list.json'));
});
