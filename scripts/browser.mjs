import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {findProgram} from './prepare.mjs';

function find(names) {
  const files = [process.env.CHROME_PATH, ...names.map(findProgram), chromium.executablePath()];
  const found = files.find((file) => fs.existsSync(file ?? ''));
  if (!found) {
    throw new Error('No browser found. Install Chromium, run npx playwright install chromium, or set CHROME_PATH.');
  }
  return found;
}

const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds the browser for tests: `CHROME_PATH`, Debian's headless shell, another Chromium, or Playwright's own.
 *
 * @throws {Error} when there is none
 */
export const requireBrowser = () => find(['chromium-headless-shell', ...fullBrowsers]);

/**
 * Finds a browser with a back-forward cache, which the headless shell lacks.
 *
 * @throws {Error} when there is none
 */
export const requireFullBrowser = () => find(fullBrowsers);
