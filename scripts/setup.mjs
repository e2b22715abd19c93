import {execFileSync, spawn} from 'node:child_process';
import crypto from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {takeLock} from './buildLock.mjs';
import {diskNote, freeBytes} from './disk.mjs';
import {buildCommand} from './generator.mjs';
import {settle, swap} from './swap.mjs';

const buildStamp = '.cache/built';
const leftOut = new Set([
  ...['node_modules', 'build', '.cache', '.docusaurus', '.git', 'tests', 'bench', 'test-results'],
  // Written by the build, into deploy/.
  ...['nginx', 'caddy', 'github-pages', 'sbom.cdx.json'],
]);
/** What the environment tells a build: another value makes another site. */
export const settingsOfBuild = ['CI', 'SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX'];
/** The package manager's command. */
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const hash = (text) => crypto.createHash('sha256').update(text).digest('hex');

/**
 * Whether a version of Node is in a range, written as `package.json` has it: `^20.19.0 || >=22.12.0`.
 *
 * @param {string} version
 * @param {string} range
 */
export function isInRange(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, kind, least, from] = /(\^|>=)(\d+)\.(\d+)/.exec(part) ?? [];
    return major === Number(least) ? minor >= Number(from) : kind === '>=' && major > Number(least);
  });
}

/** Stops with a clear word when this Node is not one that the site's packages run on. */
export function checkNode() {
  const {engines} = JSON.parse(read('package.json'));
  if (!isInRange(process.versions.node, engines.node)) {
    throw new Error(
      `Node ${engines.node} is needed, this is ${process.versions.node}. Install it, then run the command again.`,
    );
  }
}

const packagesIn = (lock) => (fs.existsSync(lock) ? JSON.parse(read(lock)).packages : {});

/**
 * Whether what is installed is what the lock file names. The package manager writes down what it installed, when it is
 * done, in the same form.
 *
 * @param {string} folder the project's root
 */
export function isInstalled(folder = '.') {
  const installed = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(path.join(folder, 'package-lock.json'))).every(
    // Packages for other processors and systems are in the lock file only.
    ([name, {version, optional}]) =>
      name === '' || installed[name]?.version === version || (optional && !installed[name]),
  );
}

/** Installs what the lock file names, unless that is done already. */
export function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing packages');
    execFileSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {stdio: 'inherit'});
  }
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

/** Where a build is made, beside the last good one. */
const next = '.cache/next';
const previous = '.cache/previous';
/** What a build makes, by its place in the project. */
const outputs = ['build', ...['nginx', 'caddy', 'github-pages', 'sbom.cdx.json'].map((name) => `deploy/${name}`)].map(
  (place) => [path.join(next, place), place],
);

/** Runs a step of a build. It holds the lock, too: it could outlive this process. */
async function runStep(command, lock) {
  const child = spawn(process.execPath, command, {stdio: 'inherit'});
  const pass = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  signals.forEach((signal) => process.on(signal, pass));
  if (child.pid) {
    lock.share(child.pid);
  }
  const [code, signal] = await once(child, 'close');
  signals.forEach((each) => process.off(each, pass));
  if (code !== 0) {
    const kept = fs.existsSync('build/index.html') ? ' build/ is that of the last good build.' : '';
    const how = signal || code > 128 ? 'was ended from outside' : 'has failed';
    throw new Error(`The build ${how}.${diskNote(freeBytes('.cache'))}${kept}`);
  }
}

/**
 * Builds the site in a folder of its own, writes there how it is served and compresses it (that needs all files of the
 * build, and plugins end in no order), and then puts it into the place of the last one. A build that fails or is
 * interrupted changes nothing.
 *
 * @param {string[]} options what the generator is told
 * @throws {Error} when a step fails, and when another build is running
 */
export async function buildSite(options = []) {
  const named = options.find((option) => option.startsWith('--out-dir'));
  if (named) {
    throw new Error(`The site is built into build/: found ${named}; copy build/ to where it is wanted.`);
  }
  fs.mkdirSync('.cache', {recursive: true});
  const lock = takeLock('.cache/build.lock');
  try {
    settle(outputs, previous);
    fs.rmSync(next, {recursive: true, force: true});
    const [[build]] = outputs;
    await runStep([...buildCommand(['--import', './scripts/endBySignal.mjs']), ...options, '--out-dir', build], lock);
    await runStep(['--import', 'tsx', 'scripts/finish.ts', build, path.join(next, 'deploy')], lock);
    fs.rmSync(buildStamp, {force: true});
    swap(outputs, previous);
    fs.rmSync(next, {recursive: true, force: true});
  } finally {
    lock.release();
  }
}

/** Builds the site, unless the build at hand was made from the same files. */
export async function ensureBuilt() {
  const wanted = sources();
  if (read(buildStamp) === wanted && fs.existsSync('build/index.html')) {
    console.log('The build is up to date');
    return;
  }
  await buildSite();
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
