import assert from 'node:assert/strict';
import test from 'node:test';
import {readPage} from '../../plugins/search/page';
import {recordsOf} from '../../plugins/search/records';
import {tagsNeeded} from '../../src/search/embedded';
import {engines} from '../../src/search/embedded/engines';
import {packIndex} from '../../src/search/engine/pack';
import {hrefOf, plainText} from '../../src/search/hits';
import {indexFile, resultsPath, textsFile} from '../../src/search/paths';

const tags = ['docs-default-2.0', 'docs-default-current'];

const html = '<main><h1>Kafka</h1><p>Messages.</p><h2 id="settings">Settings</h2><p>All.</p></main>';

const packed = packIndex(recordsOf(readPage({path: '/docs/kafka', html, section: 'Documentation', kind: 'doc'})));

test('only the indexes of the versions asked for are loaded', () => {
  assert.deepEqual(tagsNeeded('docs-default-2.0', tags), ['docs-default-2.0']);
  assert.deepEqual(tagsNeeded('docs-default-current', tags), ['docs-default-current']);
  assert.deepEqual(tagsNeeded(undefined, tags), tags);
  assert.deepEqual(tagsNeeded('docs-default-9', tags), ['docs-default-2.0']);
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
  const {groups} = await engine.search({query: 'kafka', filters: {}, limit: 5}).withTexts();
  assert.match(plainText(groups[0]?.hits[0]?.text ?? []), /Messages/);
  assert.deepEqual(asked, [indexFile('a'), indexFile('a'), indexFile('a'), textsFile('/docs/kafka')]);
});

test('a hit leads to its place on its page', () => {
  assert.equal(hrefOf({path: '/docs/a', anchor: 'b'}), '/docs/a#b');
  assert.equal(hrefOf({path: '/docs/a', anchor: null}), '/docs/a');
});

test('a query is text in the address of the results page', () => {
  assert.equal(resultsPath('a&b=<c>'), '/search?q=a%26b%3D%3Cc%3E');
});
