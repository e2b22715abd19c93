import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import {decode} from 'fast-png';
import {drawIcon, icons} from '../../scripts/icons';

const folder = 'static/img';
const mark = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');

/** The picture inside a PNG or an ICO file. */
const pictureOf = (bytes: Buffer) => decode(bytes.subarray(bytes.indexOf('\x89PNG', 0, 'latin1')));

/** The greatest difference between two pictures in one channel of one pixel. */
function difference(one: Buffer, other: Buffer): number {
  const [a, b] = [pictureOf(one), pictureOf(other)];
  assert.deepEqual([a.width, a.height, a.channels], [b.width, b.height, b.channels]);
  return Uint8Array.from(a.data).reduce((most, value, at) => Math.max(most, Math.abs(value - (b.data[at] ?? 0))), 0);
}

for (const icon of icons) {
  test(`${icon.file} shows the mark as it is; \`npm run icons\` draws it anew`, () => {
    const drawn = drawIcon(mark, icon);
    const {width, height} = pictureOf(drawn);
    assert.deepEqual([width, height], [icon.width, icon.height]);
    assert.ok(difference(drawn, fs.readFileSync(path.join(folder, icon.file))) <= 8);
  });
}

test('another mark is told from the files that there are', () => {
  const [icon] = icons as [(typeof icons)[0]];
  const changed = drawIcon(mark.replaceAll('#06bcee', '#ee0606'), icon);
  assert.ok(difference(changed, fs.readFileSync(path.join(folder, icon.file))) > 100);
});

test('the tab icon is an ICO file with one picture of 32 by 32', () => {
  const file = fs.readFileSync(path.join(folder, 'favicon.ico'));
  assert.deepEqual([file.readUInt16LE(2), file.readUInt16LE(4), file[6], file[7]], [1, 1, 32, 32]);
  assert.equal(file.readUInt32LE(14), file.length - file.readUInt32LE(18));
});
