import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {drawIcon, icons} from '../../scripts/icons';

const folder = 'static/img';
const mark = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');

for (const icon of icons) {
  test(`${icon.file} is what \`npm run icons\` draws from the mark`, () => {
    const drawn = drawIcon(mark, icon);
    const png = drawn.subarray(drawn.indexOf('\x89PNG', 0, 'latin1'));
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [icon.width, icon.height]);
    assert.ok(drawn.equals(fs.readFileSync(path.join(folder, icon.file))), 'run "npm run icons"');
    const changed = drawIcon(mark.replaceAll('#06bcee', '#ee0606'), icon);
    assert.ok(!drawn.equals(changed));
  });
}

test('the tab icon is an ICO file with one picture of 32 by 32', () => {
  const file = fs.readFileSync(path.join(folder, 'favicon.ico'));
  assert.deepEqual([file.readUInt16LE(2), file.readUInt16LE(4), file[6], file[7]], [1, 1, 32, 32]);
  assert.equal(file.readUInt32LE(14), file.length - file.readUInt32LE(18));
});
