import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import test from 'node:test';
import vm from 'node:vm';
import type {DocusaurusConfig} from '@docusaurus/types';
import {keepFonts} from '../../plugins/lean-bundle/fonts';
import {tslibUser} from '../../plugins/lean-bundle/modules';
import {comparePlainPaths, pathsEdit} from '../../plugins/lean-bundle/plainPaths';
import {emptyParts, unusedParts} from '../../plugins/lean-bundle/unusedParts';
import {filesBelow} from '../../scripts/theme/parts';
import {loud} from './loud';
import {temporaryPackages} from './packages';

const config = (items: object[], docs: object, options: object) =>
  ({themeConfig: {navbar: {items}, docs}, presets: [['classic', {docs: options}]]}) as unknown as DocusaurusConfig;

test('parts of the theme that are turned off are left out, parts in use stay', () => {
  const off = unusedParts(config([{type: 'doc'}], {}, {breadcrumbs: false}));
  assert.ok(off.includes('@theme/NavbarItem/LocaleDropdownNavbarItem'));
  assert.ok(off.includes('@theme/DocBreadcrumbs'));
  assert.ok(off.includes('@theme/DocSidebar/Desktop/CollapseButton'));
  const items = ['docSidebar', 'docsVersion', 'docsVersionDropdown'].map((type) => ({type}));
  const all = [{type: 'dropdown', items: [{type: 'localeDropdown'}]}, ...items];
  assert.deepEqual(unusedParts(config(all, {sidebar: {hideable: true}}, {})), []);
});

test('each part turned off gets an alias, and a part that the theme does not have fails', () => {
  const given = {'@theme/A': '/theme/A.js'};
  assert.deepEqual(emptyParts(['@theme/A'], given, '/nothing.js'), {'@theme/A': '/nothing.js?@theme/A'});
  assert.throws(
    () => emptyParts(['@theme/A', '@theme/B'], given, ''),
    loud('parts turned off', /looked for @theme\/B in/),
  );
});

test('the helper of tslib is the only one', () => {
  assert.match(tslibUser(process.cwd()), /utils-common\/lib\/index\.js$/);
});

test('another helper of tslib fails, and so does none', () => {
  const {root, write} = temporaryPackages();
  test.after(() => fs.rmSync(root, {recursive: true}));
  write('@docusaurus/core/package.json', '{}');
  write('@docusaurus/utils-common/package.json', '{"main": "index.js"}');
  write('@docusaurus/utils-common/index.js', 'tslib_1.__importDefault(a); tslib_1.__awaiter(b);');
  assert.throws(() => tslibUser(root), loud('tslib', /found __importDefault, __awaiter, in .*utils-common\/index\.js/));
  write('@docusaurus/utils-common/index.js', '');
  assert.throws(() => tslibUser(root), loud('tslib', /found none/));
});

test('cards alone ask for a page by its id: what they read is left out of version data', () => {
  const readers = ['theme-classic/lib/theme', 'theme-common/lib', 'core/lib/client'].flatMap((folder) =>
    filesBelow(`node_modules/@docusaurus/${folder}`)
      .filter((file) => fs.readFileSync(`node_modules/@docusaurus/${folder}/${file}`, 'utf8').includes('useDocById'))
      .map((file) => `${folder}/${file}`),
  );
  assert.deepEqual(readers, ['theme-classic/lib/theme/DocCard/index.js']);
  assert.deepEqual(
    filesBelow('src').filter((file) => fs.readFileSync(`src/${file}`, 'utf8').includes('useDocById')),
    [],
  );
});

test('fonts keep files of their own, and rules without one for fonts fail', () => {
  const options = {limit: 10_000};
  const images = {limit: 10_000};
  keepFonts([null, {test: /\.png$/, use: [{options: images}]}, {test: /\.(?:woff2?|ttf)$/i, use: [{options}]}]);
  assert.deepEqual([options.limit, images.limit], [0, 10_000]);
  assert.throws(() => keepFonts([{test: /\.png$/, use: [{options: images}]}]), /the edit "fonts" has nothing to do/);
});

type Match = (address: string, options: {path: string | string[]; exact: boolean}) => unknown;

const [router = ''] = pathsEdit(process.cwd()).files;

/** The function of the router's module that compares an address with paths. */
function matchIn(source: string): Match {
  const parts = /var cache\$1 = [^]*?\nfunction matchPath[^]*?\n}\n|var plainPaths = [^]*?\n}\n/g;
  const pathToRegexp: unknown = createRequire(router)('path-to-regexp');
  return vm.runInThisContext(`(pathToRegexp) => {${source.match(parts)?.join('\n')}; return matchPath}`)(
    pathToRegexp,
  ) as Match;
}

test('the router tells plain paths apart as it does with patterns', async () => {
  const source = fs.readFileSync(router, 'utf8');
  const [before, after] = [matchIn(source), matchIn(comparePlainPaths(source, router))];
  const paths = ['/', '/docs', '/docs/faq', '/blog/2024/0.73-release', '/tags/:tag', '*', '/a(b)?', '/docs\\/faq', ''];
  const addresses = [
    '/',
    '',
    '/docs',
    '/docs/',
    '/DOCS/faq',
    '/docs/faq/',
    '/docs/faq//',
    '/blog/2024/0x73-release',
    '/a',
  ];
  const each = [...addresses, '/a(b)?', '/blog/2024/0.73-release', '/tags/new', '/docs/faq?x', '/docs/faqs'];
  for (const address of each) {
    for (const one of [...paths, paths]) {
      for (const exact of [true, false]) {
        const options = {path: one, exact};
        assert.deepEqual(after(address, options), before(address, options), `${address}, ${one}`);
      }
    }
  }
  assert.throws(() => comparePlainPaths('', 'router.js'), loud('plain paths', /in router\.js/));
});
