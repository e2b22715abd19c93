import {execFileSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const installStamp = 'node_modules/.installed';
const buildStamp = '.cache/built';
const leftOut = new Set([
  ...['node_modules', 'build', '.cache', '.docusaurus', '.git', 'tests', 'bench', 'test-results'],
  // Written by the build, into deploy/.
  ...['nginx', 'caddy'],
]);
/** What the environment tells a build: another value makes another site. */
export const settingsOfBuild = ['CI', 'SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX', 'SEARCH_HOST'];
/** The package manager's command. */
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const hash = (text) => crypto.createHash('sha256').update(text).digest('hex');

/** Stops with a clear word when Node is too old. */
export function checkNode() {
  const {engines} = JSON.parse(read('package.json'));
  const [major = 0, minor = 0] = engines.node.replace('>=', '').split('.').map(Number);
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  if (hasMajor < major || (hasMajor === major && hasMinor < minor)) {
    throw new Error(
      `Node ${engines.node} is needed, this is ${process.versions.node}. Install it, then run the command again.`,
    );
  }
}

/** Installs what the lock file names, unless that is done already. */
export function ensureInstalled() {
  const wanted = hash(read('package-lock.json'));
  if (read(installStamp) === wanted) {
    return;
  }
  console.log('Installing packages');
  execFileSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {stdio: 'inherit'});
  fs.writeFileSync(installStamp, wanted);
}

function* filesBelow(folder) {
  for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (leftOut.has(entry.name)) {
      continue;
    }
    if (entry.isDirectory()) {
      yield* filesBelow(file);
    } else {
      yield file;
    }
  }
}

function head() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {stdio: ['ignore', 'pipe', 'ignore']}).toString();
  } catch {
    return 'no git';
  }
}

function sources() {
  const files = [...filesBelow('.')].sort().map((file) => {
    const {size, mtimeMs} = fs.statSync(file);
    return `${file} ${size} ${mtimeMs}`;
  });
  const settings = settingsOfBuild.map((key) => `${key}=${process.env[key] ?? ''}`);
  return hash([head(), ...settings, ...files].join('\n'));
}

/**
 * Builds the site, then writes how it is served and compresses it: that needs all files of the build, and plugins end
 * in no order.
 *
 * @param {string[]} options what the generator is told
 */
export function buildSite(options = []) {
  const steps = [
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...options],
    ['--import', 'tsx', 'scripts/finish.ts'],
  ];
  for (const step of steps) {
    execFileSync(process.execPath, step, {stdio: 'inherit'});
  }
}

/** Builds the site, unless the build at hand was made from the same files. */
export function ensureBuilt() {
  const wanted = sources();
  if (read(buildStamp) === wanted && fs.existsSync('build/index.html')) {
    console.log('The build is up to date');
    return;
  }
  buildSite();
  fs.mkdirSync(path.dirname(buildStamp), {recursive: true});
  fs.writeFileSync(buildStamp, wanted);
}

/** Runs a command's steps; a failure ends with its message and not with a stack. */
export function run(main) {
  Promise.resolve()
    .then(main)
    .catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
