import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const [folder, ...rest] = process.argv.slice(2);

// Tests that build a copy of the site take longest: they start first.
const buildsCopy = (file) => fs.readFileSync(file, 'utf8').includes("from './scratch'");

const files = fs
  .readdirSync(folder, {recursive: true})
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => path.join(folder, name))
  .sort((a, b) => Number(buildsCopy(b)) - Number(buildsCopy(a)) || a.localeCompare(b, 'en'));

// Runs the tests of a folder with Node's own runner, which by itself would leave a processor idle.
const {status} = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', `--test-concurrency=${os.availableParallelism()}`, ...rest, ...files],
  {stdio: 'inherit'},
);
process.exitCode = status ?? 1;
