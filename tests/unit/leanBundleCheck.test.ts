import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {rspack} from '@docusaurus/faster';
import {type Compiler, EditCheck} from '../../plugins/lean-bundle/check';
import {ruleFor} from '../../plugins/lean-bundle/generated';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lean-bundle-')));
test.after(() => fs.rmSync(folder, {recursive: true}));

const write = (name: string, text: string) => {
  fs.writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

const entry = write(
  'entry.js',
  `import part from 'part'; import data from './data.json'; import 'off';
console.log(part, data); import(/* webpackChunkName: "a" */ './a'); import(/* webpackChunkName: "b" */ './b');`,
);
const data = write('data.json', '{"long": true}');
const empty = write('nothing.js', 'export default 1;');
write('a.js', 'console.log(1);');
write('b.js', 'console.log(2);');

type Change = {alias?: Record<string, string | false>; isGathered?: boolean; files?: string[]};

/** Bundles the folder with edits of each kind and the check that all of them have reached the bundle. */
function bundle({alias, isGathered = true, files = [data]}: Change): Promise<{errors: string; text: string}> {
  const isMember = ({name}: {name?: string | null}) => name === 'a' || name === 'b';
  const check = new EditCheck(
    [
      {edit: 'data', marks: ['lean-bundle/loader.js', data], lookedFor: 'data.json, edited'},
      {edit: 'part', marks: [`${empty}?part`], lookedFor: 'an import of part'},
      {edit: 'off', marks: ['ignored|', 'off'], lookedFor: 'an import of off'},
    ],
    [{edit: 'group', name: 'a', members: ['a', 'b']}],
  );
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry,
    output: {path: path.join(folder, 'out')},
    resolve: {alias: {part: `${empty}?part`, off: false, ...alias}},
    module: {rules: [ruleFor({edit: 'data', files, apply: () => '{"short": true}'}, process.cwd())]},
    optimization: {
      minimize: false,
      splitChunks: {cacheGroups: isGathered ? {group: {name: 'a', chunks: isMember, enforce: true}} : {}},
    },
    plugins: [{apply: (given: unknown) => check.apply(given as Compiler)}],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const errors = (stats?.toJson({errors: true}).errors ?? []).map(({message}) => message).join('\n');
      const text = fs.readFileSync(path.join(folder, 'out/main.js'), 'utf8');
      compiler.close(() => (error ? reject(error) : resolve({errors, text})));
    }),
  );
}

test('a bundle that every edit has reached has no errors', async () => {
  const {errors, text} = await bundle({});
  assert.equal(errors, '');
  assert.match(text, /short/);
  assert.doesNotMatch(text, /long/);
});

test('a generated file that is read past its edit fails the build', async () => {
  const {errors} = await bundle({files: [`${data}.old`]});
  assert.match(
    errors,
    /the edit "data" has nothing to do\. It looked for data\.json, edited in the modules of the bundle/,
  );
});

test('a part that nothing imports any more, and a package that is not left out, fail the build', async () => {
  const {errors} = await bundle({alias: {part: path.join(folder, 'a.js'), off: path.join(folder, 'b.js')}});
  assert.match(errors, /the edit "part" has nothing to do\. It looked for an import of part/);
  assert.match(errors, /the edit "off" has nothing to do\. It looked for an import of off/);
});

test('chunks that are not gathered fail the build', async () => {
  const {errors} = await bundle({isGathered: false});
  assert.match(errors, /the edit "group" has nothing to do\. It looked for chunk b in chunk a in the chunks of/);
});
