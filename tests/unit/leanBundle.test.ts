import assert from 'node:assert/strict';
import test from 'node:test';
import trim from '../../plugins/lean-bundle/trim';

test('the registry loses module paths and keeps what loads them', () => {
  const entry =
    '"0058": [() => import("@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],';
  const wanted = '"0058": [() => import("@site/docs/a.mdx"), "", require.resolveWeak("@site/docs/a.mdx")],';
  assert.equal(trim.trimRegistry(entry), wanted);
});

test('version data keeps its sidebars and loses the list of pages', () => {
  const data = {version: {label: '1', docsSidebars: {docs: []}, docs: {a: {title: 'A'}}}};
  assert.deepEqual(JSON.parse(trim.trimVersion(JSON.stringify(data))), {
    version: {label: '1', docsSidebars: {docs: []}, docs: {}},
  });
});

test('the configuration loses plugins and keeps what pages read', () => {
  const source = '// made\nexport default {"title": "T", "plugins": [["a", {}]], "themeConfig": {}};\n';
  assert.equal(trim.trimConfig(source), '// made\nexport default {"title":"T","themeConfig":{}};\n');
});
