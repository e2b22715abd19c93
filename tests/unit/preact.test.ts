import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {rspack} from '@docusaurus/faster';
import type {Compiler} from '../../plugins/lean-bundle/check';
import {freshRoutes, navigationEdit} from '../../plugins/preact/navigation';
import {NoReact} from '../../plugins/preact/noReact';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'preact-')));
test.after(() => fs.rmSync(folder, {recursive: true}));

/** Bundles a module as the plugin does, and returns what the bundler says is wrong. */
function bundle(source: string): Promise<string[]> {
  const entry = path.join(folder, 'entry.js');
  fs.writeFileSync(entry, source);
  const compat = path.resolve('node_modules/preact/compat');
  const compiler = rspack({
    mode: 'production',
    entry,
    output: {path: path.join(folder, 'out')},
    resolve: {alias: {react: compat, 'react-dom': compat}},
    plugins: [{apply: (given: unknown) => new NoReact().apply(given as Compiler)}],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const errors = (stats?.toJson({errors: true}).errors ?? []).map(({message}) => message);
      compiler.close(() => (error ? reject(error) : resolve(errors)));
    }),
  );
}

test('a bundle with Preact in place of React is built', async () => {
  const errors = await bundle(`import {useState} from 'react'; import {jsx} from 'react/jsx-runtime';
import {hydrateRoot} from 'react-dom/client'; console.log(useState, jsx, hydrateRoot);`);
  assert.deepEqual(errors, []);
});

test('a bundle that gets React past the aliases is not, and the message names the module', async () => {
  const own = path.resolve('node_modules/react/index.js');
  const [error, ...more] = await bundle(`import {useState} from ${JSON.stringify(own)}; console.log(useState);`);
  assert.deepEqual(more, []);
  assert.match(
    error ?? '',
    /React is in the bundle beside Preact, [23] of its modules: .*react\/index\.js.*own alias/s,
  );
});

test('the generator’s own file gets a new element with each page, and one in another form is refused', () => {
  const [file = ''] = navigationEdit(process.cwd()).files;
  const source = fs.readFileSync(file, 'utf8');
  assert.match(freshRoutes(source, file), /render=\{\(\) => React\.cloneElement\(children\)\}/);
  assert.throws(() => freshRoutes('render={children}', 'Other.js'), /no "render=\{\(\) => children\}" in Other\.js/);
});
