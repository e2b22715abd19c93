import assert from 'node:assert/strict';
import test from 'node:test';
import {readPage} from '../../plugins/search/page';
import {recordsOf} from '../../plugins/search/records';
import type {SearchHit} from '../../src/search/contract';
import {tagsNeeded} from '../../src/search/embedded';
import {engines} from '../../src/search/embedded/engines';
import {packIndex} from '../../src/search/engine/pack';
import {groupHits, pathOf} from '../../src/search/hits';
import {indexFile, resultsPath, textsFile} from '../../src/search/paths';

const tags = ['docs-default-2.0', 'docs-default-current'];

const html = '<main><h1>Kafka</h1><p>Messages.</p><h2 id="settings">Settings</h2><p>All.</p></main>';

const packed = packIndex(recordsOf(readPage({path: '/docs/kafka', html, section: 'Documentation', kind: 'doc'})));

test('only the indexes of the versions asked for are loaded', () => {
  const language = 'language:en';
  assert.deepEqual(tagsNeeded([language, ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0']], tags), [
    'docs-default-2.0',
  ]);
  assert.deepEqual(tagsNeeded([language, 'docusaurus_tag:docs-default-current'], tags), ['docs-default-current']);
  assert.deepEqual(tagsNeeded([language, 'docusaurus_tag:default'], tags), ['docs-default-2.0']);
  assert.deepEqual(tagsNeeded([language], tags), tags);
  assert.deepEqual(tagsNeeded([['docusaurus_tag:docs-default-9']], tags), ['docs-default-2.0']);
});

test('an index is loaded once, and again after it failed or was damaged', async () => {
  const asked: string[] = [];
  const answers: unknown[] = [new Error('offline'), {format: 1}, packed];
  const engineOf = engines(async (path) => {
    asked.push(path);
    const answer = path === indexFile('a') ? answers.shift() : ['Messages.', 'All.'];
    if (answer instanceof Error) {
      throw answer;
    }
    return answer;
  });
  await assert.rejects(engineOf(['a']), /offline/);
  await assert.rejects(engineOf(['a']), /format/);
  const engine = await engineOf(['a']);
  assert.equal(await engineOf(['a']), engine);
  const {hits} = await engine.search({query: 'kafka'});
  assert.match(hits[0]?._snippetResult.content.value ?? '', /Messages/);
  assert.deepEqual(asked, [indexFile('a'), indexFile('a'), indexFile('a'), textsFile('/docs/kafka')]);
});

test('a result keeps to this site, whatever its address says', () => {
  assert.equal(pathOf('https://elsewhere.example.com/docs/a#b'), '/docs/a#b');
  assert.equal(pathOf('/docs/a'), '/docs/a');
  assert.equal(pathOf('javascript:alert(1)').startsWith('javascript'), false);
});

test('a query is text in the address of the results page', () => {
  assert.equal(resultsPath('a&b=<c>'), '/search?q=a%26b%3D%3Cc%3E');
});

test('hits stand under their page, a few of each', () => {
  const hit = (url: string) =>
    ({url, url_without_anchor: url.replace(/#.*/, ''), hierarchy: {lvl0: 'Docs', lvl1: url}}) as SearchHit;
  const groups = groupHits([hit('/a'), hit('/b'), hit('/a#x'), hit('/a#y')], 2);
  assert.deepEqual(
    groups.map(({path, hits}) => [path, hits.map(({url}) => url)]),
    [
      ['/a', ['/a', '/a#x']],
      ['/b', ['/b']],
    ],
  );
});
