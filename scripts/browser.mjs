import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findFile, installPackages} from './debian.mjs';

// The shell has no window and none of its parts: pages open in less than half the processor time.
const shell = 'chromium-headless-shell';

const onPath = () =>
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(findFile).find((file) => file);

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

/** A browser with all its parts: one on the PATH, an installed application, or one of Playwright's. */
const wholeBrowser = () => onPath() ?? inApplications() ?? fromPlaywright();

function install(packages) {
  try {
    installPackages([...packages, 'fonts-liberation']);
  } catch (error) {
    console.warn(`${packages.join(', ')} can’t be installed: ${error.message}`);
  }
}

/**
 * Finds a browser: `CHROME_PATH`, else the shell, which is installed where that is allowed, else a whole one.
 *
 * @returns {string} its path
 * @throws {Error} when `CHROME_PATH` names a file that does not exist, and when there is no browser: it says what to do
 */
export function requireBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && !fs.existsSync(named)) {
    throw new Error(`CHROME_PATH is ${named}, but there is no such file`);
  }
  if (!named && !findFile(shell)) {
    install([shell]);
  }
  const found = named ?? findFile(shell) ?? wholeBrowser();
  if (!found) {
    throw new Error('No browser found. Install Chromium or Chrome, or set CHROME_PATH to the program.');
  }
  return found;
}

/**
 * Finds a browser that keeps pages which are left, as the shell does not, or installs Debian's package where that is
 * allowed.
 *
 * @returns {string} its path
 * @throws {Error} that says what to do when there is none
 */
export function requireWholeBrowser() {
  const found = () => {
    const named = process.env.CHROME_PATH;
    return named && !named.includes(shell) ? named : wholeBrowser();
  };
  if (!found()) {
    install(['chromium']);
  }
  const browser = found();
  if (!browser) {
    throw new Error(
      'No whole browser found. Install Chromium or Chrome, or set CHROME_PATH to one: the shell keeps no pages that are left.',
    );
  }
  return browser;
}
