import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser, type CDPSession, type Page, chromium} from '@playwright/test';
import brand from '../../content/siteBrand';
import {rulesOfBuild} from '../../deploy/rules';
import {requireBrowser} from '../../scripts/browser.mjs';
import {createSiteServer, listen} from '../../scripts/server';
import {type Seen, blockedTime, network, observe, phone, slowdown} from '../phone';

/*
 * What a page costs until a reader touches it, and how soon it answers the first touch, on a slow phone. Builds are
 * measured in turn, so that a busy machine is busy for all of them. See the README beside this file.
 */

const all = ['/docs/destinations/kafka', '/docs/graphql/basic-graphql-request', '/docs/faq', '/'];

const {values} = parseArgs({
  options: {
    before: {type: 'string'},
    build: {type: 'string', default: 'build'},
    routes: {type: 'string'},
    runs: {type: 'string', default: '5'},
  },
});

type Figures = Record<string, number>;

const median = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;

const seen = (page: Page) => page.evaluate(() => (window as unknown as {seen: Seen}).seen);

/** Bytes as they went over the wire. */
function count(session: CDPSession): () => number {
  let bytes = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
  return () => bytes;
}

async function openPhone(browser: Browser): Promise<{page: Page; session: CDPSession}> {
  const context = await browser.newContext({...phone, serviceWorkers: 'block'});
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return {page, session};
}

/** The first visit: paints, blocked time, bytes until the page rests, and then until the first tap is answered. */
async function coldVisit(browser: Browser, url: string): Promise<Figures> {
  const {page, session} = await openPhone(browser);
  const bytes = count(session);
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(url, {waitUntil: 'networkidle'});
  const atRest = bytes();
  const paints = await seen(page);
  const began = Date.now();
  await page.getByRole('button', {name: 'Search docs'}).tap();
  await page.getByRole('combobox', {name: 'Search docs'}).waitFor();
  const firstTap = Date.now() - began;
  await page.context().close();
  return {
    'KB at rest': atRest / 1024,
    FCP: paints.fcp,
    LCP: paints.lcp,
    TBT: blockedTime(paints),
    'search after the first tap': firstTap,
  };
}

/** A later visit: files are in the cache, the processor is as slow. How long until the first tap shows anything. */
async function warmVisit(browser: Browser, url: string): Promise<Figures> {
  const {page, session} = await openPhone(browser);
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.getByRole('button', {name: 'Search docs'}).tap();
  await page.getByRole('combobox', {name: 'Search docs'}).waitFor();
  const bytes = count(session);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(url, {waitUntil: 'networkidle'});
  const tapped = await page.evaluate(() => performance.now());
  const began = Date.now();
  await page.getByRole('button', {name: 'Search docs'}).tap();
  await page.getByRole('combobox', {name: 'Search docs'}).waitFor();
  const opened = Date.now() - began;
  await page.waitForTimeout(500);
  const {answers, tasks} = await seen(page);
  const ofStart = tasks.filter(({start}) => start >= tapped).map(({duration}) => duration);
  await page.context().close();
  return {
    'KB again': bytes() / 1024,
    'INP of the first tap, warm': Math.max(0, ...answers),
    'search, warm': opened,
    'longest task after the first tap, warm': Math.max(0, ...ofStart),
    'blocked after the first tap, warm': ofStart.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  };
}

async function main(): Promise<void> {
  const builds = Object.entries({...(values.before ? {before: values.before} : {}), now: values.build});
  const servers = await Promise.all(
    builds.map(async ([name, folder]) => {
      const server = createSiteServer(folder, rulesOfBuild(folder, brand));
      return {name, server, origin: `http://localhost:${await listen(server, 4510)}`};
    }),
  );
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox', '--disable-gpu']});
  const figures: Record<string, Record<string, Figures>> = {};
  for (const route of values.routes?.split(',') ?? all) {
    const runs: Record<string, Figures[]> = {};
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const {name, origin} of servers) {
        const figure = {...(await coldVisit(browser, origin + route)), ...(await warmVisit(browser, origin + route))};
        (runs[name] ??= []).push(figure);
      }
    }
    figures[route] = Object.fromEntries(
      Object.entries(runs).map(([name, all]) => [
        name,
        Object.fromEntries(
          Object.keys(all[0] ?? {}).map((key) => [key, Math.round(median(all.map((each) => each[key] ?? 0)))]),
        ),
      ]),
    );
    console.log(route);
    console.table(figures[route]);
  }
  await browser.close();
  servers.forEach(({server}) => server.close());
  fs.mkdirSync('test-results', {recursive: true});
  fs.writeFileSync(path.join('test-results', 'start.json'), `${JSON.stringify(figures, null, 2)}\n`);
}

void main();
