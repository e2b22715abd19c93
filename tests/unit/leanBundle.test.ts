import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import type {DocusaurusConfig} from '@docusaurus/types';
import {cacheGroups, chunkName} from '../../plugins/lean-bundle/chunks';
import trim from '../../plugins/lean-bundle/trim';
import {unusedParts} from '../../plugins/lean-bundle/unusedParts';
import {modernWorkbox} from '../../plugins/lean-bundle/workbox';

const entry = (name: string, file: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${file}"), "@site/${file}", require.resolveWeak("@site/${file}")],\n`;

const registry = `export default {\n${entry('00585858', 'docs/a.mdx')}${entry('a94703ab', 'docs/b.mdx')}};\n`;

test('the registry loses module paths and numbers, and keeps what loads them', () => {
  const wanted = `export default {
  "00585858": [() => import(/* webpackChunkName: "00585858" */ "@site/docs/a.mdx"), "", 0],
  "a94703ab": [() => import(/* webpackChunkName: "a94703ab" */ "@site/docs/b.mdx"), "", 0],
};
`;
  assert.equal(trim.trimRegistry(registry), wanted);
});

test('version data keeps its sidebars, and loses the list of pages and the ids that point into it', () => {
  const link = {type: 'link', label: 'A', href: '/docs/a'};
  const hidden = {...link, href: '/docs/b', unlisted: true};
  const docsSidebars = {
    docs: [{type: 'category', label: 'C', items: [{...link, docId: 'a', unlisted: false}, hidden]}],
  };
  const data = {version: {label: '1', docsSidebars, docs: {a: {title: 'A'}}}};
  assert.deepEqual(JSON.parse(trim.trimVersion(JSON.stringify(data))), {
    version: {label: '1', docsSidebars: {docs: [{type: 'category', label: 'C', items: [link, hidden]}]}, docs: {}},
  });
});

test('paths of docs that follow from their ids come back in the browser, others stay', async () => {
  const docs = [
    {id: 'a', path: '/docs/a', sidebar: 'docs'},
    {id: 'b', path: '/docs/elsewhere'},
  ];
  const data = {
    'docusaurus-plugin-content-docs': {default: {versions: [{name: '1', path: '/docs', docs}]}},
    search: {default: {tags: ['docs-default-1']}},
  };
  const source = trim.trimGlobalData(JSON.stringify(data));
  assert.ok(!source.includes('/docs/a'));
  const made = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {default: unknown};
  assert.deepEqual(made.default, data);
});

test('the configuration loses plugins and colors of code, and keeps what pages read', () => {
  const source =
    '// made\nexport default {"title": "T", "plugins": [["a", {}]], "future": {"v4": {}, "experimental_router": "browser"}, "themeConfig": {"prism": {"theme": {}}, "docs": {}}};\n';
  assert.equal(
    trim.trimConfig(source),
    '// made\nexport default {"title":"T","future":{"experimental_router":"browser"},"themeConfig":{"prism":{},"docs":{}}};\n',
  );
});

test('the metadata of the site loses the versions of plugins', () => {
  const source = JSON.stringify({docusaurusVersion: '3', pluginVersions: {a: {}}});
  assert.deepEqual(JSON.parse(trim.trimMetadata(source)), {docusaurusVersion: '3', pluginVersions: {}});
});

const config = (items: object[], docs: object, options: object) =>
  ({themeConfig: {navbar: {items}, docs}, presets: [['classic', {docs: options}]]}) as unknown as DocusaurusConfig;

test('parts of the theme that are turned off are left out, parts in use stay', () => {
  const off = Object.keys(unusedParts(config([{type: 'doc'}], {}, {breadcrumbs: false}), '/here'));
  assert.ok(off.includes('@theme/NavbarItem/LocaleDropdownNavbarItem'));
  assert.ok(off.includes('@theme/DocBreadcrumbs'));
  assert.ok(off.includes('@theme/DocSidebar/Desktop/CollapseButton'));
  const items = ['docSidebar', 'docsVersion', 'docsVersionDropdown'].map((type) => ({type}));
  const all = [{type: 'dropdown', items: [{type: 'localeDropdown'}]}, ...items];
  assert.deepEqual(unusedParts(config(all, {sidebar: {hideable: true}}, {}), '/here'), {});
});

test('the frame of docs pages is one chunk, and chunks of other pages are left alone', () => {
  const {docs} = cacheGroups;
  assert.ok(docs.chunks({name: chunkName('@theme/DocRoot')}));
  assert.ok(docs.chunks({name: docs.name}));
  assert.ok(!docs.chunks({name: chunkName('@theme/BlogListPage')}));
  assert.ok(!docs.chunks({}));
});

test('the workbox build for browsers with classes is there', () => {
  assert.match(fs.readFileSync(modernWorkbox(process.cwd()), 'utf8'), /class /);
});
