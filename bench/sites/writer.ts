import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import type {Contender, Sample, Writer} from './types';

/** Longer than any of them takes, in milliseconds. */
const longest = 600_000;

const seconds = (began: number) => (performance.now() - began) / 1000;

/** A change that is not seen by then was saved before the server had begun to look: it is saved again. */
const patience = 15_000;

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function start({folder, env}: Contender, writer: Writer, port: number): ChildProcess {
  const [program = '', ...options] = writer.command(port);
  // A group of its own: servers start helpers, which are ended with them.
  return spawn(program, options, {
    cwd: folder(),
    env: {...process.env, ...env, CI: 'false', BROWSER: 'none'},
    stdio: 'ignore',
    detached: true,
  });
}

/** Opens a page again and again until its title shows: a server that has begun to listen may not have built it yet. */
async function openWhenReady(page: Page, url: string): Promise<void> {
  const end = performance.now() + longest;
  for (;;) {
    try {
      await page.goto(url, {timeout: longest});
      await page.getByRole('heading', {level: 1}).first().waitFor({timeout: longest});
      return;
    } catch (error) {
      if (performance.now() > end) {
        throw error;
      }
      await page.waitForTimeout(100);
    }
  }
}

/** Saves a change, again where the server missed it, until its words are on the page. */
async function changeUntilSeen(page: Page, words: string, save: () => void): Promise<void> {
  const end = performance.now() + longest;
  for (;;) {
    save();
    try {
      await page.getByText(words).waitFor({timeout: patience});
      return;
    } catch (error) {
      if (performance.now() > end) {
        throw error;
      }
    }
  }
}

/**
 * What a writer waits for: from the command, with nothing from before, to the page in a browser; and from a saved change
 * to its words on the open page, the first change and those after it.
 *
 * @param changes how often the page is changed after the first time
 * @returns seconds
 * @throws Error when the page or a change does not show within ten minutes
 */
export async function writerLoop(browser: Browser, contender: Contender, changes: number): Promise<Sample> {
  const {writer} = contender;
  if (!writer) {
    return {};
  }
  for (const cache of contender.caches) {
    fs.rmSync(path.join(contender.folder(), cache), {recursive: true, force: true});
  }
  const file = path.join(contender.folder(), writer.file);
  const before = fs.readFileSync(file, 'utf8');
  const port = await freePort();
  const page = await browser.newPage();
  const began = performance.now();
  const server = start(contender, writer, port);
  try {
    await openWhenReady(page, `http://localhost:${port}${writer.route}`);
    const ready = seconds(began);
    const times: number[] = [];
    for (let change = 0; change <= changes; change += 1) {
      const words = `Change number ${change} is visible.`;
      const saved = performance.now();
      await changeUntilSeen(page, words, () => fs.writeFileSync(file, `${before}\n${words}\n`));
      times.push(seconds(saved));
    }
    const [firstChange, ...others] = times;
    const nextChange = others.sort((one, other) => one - other)[others.length >> 1];
    return {ready, firstChange, nextChange};
  } finally {
    await page.close();
    process.kill(-(server.pid ?? 0), 'SIGKILL');
    fs.writeFileSync(file, before);
  }
}
