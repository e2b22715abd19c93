import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {installPackages} from './debian.mjs';

// The shell has no window and none of its parts: pages open in less than half the processor time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => fs.existsSync(file));
}

function inApplications() {
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find((file) => fs.existsSync(file));
}

function fromPlaywright() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(os.homedir(), '.cache', 'ms-playwright');
  const folders = fs.existsSync(cache)
    ? fs
        .readdirSync(cache)
        .filter((name) => name.startsWith('chromium-'))
        .sort()
    : [];
  return folders
    .reverse()
    .flatMap((name) => ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((file) => path.join(cache, name, file)))
    .find((file) => fs.existsSync(file));
}

/**
 * The browser that tests run in: `CHROME_PATH`, one on the PATH, an installed application, or one of Playwright's.
 *
 * @returns {string | undefined} its path, or nothing when there is none
 * @throws {Error} when `CHROME_PATH` names a file that does not exist
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && !fs.existsSync(named)) {
    throw new Error(`CHROME_PATH is ${named}, but there is no such file`);
  }
  return named ?? onPath() ?? inApplications() ?? fromPlaywright();
}

/**
 * Finds a browser, or installs Debian's package when that is allowed here.
 *
 * @returns {string} its path
 * @throws {Error} that says what to do when there is none
 */
export function requireBrowser() {
  const found = findBrowser();
  if (found) {
    return found;
  }
  installPackages(['chromium-headless-shell', 'fonts-liberation']);
  const installed = findBrowser();
  if (installed) {
    return installed;
  }
  throw new Error('No browser found. Install Chromium or Chrome, or set CHROME_PATH to the program.');
}
