import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import {type Lock, sbomOf} from '../../deploy/sbom';

const lock: Lock = {
  name: 'site',
  version: '0.0.1',
  packages: {
    '': {version: '0.0.1', dependencies: {one: '^1.0.0'}},
    'node_modules/one': {version: '1.0.0', license: '(MIT OR ISC)', dependencies: {'@a/two': '2', three: '3'}},
    'node_modules/one/node_modules/@a/two': {version: '2.0.0', license: 'MIT', integrity: 'sha512-AQID'},
    'node_modules/@a/two': {version: '1.0.0', dependencies: {three: '3'}},
    'node_modules/three': {version: '3.0.0', dependencies: {'for-tests': '1'}},
    'node_modules/one/node_modules/three': {version: '3.0.0'},
    'node_modules/for-tests': {version: '1.0.0', dev: true},
  },
};

test('the list has each package once, and what needs which version of it', () => {
  const {components, dependencies} = sbomOf(lock);
  assert.deepEqual(
    components.map((each) => each['bom-ref']),
    ['@a/two@1.0.0', '@a/two@2.0.0', 'one@1.0.0', 'three@3.0.0'],
  );
  assert.deepEqual(components[1], {
    type: 'library',
    'bom-ref': '@a/two@2.0.0',
    name: '@a/two',
    version: '2.0.0',
    scope: 'required',
    hashes: [{alg: 'SHA-512', content: '010203'}],
    licenses: [{license: {id: 'MIT'}}],
    purl: 'pkg:npm/%40a/two@2.0.0',
  });
  assert.deepEqual(Object.fromEntries(dependencies.map(({ref, dependsOn}) => [ref, dependsOn.join()])), {
    '@a/two@1.0.0': 'three@3.0.0',
    '@a/two@2.0.0': '',
    'one@1.0.0': '@a/two@2.0.0,three@3.0.0',
    'site@0.0.1': 'one@1.0.0',
    'three@3.0.0': '',
  });
});

test('the list of this site holds what readers get, nothing for tests alone, and nothing of the day', () => {
  const read = () => JSON.stringify(sbomOf(JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as Lock));
  const text = read();
  assert.equal(text, read());
  const names = new Set(
    sbomOf(JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as Lock).components.map(({name}) => name),
  );
  for (const name of ['react', 'react-dom', '@docusaurus/theme-classic', 'infima', 'minisearch']) {
    assert.ok(names.has(name), name);
  }
  assert.ok(!names.has('eslint') && !names.has('axe-core'));
  assert.doesNotMatch(text, /timestamp|serialNumber|"undefined"/);
});
