import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import * as esbuild from 'esbuild';
import {chromium} from '@playwright/test';
import sirv from 'sirv';
import zlib from 'node:zlib';
import {requireBrowser} from '../../scripts/browser.mjs';
import {createSiteServer} from '../../scripts/server.ts';
import {hrefOf} from '../../src/search/hits.ts';
import {buildFolder, evaluate, readRecords, tag, timed, withSynonyms} from './data.mjs';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-pagefind-'));

async function listen(handler) {
  const server = handler instanceof http.Server ? handler : http.createServer(handler);
  await new Promise((resolve) => server.listen(0, resolve));
  return {server, origin: `http://localhost:${server.address().port}`};
}

/** A page on a slow phone, and the bytes that it loads. */
async function phone(browser, origin) {
  const context = await browser.newContext({serviceWorkers: 'block'});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const loaded = {bytes: 0};
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    const isPacked = /\.pf_|\.pagefind$/.test(response.url());
    loaded.bytes += isPacked ? body.length : zlib.brotliCompressSync(body).length;
  });
  await page.goto(origin);
  return {page, loaded};
}

async function indexWithPagefind(kind) {
  const pagefind = await import('pagefind');
  const {index} = await pagefind.createIndex({rootSelector: 'main', excludeSelectors: ['nav', 'pre', 'button']});
  if (kind === 'pages') {
    for (const file of fs.readdirSync(buildFolder, {recursive: true})) {
      if (file.endsWith('.html') && !/^(?:docs\/next\/|Home|Landing|search|404|status)/.test(file)) {
        const content = fs.readFileSync(path.join(buildFolder, file), 'utf8');
        await index.addHTMLFile({url: `/${file.replace(/\.html$/, '')}`, content});
      }
    }
  } else {
    for (const {trail, text, ...place} of readRecords()) {
      await index.addCustomRecord({
        url: hrefOf(place),
        content: `${trail.join('. ')}. ${text}`,
        language: 'en',
        meta: {title: trail.at(-1)},
      });
    }
  }
  const folder = path.join(temporary, kind);
  await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
  fs.writeFileSync(path.join(folder, 'index.html'), '<title>Pagefind</title>');
  await pagefind.close();
  return folder;
}

async function measurePagefind(browser, kind) {
  const {server, origin} = await listen(sirv(await indexWithPagefind(kind), {dev: true}));
  const {page, loaded} = await phone(browser, origin);
  const ask = (query) =>
    page.evaluate(async (text) => {
      const engine = await import('/pagefind/pagefind.js');
      const {results} = await engine.search(text);
      return (await Promise.all(results.slice(0, 15).map((result) => result.data()))).map(({url}) => url);
    }, query);
  loaded.bytes = 0;
  const start = Date.now();
  await page.evaluate(async () => {
    const engine = await import('/pagefind/pagefind.js');
    const {results} = await engine.search('kafka');
    await Promise.all(results.slice(0, 5).map((result) => result.data()));
  });
  const first = Date.now() - start;
  await page.waitForTimeout(300);
  const bytes = loaded.bytes;
  const memory = await page.evaluate(() => performance.memory.usedJSHeapSize);
  const answers = await evaluate(ask);
  const expanded = await evaluate(withSynonyms(ask));
  server.close();
  return {bytes, first, memory, ...answers, expanded};
}

/** The site's own dialog: from the key that opens it to the first result, and from a key to its results. */
async function measureSite(browser) {
  const {server, origin} = await listen(createSiteServer(buildFolder));
  const {page, loaded} = await phone(browser, `${origin}/docs/billing`);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('site:start')));
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  loaded.bytes = 0;
  const start = Date.now();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('k');
  await page.getByRole('option').first().waitFor();
  const first = Date.now() - start;
  const bytes = loaded.bytes;
  server.close();
  return {bytes, first};
}

/** The engine on the main thread, the only one that a browser slows down on request: what a phone's worker would take. */
async function measureEngine(browser) {
  const {server, origin} = await listen(createSiteServer(buildFolder));
  const {page} = await phone(browser, `${origin}/robots.txt`);
  const contents =
    "import {engines} from '../../src/search/embedded/engines.ts'; import {fetchFile, readJson} from '../../src/search/embedded/files.ts'; Object.assign(globalThis, {engines, fetchFile, readJson});";
  const {outputFiles} = await esbuild.build({
    stdin: {contents, resolveDir: import.meta.dirname, loader: 'ts'},
    bundle: true,
    write: false,
    format: 'iife',
  });
  await page.evaluate(outputFiles[0].text);
  const figures = await page.evaluate(
    async ([name, asked]) => {
      const parts = new Map();
      const get = async (file) => {
        parts.set(file, parts.get(file) ?? (await globalThis.fetchFile(file, 'default')));
        return parts.get(file);
      };
      const {hashes} = globalThis.readJson(await get('/search-index/list.json'));
      await get(`/assets/search-index/${name}.${hashes[name]}.json`);
      const begin = performance.now();
      const engine = await globalThis.engines(get)([name]);
      engine.warm();
      const load = performance.now() - begin;
      const filters = {language: 'en', tag: name};
      const times = [];
      for (let turn = 0; turn < 4; turn += 1) {
        for (const query of asked) {
          const start = performance.now();
          await engine.search({query: query + ' '.repeat(turn), filters, limit: 16}).withTexts();
          // The first turn loads texts, which is the network's time.
          times.push(turn === 0 ? 0 : performance.now() - start);
        }
      }
      const counted = times.slice(asked.length).sort((a, b) => a - b);
      return {load, median: counted[Math.floor(counted.length / 2)], slow: counted[Math.floor(counted.length * 0.95)]};
    },
    [tag, timed],
  );
  server.close();
  return figures;
}

/** What only a browser shows: the site's dialog, its engine, and Pagefind. */
export async function measureInBrowser() {
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--enable-precise-memory-info'],
  });
  try {
    return {
      dialog: await measureSite(browser),
      engine: await measureEngine(browser),
      records: await measurePagefind(browser, 'records'),
      pages: await measurePagefind(browser, 'pages'),
    };
  } finally {
    await browser.close();
    fs.rmSync(temporary, {recursive: true});
  }
}
