import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {noticesOf, packageFolder, readPackage} from '../../plugins/licenses';

/** Licenses that allow publishing the site without its source; MPL-2.0 covers changes to the package's own files only. */
const allowed = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'W3C'],
  ...['(BSD-2-Clause OR MIT OR Apache-2.0)', '(MIT OR CC0-1.0)', '(WTFPL OR MIT)'],
  ...['Apache-2.0 AND MIT', 'MIT AND OFL-1.1'],
  // Browser data for the build.
  'CC-BY-4.0',
];

/** Packages without a `license` field, and where their license was found. */
const unnamed: Readonly<Record<string, string>> = {
  'eval@0.1.8': 'MIT', // `licenses` in package.json, and LICENSE
  'format@0.2.2': 'MIT', // `licenses` in package.json, and Readme.md
  'require-like@0.1.2': 'MIT', // License
};

type Locked = {version: string; license?: string; dev?: boolean};

const {packages: locked} = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

test('every package of the site and its build has an allowed license', () => {
  const used = Object.entries(locked)
    .filter(([place, {dev}]) => place !== '' && !dev)
    .map(([place, {version, license}]) => ({id: `${place.replace(/^.*node_modules\//, '')}@${version}`, license}));
  assert.ok(used.length > 1000, `${used.length} packages`);
  const others = used.filter(({id, license}) => !allowed.includes(license ?? unnamed[id] ?? 'none'));
  assert.deepEqual(others, []);
});

test("a file's package is found at any depth", () => {
  const from = '/site/node_modules';
  for (const [file, expected] of [
    [`${from}/@docs/theme/lib/a.js`, `${from}/@docs/theme`],
    [`${from}/one/node_modules/two/index.js`, `${from}/one/node_modules/two`],
    ['C:\\site\\node_modules\\react\\index.js', 'C:\\site\\node_modules\\react'],
    ['/site/src/theme/Root.tsx', undefined],
  ]) {
    assert.equal(packageFolder(file ?? ''), expected);
  }
});

test('notices list each package once, and print a shared license once', () => {
  const [react, dom] = ['react', 'react-dom'].map((name) => readPackage(`node_modules/${name}`));
  assert.ok(react && dom);
  const other = {name: 'other', version: '1.0.0', license: 'ISC', text: 'Copyright Other'};
  const text = noticesOf([dom, react, other]);
  assert.equal(text, noticesOf([react, dom, other]));
  assert.match(text, new RegExp(`\nreact ${react.version}\nreact-dom ${dom.version}\n\nMIT\nMIT License\n`));
  assert.equal(text.split('Permission is hereby granted').length, 2);
  assert.match(text, /\nother 1\.0\.0\n\nISC\nCopyright Other\n\n/);
});
