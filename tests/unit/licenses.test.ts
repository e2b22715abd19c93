import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {noticesOf, packageFolder, readPackage} from '../../plugins/licenses';
import {isAllowed, type Licensed, licenseProblems} from '../../plugins/licenses/allowed';

type Locked = {version: string; license?: string; dev?: boolean};

const {packages: locked} = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

/** All packages of the site and its build, without those for tests. */
const used: Licensed[] = Object.entries(locked)
  .filter(([place, {dev}]) => place !== '' && !dev)
  .map(([place, {version, license}]) => ({name: place.replace(/^.*node_modules\//, ''), version, license}));

test('every package of the site and its build has an allowed license', () => {
  assert.ok(used.length > 1000, `${used.length} packages`);
  assert.deepEqual(licenseProblems(used), []);
});

test('a license that is not allowed, a missing one, and half of a pair are reported', () => {
  for (const license of ['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', 'UNLICENSED', 'SEE LICENSE IN x', undefined]) {
    const [found] = licenseProblems([...used, {name: 'planted', version: '1.2.3', license}]);
    assert.match(found ?? '', /^planted 1\.2\.3: found .+; allowed: 0BSD, /);
    assert.ok(found?.includes(license ?? 'no license'));
  }
  assert.ok(isAllowed('(MIT OR GPL-2.0)') && isAllowed('Apache-2.0 AND MIT'));
});

test('the package of a module is found at any depth and behind any loader', () => {
  const from = '/site/node_modules';
  for (const [identifier, expected] of [
    [`javascript/auto|${from}/react/index.js`, `${from}/react`],
    [`${from}/a-loader/index.js??x!${from}/@docs/theme/lib/a.js`, `${from}/@docs/theme`],
    [`css|${from}/a-loader/index.js!${from}/infima/dist/a.css|0|||}`, `${from}/infima`],
    [`${from}/one/node_modules/two/index.js`, `${from}/one/node_modules/two`],
    ['javascript/auto|C:\\site\\node_modules\\react\\index.js', 'C:/site/node_modules/react'],
    [`${from}/a-loader/index.js!/site/src/theme/Root.tsx`, undefined],
  ]) {
    assert.equal(packageFolder(identifier ?? ''), expected);
  }
});

test('notices name each package once, and print a shared license once', () => {
  const [react, dom] = ['react', 'react-dom'].map((name) => readPackage(`node_modules/${name}`));
  assert.ok(react && dom);
  const text = noticesOf([dom, react, {name: 'other', version: '1.0.0', license: 'ISC', text: 'Copyright Other'}]);
  assert.equal(
    text,
    noticesOf([react, dom, {name: 'other', version: '1.0.0', license: 'ISC', text: 'Copyright Other'}]),
  );
  assert.match(text, new RegExp(`\nreact ${react.version}\nreact-dom ${dom.version}\n\nMIT\nMIT License\n`));
  assert.equal(text.split('Permission is hereby granted').length, 2);
  assert.match(text, /\nother 1\.0\.0\n\nISC\nCopyright Other\n\n/);
});
