import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import test from 'node:test';
import {readPage} from '../../plugins/search/page';
import {recordsOf} from '../../plugins/search/records';
import {tagsNeeded} from '../../src/search/embedded';
import {engines} from '../../src/search/embedded/engines';
import {packIndex} from '../../src/search/engine/pack';
import {hrefOf, plainText} from '../../src/search/hits';
import {format} from '../../src/search/engine/packed';
import {indexFile, indexList, resultsPath, textsFile} from '../../src/search/paths';

const tags = ['docs-default-2.0', 'docs-default-current'];

const html = '<main><h1>Kafka</h1><p>Messages.</p><h2 id="settings">Settings</h2><p>All.</p></main>';

const packed = packIndex(recordsOf(readPage({path: '/docs/kafka', html, section: 'Guides', kind: 'doc'})));

test('only the indexes of the versions asked for are loaded', () => {
  assert.deepEqual(tagsNeeded('docs-default-2.0', tags), ['docs-default-2.0']);
  assert.deepEqual(tagsNeeded('docs-default-current', tags), ['docs-default-current']);
  assert.deepEqual(tagsNeeded(undefined, tags), tags);
  assert.deepEqual(tagsNeeded('docs-default-9', tags), ['docs-default-2.0']);
});

const bytesOf = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)).buffer;

const hash = crypto.createHash('sha256').update(JSON.stringify(packed)).digest('hex').slice(0, 16);

const html404 = '<!doctype html><title>Not found</title>';

/** Serves the files of search; each address gives its answers in turn, the last one again and again. */
function serve(answers: Record<string, unknown[]>) {
  const asked: string[] = [];
  const engineOf = engines(async (path, cache) => {
    asked.push(`${path} ${cache}`);
    const own = answers[path] ?? [];
    const answer = own.length > 1 ? own.shift() : own[0];
    if (answer === undefined) {
      throw new Error(`${path}: no answer`);
    }
    return bytesOf(answer);
  });
  return {asked, engineOf};
}

const list = {format, hashes: {a: hash}};

const index = indexFile('a', hash);

test('an index is loaded once, and again after it did not arrive', async () => {
  const answers: Record<string, unknown[]> = {[indexList]: [list], [textsFile('/docs/kafka')]: [['Messages.', 'All.']]};
  const {asked, engineOf} = serve(answers);
  await assert.rejects(engineOf(['a']), /no answer/);
  answers[index] = [packed];
  const engine = await engineOf(['a']);
  assert.equal(await engineOf(['a']), engine);
  const {groups} = await engine.search({query: 'kafka', filters: {}, limit: 5}).withTexts();
  assert.match(plainText(groups[0]?.hits[0]?.text ?? []), /Messages/);
  assert.deepEqual(asked.slice(-3), [
    `${indexList} no-cache`,
    `${index} default`,
    `${textsFile('/docs/kafka')} no-cache`,
  ]);
});

test('an error page or altered bytes in a cache are not taken for the index: it is fetched past all caches', async () => {
  for (const wrong of [
    html404,
    JSON.stringify(packed).replace('Kafka', 'Kefka'),
    JSON.stringify(packed).slice(0, 99),
  ]) {
    const {asked, engineOf} = serve({[indexList]: [html404, list], [index]: [wrong, packed]});
    await engineOf(['a']);
    assert.deepEqual(asked, [`${indexList} no-cache`, `${indexList} reload`, `${index} default`, `${index} reload`]);
  }
});

test('an index that stays altered, or is of another format, is refused', async () => {
  const altered = JSON.stringify(packed).replace('Kafka', 'Kefka');
  await assert.rejects(serve({[indexList]: [list], [index]: [altered]}).engineOf(['a']), /damaged/);
  const newer = {...list, format: format + 1};
  await assert.rejects(serve({[indexList]: [newer], [index]: [packed]}).engineOf(['a']), /format/);
});

test('texts of another build, which may have other records, are left out', async () => {
  const {engineOf} = serve({[indexList]: [list], [index]: [packed], [textsFile('/docs/kafka')]: [['One.']]});
  const {groups} = await (await engineOf(['a'])).search({query: 'kafka', filters: {}, limit: 5}).withTexts();
  assert.deepEqual(groups[0]?.hits[0]?.text, []);
});

test('half a sign in a query does not break an address', () => {
  assert.equal(resultsPath('a\ud800'), `/search?q=a${encodeURIComponent('\ufffd')}`);
  assert.equal(resultsPath('😀', 'API'), `/search?q=${encodeURIComponent('😀')}&section=API`);
});

test('a hit leads to its place on its page', () => {
  assert.equal(hrefOf({path: '/docs/a', anchor: 'b'}), '/docs/a#b');
  assert.equal(hrefOf({path: '/docs/a', anchor: null}), '/docs/a');
});

test('a query is text in the address of the results page', () => {
  assert.equal(resultsPath('a&b=<c>'), '/search?q=a%26b%3D%3Cc%3E');
});
