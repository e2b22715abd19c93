import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {requireBrowser} from './browser.mjs';
import {compare, listed} from './contactSheet/compare';
import {pages} from './contactSheet/pages';
import {drawSheet} from './contactSheet/sheet';
import {shoot} from './contactSheet/shoot';
import {createSiteServer, listen} from './server';

const folder = 'test-results/contact-sheet';
const current = `${folder}/pictures`;
const differences = `${folder}/differences`;

/** Where accepted pictures are kept: out of the repository, which every acceptance would swell by all of them. */
const accepted = process.env.CONTACT_SHEET || '.cache/contact-sheet';

function report(): void {
  if (!fs.existsSync(accepted)) {
    console.log(
      `Nothing to compare with in ${accepted}. Look at the sheet, then run: npm run contact-sheet -- --accept`,
    );
    return;
  }
  const changes = compare(accepted, current, differences);
  console.log(
    [
      `${changes.length} pictures are not as they were accepted in ${accepted}.`,
      ...listed(changes),
      ...(changes.length > 0
        ? [`Where they differ: ${differences}. As it should be? npm run contact-sheet -- --accept`]
        : []),
    ].join('\n'),
  );
}

/** Draws thirty pages of the build at two widths in both themes, and lists what has changed; `--accept` keeps the pictures. */
async function main(): Promise<void> {
  const server = createSiteServer('build');
  const origin = `http://localhost:${await listen(server, 4700)}`;
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox']});
  await shoot(browser, origin, pages, current);
  await drawSheet(browser, pages, current, `${folder}/sheet.png`);
  console.log(`${pages.length} pages are on ${folder}/sheet.png`);
  await browser.close();
  server.closeAllConnections();
  server.close();
  report();
  if (process.argv.includes('--accept')) {
    fs.rmSync(accepted, {recursive: true, force: true});
    fs.cpSync(current, accepted, {recursive: true});
    console.log(`Accepted: ${accepted}`);
  }
}

void main();
