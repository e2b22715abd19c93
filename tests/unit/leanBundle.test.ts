import assert from 'node:assert/strict';
import test from 'node:test';
import type {DocusaurusConfig} from '@docusaurus/types';
import {contentChunks} from '../../plugins/lean-bundle/chunks';
import trim from '../../plugins/lean-bundle/trim';
import {unusedParts} from '../../plugins/lean-bundle/unusedParts';

const entry = (name: string, file: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${file}"), "@site/${file}", require.resolveWeak("@site/${file}")],\n`;

const registry = `export default {\n${entry('00585858', 'docs/a.mdx')}${entry('a94703ab', 'docs/b.mdx')}};\n`;

test('the registry loses module paths and numbers, and keeps what loads them under a short name', () => {
  const wanted = `export default {
  "0": [() => import(/* webpackChunkName: "00585858" */ "@site/docs/a.mdx"), "", 0],
  "1": [() => import(/* webpackChunkName: "a94703ab" */ "@site/docs/b.mdx"), "", 0],
};
`;
  assert.equal(trim.trimRegistry(registry), wanted);
});

test('routes name their chunks as the registry does', () => {
  const names = {'/docs/a-0c1': {__comp: 'a94703ab', items: [{content: '00585858'}]}};
  const short = trim.trimChunkNames(JSON.stringify(names), registry);
  assert.deepEqual(JSON.parse(short), {'/docs/a-0c1': {__comp: '1', items: [{content: '0'}]}});
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
    '// made\nexport default {"title": "T", "plugins": [["a", {}]], "themeConfig": {"prism": {"theme": {}}, "docs": {}}};\n';
  assert.equal(
    trim.trimConfig(source),
    '// made\nexport default {"title":"T","themeConfig":{"prism":{},"docs":{}}};\n',
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

test('parts of docs pages and of texts are gathered, those of other pages are not', () => {
  const theme = '/node_modules/@docusaurus/theme-classic/lib/theme';
  const groupOf = (file: string) =>
    Object.values(contentChunks).find(({test: pattern}) => pattern.test(file))?.name ?? 'none';
  assert.equal(groupOf(`${theme}/DocItem/Layout/index.js`), 'docs');
  assert.equal(groupOf('/node_modules/@docusaurus/plugin-content-docs/lib/client/doc.js'), 'docs');
  assert.equal(groupOf(`${theme}/Tabs/index.js`), 'content');
  assert.equal(groupOf('/src/components/Filter/sift.ts'), 'content');
  assert.equal(groupOf(`${theme}/BlogSidebar/Desktop/index.js`), 'none');
  assert.equal(groupOf('/src/sections/Home/Hero/index.tsx'), 'none');
});
