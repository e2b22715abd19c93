import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {installedOriginals, originalsFile} from '../../scripts/theme-originals';
import {workIn} from './folders';

// In a copy of the site's theme parts and of the packages with their originals.
const folder = workIn();
for (const name of ['src/theme', ...['theme-classic', 'core'].map((each) => `node_modules/@docusaurus/${each}/lib`)]) {
  fs.cpSync(name, path.join(folder, name), {recursive: true});
}

const saved = JSON.parse(fs.readFileSync(originalsFile, 'utf8')) as Record<string, string>;

test('the originals of all theme parts are those that the site was compared with', () => {
  const what = 'compare each part with its original in node_modules, adapt it, then run "npm run theme:originals"';
  expect(installedOriginals(), what).toEqual(saved);
});

test('a change in an original, or in what it is made of, changes the hash of its part alone', () => {
  const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
  for (const file of ['BlogArchivePage/index.js', 'NotFound/Content/new.js']) {
    const part = path.dirname(file);
    fs.writeFileSync(`${theme}/${file}`, '// changed\n');
    const now = installedOriginals();
    expect(now).not.toEqual(saved);
    expect({...now, [part]: saved[part]}).toEqual(saved);
    fs.cpSync(path.join(__dirname, '../..', theme), theme, {recursive: true});
    fs.rmSync(`${theme}/NotFound/Content/new.js`, {force: true});
  }
});

test('a part that no theme has is refused', () => {
  fs.mkdirSync('src/theme/NoSuchPart');
  fs.writeFileSync('src/theme/NoSuchPart/index.tsx', '');
  expect(installedOriginals).toThrow(/NoSuchPart: no theme has a part of this name/);
});

test('the README has the reason for each part', () => {
  const rows = [...fs.readFileSync('src/theme/README.md', 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, part]) => part);
  expect(rows.sort()).toEqual(Object.keys(saved).sort());
});
