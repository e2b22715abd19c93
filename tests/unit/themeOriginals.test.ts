import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {compareOriginals, installedOriginals, readOriginals} from '../../scripts/theme/originals';
import {themeParts} from '../../scripts/theme/parts';

const packages = ['theme-classic', 'theme-common', 'core'].map((name) => `node_modules/@docusaurus/${name}`);

/** A copy of the theme parts, of what else imports internals, and of the packages that they depend on, to be changed. */
function copy(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'theme-'));
  for (const folder of packages) {
    fs.cpSync(`${folder}/lib`, path.join(root, folder, 'lib'), {recursive: true});
    fs.copyFileSync(`${folder}/package.json`, path.join(root, folder, 'package.json'));
  }
  for (const folder of ['src/theme', 'plugins/late-start']) {
    fs.cpSync(folder, path.join(root, folder), {recursive: true});
  }
  return root;
}

const root = copy();
test.after(() => fs.rmSync(root, {recursive: true}));

const messages = () => compareOriginals(readOriginals(root), installedOriginals(root));

/** What is said after one file of the copy was changed, or removed without a change; the file is put back. */
function messagesAfter(file: string, change?: (text: string) => string): string {
  const place = path.join(root, file);
  const before = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined;
  if (change) {
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.writeFileSync(place, change(before ?? ''));
  } else {
    fs.rmSync(place);
  }
  try {
    return messages().join('\n');
  } finally {
    if (before === undefined) {
      fs.rmSync(place);
    } else {
      fs.writeFileSync(place, before);
    }
  }
}

const theme = `${packages[0]}/lib/theme`;
const more = (text: string) => `${text}\n// changed\n`;

test('the originals of all theme parts and internal imports are those that the site was compared with', () => {
  assert.deepEqual(compareOriginals(readOriginals('.'), installedOriginals('.')), []);
});

test('a changed original is named with its part and what to do', () => {
  const said = messagesAfter(`${theme}/BlogArchivePage/index.js`, more);
  assert.match(
    said,
    /^theme part BlogArchivePage: the original changed \(compared with Docusaurus [\d.]+, installed is/,
  );
  assert.match(
    said,
    /theme-classic\/lib\/theme\/BlogArchivePage\/index\.js\. Compare, adapt src\/theme\/BlogArchivePage/,
  );
  assert.match(said, /run "npm run theme:originals"/);
  assert.equal(said.split('\n').length, 1);
});

test('styles of a part, and what lies below a replaced part, count as its original', () => {
  assert.match(
    messagesAfter(`${theme}/DocSidebar/Desktop/Content/styles.module.css`, more),
    /DocSidebar\/Desktop\/Content:/,
  );
  assert.match(messagesAfter(`${theme}/CodeBlock/Buttons/CopyButton/index.js`, more), /^theme part CodeBlock:/);
});

test('an original that was removed or renamed is named', () => {
  assert.match(
    messagesAfter(`${theme}/NavbarItem/HtmlNavbarItem.js`),
    /^theme part NavbarItem\/HtmlNavbarItem: the theme has no/,
  );
});

test('a changed internal is named with the import', () => {
  const said = messagesAfter(`${packages[1]}/lib/contexts/navbarMobileSidebar.js`, more);
  assert.match(
    said,
    /^internal import @docusaurus\/theme-common\/internal#useNavbarMobileSidebar: the original changed/,
  );
});

test('a new part, and a new internal import, are missing in the file', () => {
  assert.match(
    messagesAfter('src/theme/DocCardList/index.tsx', () => 'export default () => null;'),
    /part DocCardList: not in/,
  );
  const hook = "import {useHideableNavbar} from '@docusaurus/theme-common/internal';";
  assert.match(
    messagesAfter('src/theme/ErrorPageContent/index.tsx', (text) => `${hook}\n${text}`),
    /#useHideableNavbar: not in/,
  );
});

test('a part that is gone, and a part that no theme has, are named', () => {
  assert.match(
    messagesAfter('src/theme/ErrorPageContent/index.tsx'),
    /part ErrorPageContent: in src\/theme\/originals\.json, but no longer/,
  );
  const list = (text: string) => text.replace('"ErrorPageContent":', '"ErrorPageContents":');
  const said = messagesAfter('src/theme/originals.json', list);
  assert.match(said, /part ErrorPageContent: not in/);
  assert.match(said, /part ErrorPageContents: in src\/theme\/originals\.json, but no longer in the code/);
});

/** The rows of the table: part and how. */
const rows = (text: string) =>
  [...text.matchAll(/^\| `([^`]+)` +\| (\w+) +\| (\S.*?) +\|$/gm)].map(([, name, how]) => `${name} ${how}`);

test('the README gives the reason for each part, and says rightly whether it is wrapped or replaced', () => {
  const written = rows(fs.readFileSync('src/theme/README.md', 'utf8'));
  assert.deepEqual(
    written.sort(),
    themeParts('.')
      .map(({name, how}) => `${name} ${how}`)
      .sort(),
  );
});

test('a row without a reason does not count', () => {
  assert.deepEqual(rows('| `A` | wrapped |  |\n| `B` | replaced | Why. |'), ['B replaced']);
});
