import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];

/**
 * Where a program or a file is.
 *
 * @param {string} file a program's name, looked for on the PATH and in /usr/sbin, or a whole path
 * @returns {string | undefined} its path, or nothing when it is not there
 */
export function findFile(file) {
  const places = path.isAbsolute(file) ? [file] : folders().map((folder) => path.join(folder, file));
  return places.find((each) => fs.existsSync(each));
}

/**
 * Installs Debian's packages, where that is allowed: on Debian, as root. Elsewhere it does nothing.
 *
 * @param {readonly string[]} packages their names
 */
export function installPackages(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) {
    return;
  }
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env});
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

/**
 * Finds what tests run, or installs Debian's packages of what is missing.
 *
 * @param {readonly {what: string, file: string, debian: string}[]} wanted each with its program or file, and its package
 * @param {string} why what needs it, for the message
 * @returns {string[]} the paths, in the order of `wanted`
 * @throws {Error} that names what is missing
 */
export function requireFiles(wanted, why) {
  const missing = () => wanted.filter(({file}) => !findFile(file));
  installPackages(missing().map(({debian}) => debian));
  const absent = missing();
  if (absent.length > 0) {
    const names = absent.map(({what, debian}) => `${what} (Debian: ${debian})`).join(', ');
    throw new Error(`${why} Missing here: ${names}. Install them.`);
  }
  return wanted.map(({file}) => findFile(file) ?? '');
}
