import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import vm from 'node:vm';
import {frameChunks} from '../../plugins/lean-bundle/chunks';
import {shortKeys, shortRoutes} from '../../plugins/lean-bundle/pageRoutes';
import {chunkNames, renameChunks, shortNames, trimRegistry} from '../../plugins/lean-bundle/registry';
import {trimConfig} from '../../plugins/lean-bundle/siteConfig';
import {trimVersion, versionFiles} from '../../plugins/lean-bundle/versionData';
import {buildFolder} from './site';

const generated = '.docusaurus';
const read = (name: string) => fs.readFileSync(path.join(generated, name), 'utf8');
const nothing = /has nothing to do\. It looked for/;

const scripts = fs
  .readdirSync(path.join(buildFolder, 'assets/js'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({name, text: fs.readFileSync(path.join(buildFolder, 'assets/js', name), 'utf8')}));
const main = scripts.find(({name}) => name.startsWith('main.'))?.text ?? '';

test('the registry that was generated: all of its entries are edited, and a change to its form fails', () => {
  const source = read('registry.js');
  const count = (text: string, part: string) => text.split(part).length - 1;
  const edited = trimRegistry(source, 'registry.js');
  assert.ok(count(source, 'resolveWeak') > 200);
  assert.equal(count(edited, '"", 0]'), count(source, 'resolveWeak'));
  assert.equal(count(edited, 'import('), count(source, 'import('));
  assert.ok(edited.length < source.length * 0.6);
  assert.equal(frameChunks(chunkNames(source, 'registry.js'), 'registry.js').length, 4);
  assert.throws(
    () => trimRegistry(source.replace('require.resolveWeak', 'require.resolve'), 'registry.js').length,
    nothing,
  );
});

test('the routes that were generated: every chunk has a short name, and one that is lost fails', () => {
  const routes = read('routesChunkNames.json');
  const short = shortNames(chunkNames(read('registry.js'), 'registry.js'));
  assert.ok(renameChunks(routes, 'routes', short).length < JSON.stringify(JSON.parse(routes)).length * 0.9);
  assert.throws(() => renameChunks(routes, 'routes', new Map([...short].slice(1))), nothing);
  assert.doesNotMatch(main, /"[0-9a-f]{8}":\[\(\)=>/);
});

type Route = {path: string; component: string; routes?: Route[]};

/** The routes of a list, with the key of its chunks as what shows each. */
function routesIn(source: string): Route[] {
  const text = source.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  const creator = (address: string, digest: string) => `${address}-${digest}`;
  return vm.runInThisContext(`(ComponentCreator) => { let routes; ${text}; return routes; }`)(creator) as Route[];
}

/** Each route with what `chunks` has for it. */
const resolved = (routes: Route[], chunks: Record<string, unknown>): unknown[] =>
  routes.map(({component, routes: inner, ...route}) => ({
    ...route,
    chunks: chunks[component],
    inner: inner && resolved(inner, chunks),
  }));

test('the routes of pages that were generated: much shorter, and each finds its chunks', () => {
  const [source, keys] = [read('routes.js'), read('routesChunkNames.json')];
  const short = shortRoutes(source, 'routes.js');
  const plain = (routes: string, chunks: string) =>
    JSON.stringify(resolved(routesIn(routes), JSON.parse(chunks) as Record<string, unknown>));
  assert.equal(plain(short, shortKeys(keys, 'keys', source)), plain(source, keys));
  assert.ok(short.split('pageRoute(').length > 230);
  assert.ok(short.length < source.length / 2);
  assert.throws(() => shortRoutes(source.replaceAll('exact: true', 'exact: 1'), 'routes.js'), nothing);
  assert.doesNotMatch(main, /\("\/docs\/faq","[0-9a-f]{3}"/);
});

test('the configuration that was generated: it loses more than half, and a key that is gone fails', () => {
  const source = read('docusaurus.config.mjs');
  assert.ok(trimConfig(source, 'config').length < source.length / 2);
  assert.throws(
    () => trimConfig(source.replace('"clientModules"', '"client"'), 'config'),
    /the key clientModules in config/,
  );
});

test('the version data that was generated: each version has one file, whatever its name, and a change to its form fails', () => {
  const files = versionFiles(generated);
  const names = files.map(
    (file) => (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: {version: string}}).version.version,
  );
  assert.deepEqual(
    names.sort(),
    [...(JSON.parse(fs.readFileSync('versions.json', 'utf8')) as string[]), 'current'].sort(),
  );
  for (const file of files) {
    const source = fs.readFileSync(file, 'utf8');
    assert.ok(trimVersion(source, file).length < source.length / 2);
    assert.throws(() => trimVersion(source.replaceAll('"docId"', '"pageId"'), file), nothing);
  }
});

/** A copy of the generated docs data in which the files of versions have the names given. */
function copyWith(names: readonly string[], versions: number): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  const props = path.join(folder, 'docusaurus-plugin-content-docs/default/p');
  fs.mkdirSync(props, {recursive: true});
  const [file = ''] = versionFiles(generated);
  names.forEach((name) => fs.copyFileSync(file, path.join(props, name)));
  const data = {'docusaurus-plugin-content-docs': {default: {versions: Array(versions).fill({})}}};
  fs.writeFileSync(path.join(folder, 'globalData.json'), JSON.stringify(data));
  fs.writeFileSync(path.join(folder, 'registry.js'), names.map((name) => `"docs/default/p/${name}"`).join());
  // Of another language, built before this one.
  fs.copyFileSync(file, path.join(props, 'de-docs-175.json'));
  return folder;
}

test('three versions are found by what is in their files, and a version without a file fails', () => {
  const names = ['docs-175.json', 'docs-0-0-1-f3a.json', 'docs-next-d71.json'];
  const [whole, short] = [copyWith(names, 3), copyWith(names, 4)];
  assert.deepEqual(
    versionFiles(whole)
      .map((file) => path.basename(file))
      .sort(),
    [...names].sort(),
  );
  assert.throws(() => versionFiles(short), /one file with `version\.docsSidebars` for each of 4 versions, and found 3/);
  [whole, short].forEach((folder) => fs.rmSync(folder, {recursive: true}));
});

test('the scripts of the build hold nothing of what the edits take out', () => {
  for (const part of ['@site/', 'presets:[', 'staticDirectories', 'languages:{plain']) {
    assert.ok(!main.includes(part), `main.js holds ${part}`);
  }
  const withIds = scripts.filter(({text}) => text.includes('"docsSidebars"') && /"docId":"[^-]/.test(text));
  assert.deepEqual(
    withIds.map(({name}) => name),
    [],
  );
  assert.deepEqual(
    scripts
      .filter(({name}) => !/^(?:[0-9a-f]{8}|(?:main|runtime~main)\.[0-9a-f]{8})\.js$/.test(name))
      .map(({name}) => name),
    [],
  );
});
