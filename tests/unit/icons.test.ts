import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {drawIcon, icons} from '../../scripts/icons';

const folder = 'static/img';
const mark = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');

for (const icon of icons) {
  test(`${icon.file} matches the output of \`npm run icons\``, () => {
    const drawn = drawIcon(mark, icon);
    assert.deepEqual([drawn.readUInt32BE(16), drawn.readUInt32BE(20)], [icon.width, icon.height]);
    assert.ok(drawn.equals(fs.readFileSync(path.join(folder, icon.file))), 'run "npm run icons"');
    const changed = drawIcon(mark.replaceAll('#06bcee', '#ee0606'), icon);
    assert.ok(!drawn.equals(changed));
  });
}
