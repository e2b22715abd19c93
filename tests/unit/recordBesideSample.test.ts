import assert from 'node:assert/strict';
import {load} from 'cheerio';
import {test} from 'vitest';
import {compilePage, destinationPage} from './mdx';

/** Row and text of marked lines in both blocks below "What arrives"; empty if the record isn't next to the sample. */
async function markedIn(page: string) {
  const made = await compilePage(...destinationPage(page));
  const [, pair = ''] = /className="side-by-side(?: wraps)?"[^>]*>(.*)/s.exec(made) ?? [];
  return [...pair.matchAll(/ html="(.*?)" \/>/gs)].slice(0, 2).map(([, html = '']) => {
    const $ = load(load(`<i title="${html}">`)('i').attr('title') ?? '');
    return $('.theme-code-block-highlighted-line')
      .toArray()
      .map((line) => ({row: $(line).prevAll('.token-line').length, text: $(line).text().trim()}));
  });
}

const marksOf = async (page: string) => (await markedIn(page)).map((side) => side.map(({text}) => text));
const rowsOf = async (page: string) => (await markedIn(page)).map((side) => side.map(({row}) => row));

test('marks lines of the record and the sample that have the same value', async () => {
  assert.deepEqual(await marksOf('hubspot'), [
    [
      'email: "marlow.testerly@example.com"',
      'first_name: "Marlow"',
      'last_name: "Testerly"',
      'city: "Maple Fork"',
      'region_name: "Oregon"',
      'zip: "97099"',
    ],
    [
      '"email": "marlow.testerly@example.com",',
      '"firstname": "Marlow",',
      '"lastname": "Testerly",',
      '"city": "Maple Fork",',
      '"state": "Oregon",',
      '"zip": "97099",',
    ],
  ]);
});

test('a record with one column per line is compared; a row is skipped in favor of the JSON below it', async () => {
  const [record = [], sample = []] = await marksOf('snowflake');
  assert.ok(record.includes('first_name: "Marlow"'));
  assert.ok(sample.includes('FIRST_NAME  Marlow'));
  assert.deepEqual(await marksOf('google-sheets'), []);
  const [, json = []] = await marksOf('duckdb');
  assert.ok(json.includes('"consumer_id": 48210377,'));
});

test('a sample wraps its long lines', async () => {
  assert.match(await compilePage(...destinationPage('firestore')), /className="side-by-side wraps"/);
  assert.match(await compilePage(...destinationPage('kafka')), /className="side-by-side"/);
});

test('each line of the record is aligned with its line in the sample, if none wraps', async () => {
  const rows = [3, 4, 5, 7, 8, 9];
  assert.deepEqual(await rowsOf('hubspot'), [rows, rows]);
  assert.deepEqual((await rowsOf('firestore'))[0]?.[0], 0);
});
