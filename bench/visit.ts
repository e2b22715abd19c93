import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import sirv from 'sirv';
import {namesBelow} from '../content/pageFile';
import {listen} from '../scripts/server';
import type {Site} from './sites';

const phone = {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true, hasTouch: true};
/** A slow mobile network, with Lighthouse's settings. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};
const cpuSlowdown = 4;

/** Metrics that a page collects about itself. */
type Seen = {fcp: number; lcp: number; cls: number; tasks: {start: number; duration: number}[]; taps: number[]};

/** Runs in the page before its own scripts. It's serialized, so it can't use anything from the outer scope. */
function observe(): void {
  const seen: Seen = {fcp: 0, lcp: 0, cls: 0, tasks: [], taps: []};
  Object.assign(window, {seen});
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') {
        seen.fcp = entry.startTime;
      } else if (entry.entryType === 'largest-contentful-paint') {
        seen.lcp = entry.startTime;
      } else if (entry.entryType === 'longtask') {
        seen.tasks.push({start: entry.startTime, duration: entry.duration});
      } else if ('interactionId' in entry && entry.interactionId) {
        seen.taps.push(entry.duration);
      } else if ('value' in entry && typeof entry.value === 'number') {
        seen.cls += entry.value;
      }
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    observer.observe({type, buffered: true});
  }
  observer.observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
  // Prefetched pages are not counted.
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
}

/** Total blocking time: the milliseconds beyond 50 of each task after the first paint. */
const blockingTime = ({fcp, tasks}: Seen) =>
  tasks.filter(({start}) => start >= fcp).reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0);

/** Waits until the page has made no request for two seconds. */
async function settle(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note).on('requestfinished', note);
  while (Date.now() - last < 2000) {
    await page.waitForTimeout(200);
  }
}

/** Serves a built site with Brotli at level 9. Returns its origin and a function that stops the server. */
export async function serve(folder: string): Promise<{origin: string; stop: () => void}> {
  const files = namesBelow(folder).filter((name) => /\.(?:html|js|mjs|css|svg|json)$/.test(name));
  for (const name of files) {
    const file = path.join(folder, name);
    const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: 9};
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(fs.readFileSync(file), {params}));
  }
  const server = http.createServer(sirv(folder, {brotli: true, maxAge: 31_536_000, immutable: true}));
  const port = await listen(server, 4610);
  return {origin: `http://localhost:${port}`, stop: () => server.close().closeAllConnections()};
}

/**
 * Visits a page twice on a slow phone: with an empty cache until it's idle and then tapped, and again with a full cache
 * to measure the response to the first tap.
 *
 * @returns KB, milliseconds, and CLS
 */
export async function visit(browser: Browser, {route, menu}: Site, origin: string): Promise<Record<string, number>> {
  const context = await browser.newContext({...phone, serviceWorkers: 'block'});
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    const loaded = {all: 0, js: 0};
    page.on('response', (response) => {
      const {'content-length': length = '0', 'content-type': type = ''} = response.headers();
      loaded.all += Number(length) / 1024;
      loaded.js += type.includes('javascript') ? Number(length) / 1024 : 0;
    });
    const seen = () => page.evaluate(() => (window as unknown as {seen: Seen}).seen);
    const button = page.locator(menu).filter({visible: true}).first();

    await page.goto(origin + route);
    await settle(page);
    const [before, first] = [{...loaded}, await seen()];
    await button.tap();
    await settle(page);
    const after = {...loaded};

    await page.goto(origin + route);
    await settle(page);
    await button.tap();
    await page.waitForTimeout(2000);
    const second = await seen();
    return {
      kb: before.all,
      kbTapped: after.all,
      jsTapped: after.js,
      lcp: first.lcp,
      tbt: blockingTime(first),
      cls: first.cls,
      // The browser reports interactions of at least 16 ms.
      inp: Math.max(16, ...second.taps),
    };
  } finally {
    await context.close();
  }
}
