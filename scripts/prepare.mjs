import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

/** Programs and files that the tests need, and their Debian packages. */
const debianPackages = {
  'chromium-headless-shell': ['chromium-headless-shell', 'fonts-liberation'],
  // The headless shell has no back-forward cache.
  chromium: ['chromium'],
  'firefox-esr': ['firefox-esr'],
  WebKitWebDriver: ['webkit2gtk-driver'],
  Xvfb: ['xvfb'],
  nginx: ['nginx-light'],
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': ['libnginx-mod-http-brotli-static'],
};

/** Path of a program or file; undefined if it isn't installed. */
export const findProgram = (name) =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
    .map((folder) => path.resolve(folder, name))
    .find((file) => fs.existsSync(file));

/**
 * Path of a program that tests run.
 *
 * @throws {Error} when it isn't installed; the message names the Debian packages
 */
export function requireProgram(name) {
  const file = findProgram(name);
  if (!file) {
    throw new Error(`${name} is not installed. Debian: apt-get install ${debianPackages[name].join(' ')}`);
  }
  return file;
}

/**
 * Installs browsers and nginx if possible: on Debian, as root. It runs in the background, in parallel with a build.
 *
 * @returns a promise that resolves after installation; a test that needs something that's still missing reports it
 */
export async function installPrograms() {
  const missing = Object.keys(debianPackages).filter((name) => !findProgram(name));
  if (missing.length > 0 && findProgram('apt-get') && process.getuid?.() === 0) {
    console.log(`Installing ${missing.join(', ')}`);
    const packages = missing.flatMap((name) => debianPackages[name]).join(' ');
    const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    await once(spawn('sh', ['-c', command], {stdio: ['ignore', 'ignore', 'inherit'], env}), 'close');
  }
}
