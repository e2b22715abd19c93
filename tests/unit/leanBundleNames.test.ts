import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import {runtimeNames} from '../../plugins/lean-bundle/runtimeNames';
import {loud} from './loud';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lean-bundle-names-')));
test.after(() => fs.rmSync(folder, {recursive: true}));

const generators = () =>
  new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: getSwcJsMinimizerOptions() as object});

/** Bundles a script with a hash in it; what comes back has no hash. */
function bundled(hash: string, minimizer: {apply: (compiler: never) => void}[]): Promise<string> {
  const entry = path.join(folder, 'entry.js');
  fs.writeFileSync(
    entry,
    `export default function load(first, second, third) {
       const chunks = {one: "${hash}"};
       return (fourth, fifth) => [first, second, third, fourth, fifth, chunks[first]].map((each) => each + second);
     }
     console.log(load(process.argv[0], process.argv[1], process.argv[2]));`,
  );
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry,
    output: {path: path.join(folder, 'out'), filename: 'runtime~main.1.js'},
    optimization: {minimizer: minimizer as never[]},
  });
  return new Promise((resolve, reject) =>
    compiler.run((error) => {
      const text = fs.readFileSync(path.join(folder, 'out/runtime~main.1.js'), 'utf8');
      compiler.close(() => (error ? reject(error) : resolve(text.replace(hash, ''))));
    }),
  );
}

const hashes = ['bbbbbbbbbbbbffffffffffff', 'ddddddddddddcccccccccccc'] as const;

test('the names in the runtime do not follow its hashes', async () => {
  const [one, other] = [
    await bundled(hashes[0], [...runtimeNames([generators()]), generators()]),
    await bundled(hashes[1], [...runtimeNames([generators()]), generators()]),
  ];
  assert.equal(one, other);
  assert.doesNotMatch(one, /first|fourth/);
});

test('by the generator’s own minimizer they do', async () => {
  assert.notEqual(await bundled(hashes[0], [generators()]), await bundled(hashes[1], [generators()]));
});

test('another minimizer in its place fails, and none is none', () => {
  assert.throws(() => runtimeNames([{}]), loud('runtime names', /optimization\.minimizer/));
  assert.equal(runtimeNames(undefined).length, 1);
});
