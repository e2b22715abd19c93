import {requireBrowser} from '../../scripts/browser.mjs';
import {openPuppeteer} from './puppeteer';
import {readIn} from './readIn';

readIn('Chromium', () =>
  openPuppeteer({browser: 'chrome', executablePath: requireBrowser(), args: ['--no-sandbox', '--disable-gpu']}),
);
