import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const [folder, ...rest] = process.argv.slice(2);

const files = fs
  .readdirSync(folder, {recursive: true})
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => path.join(folder, name))
  .sort();

// Runs the tests of a folder with Node's own runner.
const {status} = spawnSync(process.execPath, ['--import', 'tsx', '--test', ...rest, ...files], {stdio: 'inherit'});
process.exitCode = status ?? 1;
