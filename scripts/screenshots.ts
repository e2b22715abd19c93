import path from 'node:path';
import {chromium} from '@playwright/test';
import {screenshots} from '../config/pwa';
import brand from '../content/siteBrand';
import {requireBrowser} from './browser.mjs';
import {createSiteServer, listen} from './server';

const page = 'docs/quickstart';

/** `npm run screenshots`: takes the manifest's screenshots from the build. */
async function main(): Promise<void> {
  const server = createSiteServer('build');
  const origin = `http://localhost:${await listen(server, 4800)}`;
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox']});
  for (const {file, width, height, scale} of screenshots) {
    const tab = await browser.newPage({viewport: {width, height}, deviceScaleFactor: scale, reducedMotion: 'reduce'});
    await tab.goto(origin + brand.baseUrl + page);
    // Without the announcement, which changes.
    await tab.locator('.theme-announcement-bar .close').dispatchEvent('click');
    await tab.evaluate(() => document.fonts.ready);
    await tab.screenshot({path: path.join('static', file), animations: 'disabled'});
    await tab.close();
    console.log(`static/${file}`);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
}

void main();
