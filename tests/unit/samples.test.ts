import assert from 'node:assert/strict';
import test from 'node:test';
import {sayAll} from '../../content/findings';
import {readPages} from '../../content/pages';
import {checkSamples, coverage, coverageTable} from '../../scripts/checks/samples';

const report = checkSamples(readPages());

test('every sample of docs, blog and pages is right', async () => {
  assert.equal(sayAll((await report).findings), '');
});

test('at least 95 % of the samples are checked', async (context) => {
  const made = await report;
  for (const line of coverageTable(made).split('\n')) {
    context.diagnostic(line);
  }
  assert.ok(made.outcomes.length > 500, `only ${made.outcomes.length} samples were found`);
  assert.ok(coverage(made) >= 0.95, coverageTable(made));
});
