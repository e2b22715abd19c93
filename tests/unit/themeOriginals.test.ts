import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {compareOriginals, installedOriginals, readOriginals} from '../../scripts/theme-originals';
import {folderWith} from './folders';

/** A copy of the site's theme parts and of the packages with their originals. */
const root = folderWith();
for (const name of ['theme-classic', 'core']) {
  const folder = `node_modules/@docusaurus/${name}`;
  fs.cpSync(`${folder}/lib`, path.join(root, folder, 'lib'), {recursive: true});
  fs.copyFileSync(`${folder}/package.json`, path.join(root, folder, 'package.json'));
}
fs.cpSync('src/theme', path.join(root, 'src/theme'), {recursive: true});

/** The messages after a file of the copy has changed; the file is put back. */
function messagesAfter(file: string, text = '// changed\n'): string[] {
  const full = path.join(root, file);
  const before = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, text);
  try {
    return compareOriginals(readOriginals(root), installedOriginals(root));
  } finally {
    if (before === undefined) {
      fs.rmSync(full);
    } else {
      fs.writeFileSync(full, before);
    }
  }
}

const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';

test('the originals of all theme parts are those that the site was compared with', () => {
  assert.deepEqual(compareOriginals(readOriginals('.'), installedOriginals('.')), []);
});

test('a changed original is reported with its part and what to do', () => {
  const [message, ...others] = messagesAfter(`${theme}/BlogArchivePage/index.js`);
  assert.match(message ?? '', /^src\/theme\/BlogArchivePage: the original changed .*npm run theme:originals/);
  assert.deepEqual(others, []);
});

test('a replaced part depends on what its original is made of, a wrapped one on its own file', () => {
  assert.match(messagesAfter(`${theme}/NotFound/Content/new.js`).join(), /NotFound\/Content/);
  assert.deepEqual(messagesAfter(`${theme}/AnnouncementBar/CloseButton/index.js`), []);
});

test('a new part, and one that no theme has, are reported', () => {
  assert.match(messagesAfter('src/theme/BackToTopButton/index.tsx').join(), /BackToTopButton: not in .*originals/);
  assert.match(messagesAfter('src/theme/NoSuchPart/index.tsx').join(), /NoSuchPart: no theme has a part of this name/);
});

test('the README has the reason for each part', () => {
  const rows = [...fs.readFileSync('src/theme/README.md', 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, part]) => part);
  assert.deepEqual(rows.sort(), Object.keys(readOriginals('.').parts).sort());
});
