import fs from 'node:fs/promises';
import {chromium} from '@playwright/test';
import {findBrowser} from './browser.mjs';

/** Draws the PNG icons and the default card from the SVG sources in `static/img`. Run it after changing one. */
const sizes = [
  {file: 'icon-192.png', width: 192, height: 192, scale: 1, background: 'transparent'},
  {file: 'icon-512.png', width: 512, height: 512, scale: 1, background: 'transparent'},
  {file: 'icon-maskable-512.png', width: 512, height: 512, scale: 0.7, background: '#20232a'},
  {file: 'favicon.png', width: 32, height: 32, scale: 1, background: 'transparent'},
  {file: 'card.png', width: 1200, height: 630, scale: 0.5, background: '#20232a'},
];

/** An ICO file that holds one PNG: a header, one directory entry, the picture. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

async function main(): Promise<void> {
  const svg = await fs.readFile('static/img/icon.svg', 'utf8');
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  for (const {file, width, height, scale, background} of sizes) {
    const side = Math.min(width, height) * scale;
    await page.setViewportSize({width, height});
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}"><div style="width:${side}px;height:${side}px">${svg}</div>`,
    );
    await page.screenshot({path: `static/img/${file}`, omitBackground: true});
  }
  await fs.writeFile('static/img/favicon.ico', ico(await fs.readFile('static/img/favicon.png')));
  await fs.rm('static/img/favicon.png');
  await browser.close();
}

void main();
