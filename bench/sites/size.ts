import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {requireBrowser} from '../../scripts/browser.mjs';
import {buildRound} from './build';
import {corpusOf} from './corpus';
import {serve} from './serve';
import type {Contender, Sample} from './types';
import {visit} from './visit';
import {writerLoop} from './writer';

/** What the rounds of one site over one corpus measured. */
export type Measured = {contender: Contender; builds: Sample[]; visits: Sample[]; loops: Sample[]};

/** Pages of the corpus, rounds of builds, visits to the page of each site, rounds of a writer's loop; and whether warm builds are left out. */
type How = {pages: number; rounds: number; visits: number; loops: number; isColdOnly: boolean};

/** How often a page is changed in a round of a writer's loop, after the first time. */
const changes = 3;

const openBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox', '--disable-gpu']});

/** Calls for each site. One that fails is left out from then on; what was measured before that stays. */
type EachOf = (what: (one: Measured) => Promise<void> | void) => Promise<void>;

/** Opens a page of each site in turn, so many times. */
async function visitAll(eachOf: EachOf, times: number): Promise<void> {
  const served = new Map<Measured, {origin: string; close: () => void}>();
  const browser = await openBrowser();
  try {
    await eachOf(async (one) => {
      const {route, folder, output} = one.contender;
      served.set(one, await serve(path.join(folder(), output), route));
    });
    for (let time = 0; time < times; time += 1) {
      await eachOf(async (one) => {
        one.visits.push(await visit(browser, `${served.get(one)?.origin}${one.contender.route}`));
      });
    }
  } finally {
    await browser.close();
    served.forEach(({close}) => close());
  }
}

/** Goes through a writer's loop with each site in turn, so many times. */
async function writeAll(eachOf: EachOf, times: number): Promise<void> {
  const browser = await openBrowser();
  try {
    for (let time = 0; time < times; time += 1) {
      await eachOf(async ({contender, loops}) => {
        if (contender.writer) {
          loops.push(await writerLoop(browser, contender, changes));
          console.log(contender.name, loops.at(-1));
        }
      });
    }
  } finally {
    await browser.close();
  }
}

/**
 * Measures sites over a corpus of so many pages: rounds of builds, all sites in each, then visits to a page, then a
 * writer's loop.
 *
 * @param leave is told of a site that can't be prepared or built; it is left out from then on
 */
export async function measure(
  contenders: readonly Contender[],
  {pages, rounds, visits, loops, isColdOnly}: How,
  leave: (contender: Contender, error: unknown) => void,
): Promise<Measured[]> {
  const corpus = corpusOf(pages);
  const all = contenders.map((contender): Measured => ({contender, builds: [], visits: [], loops: []}));
  const failed = new Set<Measured>();
  const eachOf: EachOf = async (what) => {
    for (const one of all.filter((each) => !failed.has(each))) {
      try {
        await what(one);
      } catch (error) {
        leave(one.contender, error);
        failed.add(one);
      }
    }
  };
  await eachOf(({contender}) => contender.prepare(corpus));
  for (let round = 0; round < rounds; round += 1) {
    await eachOf(async ({contender, builds}) => {
      if (contender.command) {
        const sample = await buildRound(contender, isColdOnly);
        builds.push(sample);
        console.log(pages, round + 1, contender.name, sample);
      }
    });
  }
  if (visits > 0) {
    await visitAll(eachOf, visits);
  }
  await writeAll(eachOf, loops);
  return all.filter(({builds, visits: seen, loops: done}) => builds.length + seen.length + done.length > 0);
}
