import {createRequire} from 'node:module';
import {byPage} from '../../src/search/engine/records.ts';
import {hrefOf} from '../../src/search/hits.ts';
import {evaluate, filters, pack, readRecords} from './data.mjs';

// Shows what each weight of ranking is worth: MRR@10 and success@3 of the seen queries with the weight at half and at
// double. Unseen queries are left out on purpose, so that nobody tunes for them.
const require = createRequire(import.meta.url);
// Both are required, so that the engine reads the very weights that are changed here.
const {Engine} = require('../../src/search/engine/index.ts');
const {ranking} = require('../../src/search/engine/weights.ts');

const records = readRecords();
const served = JSON.stringify(pack(records));
const texts = byPage(records);

async function figures() {
  // A new engine each time: what it has looked up is kept with the weights of that time.
  const engine = new Engine([JSON.parse(served)], async (page) => texts.get(page).map(({text}) => text));
  const ask = async (query) =>
    engine.search({query, filters, limit: 60}).result.groups.flatMap(({hits}) => hits.map(hrefOf));
  const {seen} = await evaluate(ask, ['seen']);
  return `${seen.mrr.toFixed(3)} ${seen.success.toFixed(3)}`;
}

/** The numbers in an object, with the objects that hold them. */
const numbersIn = (holder, path = []) =>
  Object.entries(holder).flatMap(([key, value]) =>
    typeof value === 'number' ? [{holder, key, path: [...path, key].join('.')}] : numbersIn(value, [...path, key]),
  );

console.log(`as it is: ${await figures()}`);
for (const {holder, key, path} of numbersIn(ranking)) {
  const value = holder[key];
  const changed = [];
  for (const factor of [0.5, 2]) {
    holder[key] = value * factor;
    changed.push(await figures());
  }
  holder[key] = value;
  console.log(`${path} ${value}: ${changed[0]} at half, ${changed[1]} at double`);
}
