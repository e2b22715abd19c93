import type {Browser, CDPSession, Page, Response} from '@playwright/test';
import {type Seen, blockedTime, network, observe, phone, slowdown} from '../phone';
import type {Sample} from './types';

const unlimited = {offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1};

const kinds = [
  ['html', /^text\/html/],
  ['css', /^text\/css/],
  ['js', /javascript/],
  ['fonts', /^font\//],
] as const;

/** Counts the bodies that come in, as they are sent, in KB; headers are not counted. */
function count(page: Page): () => Sample {
  const kilobytes = {html: 0, css: 0, js: 0, fonts: 0, total: 0};
  page.on('response', (response: Response) => {
    const {'content-length': length = '0', 'content-type': type = ''} = response.headers();
    const size = Number(length) / 1024;
    const kind = kinds.find(([, pattern]) => pattern.test(type))?.[0];
    kilobytes.total += size;
    if (kind) {
      kilobytes[kind] += size;
    }
  });
  return () => ({...kilobytes});
}

/** Waits until it is painted and has asked for nothing for two seconds: a slow processor pauses between requests. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const {seen} = window as unknown as {seen: Seen};
    return seen.fcp > 0 && seen.lcp > 0;
  });
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note).on('requestfinished', note);
  while (Date.now() - last < 2000) {
    await page.waitForTimeout(200);
  }
}

/** This site's pages start at the first touch; others are as they are. */
async function touch(page: Page, session: CDPSession): Promise<void> {
  if ((await page.locator('[data-scripts]').count()) === 0) {
    return;
  }
  await session.send('Network.emulateNetworkConditions', unlimited);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  await page.evaluate(() => dispatchEvent(new Event('site:start')));
  await page.locator('html[data-has-hydrated="true"]:not(:has([data-scripts]))').waitFor();
  // For what the page asks for when it is alive.
  await rest(page);
}

/**
 * A first visit on a slow phone that asks to save data, with nothing in the cache, until the page rests; then the first
 * touch.
 *
 * @returns KB, milliseconds and CLS
 */
export async function visit(browser: Browser, url: string): Promise<Sample> {
  const context = await browser.newContext({...phone, serviceWorkers: 'block'});
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const loaded = count(page);
    const answer = await page.goto(url, {waitUntil: 'networkidle'});
    if (answer?.status() !== 200) {
      throw new Error(`${url} is answered with ${answer?.status()}`);
    }
    await rest(page);
    const before = loaded();
    const seen = await page.evaluate(() => (window as unknown as {seen: Seen}).seen);
    await touch(page, session);
    const after = loaded();
    return {
      ...before,
      touchedJs: after.js,
      touchedTotal: after.total,
      fcp: seen.fcp,
      lcp: seen.lcp,
      tbt: blockedTime(seen),
      cls: seen.cls,
    };
  } finally {
    await context.close();
  }
}
