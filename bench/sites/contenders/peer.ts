import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {npm} from '../../../scripts/setup.mjs';

/** Outside of git, and left out by all that checks the project. */
export const work = path.resolve('.cache/bench');

const peers = path.join(import.meta.dirname, '../peers');

/** Where a peer has its packages and its pages. */
export const folderOf = (key: string) => path.join(work, key);

/**
 * Copies what is kept of a peer into its work folder, and installs its packages there when they have changed.
 *
 * @returns the folder
 */
export function preparePeer(key: string): string {
  const folder = folderOf(key);
  const stamp = path.join(folder, 'node_modules/.installed');
  fs.cpSync(path.join(peers, key), folder, {recursive: true});
  const wanted = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== wanted) {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    execFileSync(npm, ['install', ...options], {cwd: folder, stdio: 'inherit'});
    fs.writeFileSync(stamp, wanted);
  }
  return folder;
}

/** Writes what a configuration reads. */
export const writeJson = (file: string, value: unknown) => fs.writeFileSync(file, JSON.stringify(value));

/** Versions of what a peer's `package.json` names, by package. */
export const versionsOf = (key: string): Record<string, string> => {
  const {dependencies, optionalDependencies} = JSON.parse(
    fs.readFileSync(path.join(peers, key, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  return {...dependencies, ...optionalDependencies};
};
