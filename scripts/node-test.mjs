import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const [folder, ...rest] = process.argv.slice(2);

const lanes = os.availableParallelism();

const files = fs
  .readdirSync(folder, {recursive: true})
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => path.join(folder, name))
  .sort((a, b) => a.localeCompare(b, 'en'));

// What changes what all of a process shares (its folder, environment, globals), or builds a copy of the site.
const needsItsOwn = /process\.(?:chdir|on)\(|process\.env\.\w+ = |\(globalThis,|from '\.\/(?:scratch|anotherSite)'/;
const alone = files.filter((file) => needsItsOwn.test(fs.readFileSync(file, 'utf8')));

const others = files.filter((file) => !alone.includes(file));
const count = Math.min(2 * lanes, others.length);
const groups = Array.from({length: count}, (_, index) => others.filter((_file, place) => place % count === index));

/**
 * Writes a file that runs others in one process. Loading is most of what a file of tests takes: the compiler, and all
 * pages and facts, which are kept once they are read. Of 275 seconds of processor for the unit tests 120 were that.
 */
function together(all, index) {
  const place = path.resolve('.cache/tests', path.basename(folder), `${index + 1}.test.mjs`);
  const parts = all.map(
    (file) => `describe(${JSON.stringify(file)}, () => import(${JSON.stringify(pathToFileURL(file).href)}));`,
  );
  fs.mkdirSync(path.dirname(place), {recursive: true});
  fs.writeFileSync(place, ["import {describe} from 'node:test';", ...parts, ''].join('\n'));
  return place;
}

// Runs the tests of a folder with Node's own runner, which by itself would leave a processor idle; some tests wait for
// others' answers. Those by themselves take longest: they start first.
const {status} = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', `--test-concurrency=${lanes + 1}`, ...rest, ...alone, ...groups.map(together)],
  {stdio: 'inherit'},
);
process.exitCode = status ?? 1;
