import assert from 'node:assert/strict';
import test from 'node:test';
import {cacheGroups, chunkFilename, frameChunks} from '../../plugins/lean-bundle/chunks';
import {shortKeys, shortRoutes} from '../../plugins/lean-bundle/pageRoutes';
import {chunkNames, renameChunks, shortNames, trimRegistry} from '../../plugins/lean-bundle/registry';
import {trimConfig} from '../../plugins/lean-bundle/siteConfig';
import {trimVersion} from '../../plugins/lean-bundle/versionData';
import {loud} from './loud';

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
const registryOf = (...entries: string[]) => `export default {\n${entries.join('\n')}};\n`;
const frame = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];
const registry = registryOf(...frame.map((part, index) => entry(`0${index}`, `@theme/${part}`)));

test('the registry loses module paths and numbers, and keeps what loads them, under short names', () => {
  assert.equal(
    trimRegistry(registryOf(entry('00', '@site/docs/a.mdx'), entry('01', '@theme/DocItem')), 'registry.js'),
    registryOf(
      '  "c0": [() => import(/* webpackChunkName: "c0" */ "@site/docs/a.mdx"), "", 0],',
      '  "c1": [() => import(/* webpackChunkName: "c1" */ "@theme/DocItem"), "", 0],',
    ),
  );
});

test('routes name their chunks as the registry does, and a chunk that is not in it fails', () => {
  const short = shortNames(chunkNames(registry, 'registry.js'));
  const routes = {'/docs-1': {__comp: '03', items: [{content: '00'}]}};
  assert.deepEqual(JSON.parse(renameChunks(JSON.stringify(routes), 'routes.json', short)), {
    '/docs-1': {__comp: 'c3', items: [{content: 'c0'}]},
  });
  assert.throws(
    () => renameChunks(JSON.stringify({'/docs-1': {__comp: '09'}}), 'routes.json', short),
    loud('registry', /the chunk "09" in the registry in routes\.json/),
  );
});

test('a registry in another form fails, be it one entry or all', () => {
  const changes = [
    registry.replace('"@theme/DocItem", require', '"@theme/DocItem", {}, require'),
    registry.replace('require.resolveWeak("@theme/DocRoot")', 'require.resolveWeak("@theme/Other")'),
    registry.replaceAll('require.resolveWeak', 'import.meta.resolve'),
    'export default {};\n',
  ];
  for (const changed of changes) {
    assert.throws(
      () => trimRegistry(changed, '.docusaurus/registry.js'),
      loud('registry', /\.docusaurus\/registry\.js/),
    );
  }
});

test('the docs frame takes its chunk names from the registry, and a part without a chunk fails', () => {
  assert.deepEqual(frameChunks(chunkNames(registry, 'registry.js'), 'registry.js'), ['00', '01', '02', '03']);
  const without = chunkNames(registry.replaceAll('@theme/DocVersionRoot', '@theme/VersionRoot'), 'registry.js');
  assert.throws(
    () => frameChunks(without, 'registry.js'),
    loud('docs frame', /a chunk for @theme\/DocVersionRoot in registry/),
  );
});

test('the docs frame is one chunk, which shares nothing with other pages; other chunks are left alone', () => {
  const {docs, defaultVendors} = cacheGroups(['00', '03']);
  assert.equal(docs.name, '03');
  const names = [{name: '00'}, {name: '03'}, {name: '99'}, {}];
  assert.deepEqual(names.map(docs.chunks), [true, true, false, false]);
  assert.deepEqual(names.map(defaultVendors.chunks), [false, false, true, true]);
});

test('chunk files lose the names of chunks, and a pattern without them fails', () => {
  assert.equal(chunkFilename('assets/js/[name].[contenthash:8].js'), 'assets/js/[contenthash:8].js');
  assert.throws(
    () => chunkFilename('assets/js/[id].js'),
    loud('chunk names', /output\.chunkFilename, which is "assets/),
  );
  assert.throws(() => chunkFilename(undefined), loud('chunk names', /output\.chunkFilename/));
});

const link = {type: 'link', label: 'A', href: '/docs/a', docId: 'a', unlisted: true};
const other = {type: 'link', label: 'B', href: 'https://example.com', customProps: {docId: 'b'}};
const versionOf = (items: object[], docs: object = {a: {title: 'A'}}) =>
  JSON.stringify({version: {label: '1', docsSidebars: {docs: [{type: 'category', items}]}, docs}});

test('version data loses the list of pages and the ids that point into it, and keeps all else', () => {
  const wanted = versionOf([{...link, docId: '-'}, other], {});
  assert.deepEqual(JSON.parse(trimVersion(versionOf([link, other]), 'docs.json')), JSON.parse(wanted));
});

test('version data in another form fails', () => {
  const changes = [versionOf([link], {}), versionOf([other]), versionOf([link]).replace('"docs":{"a"', '"pages":{"a"')];
  for (const changed of changes) {
    assert.throws(() => trimVersion(changed, 'p/docs-1.json'), loud('version data', /p\/docs-1\.json/));
  }
});

const keys = 'presets plugins themes headTags scripts stylesheets staticDirectories clientModules markdown'.split(' ');
const configOf = (more: object) =>
  `// made\nexport default ${JSON.stringify({...Object.fromEntries(keys.map((key) => [key, []])), ...more})};\n`;
const future = {v4: {}, faster: {}, experimental_router: 'browser'};
const whole = {title: 'T', future, themeConfig: {prism: {theme: {}}, docs: {}}};

test('the configuration loses plugins and colors of code, and keeps what pages read', () => {
  const wanted = '{"title":"T","future":{"experimental_router":"browser"},"themeConfig":{"prism":{},"docs":{}}}';
  assert.equal(trimConfig(configOf(whole), 'config.mjs'), `// made\nexport default ${wanted};\n`);
});

test('a configuration without one of the keys, or in another form, fails and names the key', () => {
  const says = (source: string, where: RegExp) =>
    assert.throws(() => trimConfig(source, 'docusaurus.config.mjs'), loud('configuration', where));
  says(configOf(whole).replace('"presets"', '"bundles"'), /the key presets in docusaurus\.config\.mjs/);
  says(configOf({...whole, future: {}}), /the keys future\.v4, future\.faster in/);
  says(configOf({...whole, themeConfig: {}}), /themeConfig\.prism/);
  says('export const config = {};', /export default \{…\}/);
});

const routeOf = (address: string, digest: string, more = '') =>
  `  {\n    path: '${address}',\n    component: ComponentCreator('${address}', '${digest}'),\n    exact: true${more}\n  }`;
const routesOf = (...routes: string[]) => `export default [\n${routes.join(',\n')},\n];\n`;

test('routes of pages are written by their address alone, with the keys of their chunks', () => {
  const frame = `  {\n    path: '/docs',\n    component: ComponentCreator('/docs', 'b2'),\n    routes: []\n  }`;
  const routes = routesOf(routeOf('/docs', 'a1'), frame, routeOf('/docs/faq', 'c3', ',\n    sidebar: "docs"'));
  assert.match(
    shortRoutes(routes, 'routes.js'),
    /const pageRoute = [^]*\[\n {2}pageRoute\("\/docs"\),\n {2}\{\n[^]*'b2'[^]*\},\n {2}pageRoute\("\/docs\/faq", "docs"\),/,
  );
  const chunks = {'/docs-a1': {__comp: 'c0'}, '/docs-b2': {__comp: 'c1'}, '/docs/faq-c3': {__comp: 'c2'}};
  assert.deepEqual(JSON.parse(shortKeys(JSON.stringify(chunks), 'chunks.json', routes)), {
    '/docs-0': {__comp: 'c0'},
    '/docs-b2': {__comp: 'c1'},
    '/docs/faq-0': {__comp: 'c2'},
  });
});

test('two pages with one address keep what tells them apart', () => {
  const routes = routesOf(routeOf('/a', 'a1'), routeOf('/a', 'a2'), routeOf('/b', 'b1'));
  const edited = shortRoutes(routes, 'routes.js');
  assert.ok(edited.includes("('/a', 'a1')") && edited.includes("('/a', 'a2')") && edited.includes('pageRoute("/b")'));
  const chunks = JSON.stringify({'/a-a1': 'c0', '/a-a2': 'c1', '/b-b1': 'c2'});
  assert.deepEqual(JSON.parse(shortKeys(chunks, 'chunks.json', routes)), {'/a-a1': 'c0', '/a-a2': 'c1', '/b-0': 'c2'});
});

test('routes in another form fail, and so does a page without chunks', () => {
  const routes = routesOf(routeOf('/a', 'a1'));
  assert.throws(
    () => shortRoutes(routes.replace('ComponentCreator', 'lazy'), 'routes.js'),
    loud('page routes', /ComponentCreator\('…', '…'\), exact: true\}` in routes\.js/),
  );
  assert.throws(() => shortKeys('{}', 'chunks.json', routes), loud('page routes', /the key "\/a-a1" in chunks\.json/));
});
