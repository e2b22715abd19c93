import assert from 'node:assert/strict';
import {load} from 'cheerio';
import {test} from 'vitest';
import {compilePage, destinationPage} from './mdx';

/** What the marked lines of both blocks say below "What arrives"; empty where the record is not beside the sample. */
async function marksOf(page: string): Promise<string[][]> {
  const made = await compilePage(...destinationPage(page));
  const [, pair = ''] = /className="arrival(?: wraps)?"[^>]*>(.*)/s.exec(made) ?? [];
  return [...pair.matchAll(/ html="(.*?)" \/>/gs)].slice(0, 2).map(([, html = '']) => {
    const $ = load(load(`<i title="${html}">`)('i').attr('title') ?? '');
    return $('.theme-code-block-highlighted-line')
      .toArray()
      .map((line) => $(line).text().trim());
  });
}

test('marks the lines of the record and of the sample that have the same value', async () => {
  assert.deepEqual(await marksOf('hubspot'), [
    [
      'first_name: "Marlow"',
      'last_name: "Testerly"',
      'email: "marlow.testerly@example.com"',
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

test('a record with a column a line is compared, too; one in a row is left alone for the JSON below it', async () => {
  const [record = [], sample = []] = await marksOf('snowflake');
  assert.ok(record.includes('first_name: "Marlow"'));
  assert.ok(sample.includes('FIRST_NAME  Marlow'));
  assert.deepEqual(await marksOf('google-sheets'), []);
  const [, json = []] = await marksOf('duckdb');
  assert.ok(json.includes('"consumer_id": 48210377,'));
});

test('a sample wraps its long lines', async () => {
  assert.match(await compilePage(...destinationPage('firestore')), /className="arrival wraps"/);
  assert.match(await compilePage(...destinationPage('kafka')), /className="arrival"/);
});
