import {parseArgs} from 'node:util';
import {base, contenders} from './contenders';
import {save, savedEntries} from './save';
import {type Measured, measure} from './size';
import {summaryOf} from './summary';
import {wholeTable} from './tables';
import type {Contender, Entry} from './types';

/*
 * Whole sites over the same corpus: what builds cost, what a page loads and how soon it is there, and how both grow. See
 * the README beside this file.
 */

const options = {
  pages: {type: 'string', default: '200,1000,5000'},
  rounds: {type: 'string', default: '5'},
  visits: {type: 'string', default: '5'},
  loops: {type: 'string', default: '3'},
  only: {type: 'string'},
  /** Leaves warm builds out, where time is short. */
  cold: {type: 'boolean', default: false},
  /** Keeps what earlier runs have measured, and adds these sizes, sites and rounds. */
  add: {type: 'boolean', default: false},
} as const;

function flags() {
  try {
    return parseArgs({options}).values;
  } catch (error) {
    const allowed = Object.keys(options).map((name) => `--${name}`);
    console.error(`${(error as Error).message}. Allowed: ${allowed.join(', ')}; see bench/sites/README.md.`);
    process.exit(1);
  }
}

const values = flags();

const sizes = values.pages.split(',').map(Number);

const isWanted = ({key}: Contender) => !values.only || values.only.split(',').includes(key);

const ordered = (entries: readonly Entry[]) => {
  const place = ({key}: Entry) => contenders.findIndex((contender) => contender.key === key);
  const size = ({pages}: Entry) => (pages > 0 ? pages : Infinity);
  return [...entries].sort((one, other) => size(one) - size(other) || place(one) - place(other));
};

/** The site as it is has no corpus, so it is visited once, beside the first one. */
const takingPart = (pages: number) =>
  contenders.filter(isWanted).filter(({command}) => command !== undefined || pages === sizes[0]);

/** What was measured now, after the rounds that there were before. */
function entryOf({contender, builds, visits, loops}: Measured, size: number, before: readonly Entry[]) {
  const {key, name, command} = contender;
  const pages = command ? size : 0;
  const earlier = before.find((entry) => entry.key === key && entry.pages === pages);
  return {
    ...{pages, key, name},
    builds: [...(earlier?.builds ?? []), ...builds],
    visits: [...(earlier?.visits ?? []), ...visits],
    loops: [...(earlier?.loops ?? []), ...loops],
  };
}

async function main(): Promise<void> {
  let entries = values.add ? savedEntries() : [];
  const leftOut: string[] = [];
  const leave = (pages: number) => (contender: Contender, error: unknown) => {
    leftOut.push(`${contender.name}, ${pages} pages`);
    console.error(error);
  };
  for (const pages of sizes) {
    const [rounds = 0, visits = 0, loops = 0] = [values.rounds, values.visits, values.loops].map(Number);
    const how = {pages, rounds, visits, loops, isColdOnly: values.cold};
    const measured = await measure(takingPart(pages), how, leave(pages));
    const raw = measured.map((each) => entryOf(each, pages, entries));
    const beside = [...raw, ...entries].find((entry) => entry.key === base.key && entry.pages === pages);
    const found = raw.map((each): Entry => ({...each, ...summaryOf(each, beside)}));
    const isNew = ({key, pages: size}: Entry) => !found.some((each) => each.key === key && each.pages === size);
    entries = ordered([...entries.filter(isNew), ...found]);
    await save(entries, leftOut);
  }
  contenders.forEach(({remove}) => remove?.());
  console.log(wholeTable(entries));
}

void main();
