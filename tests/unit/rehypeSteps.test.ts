import assert from 'node:assert/strict';
import {test} from 'vitest';
import {latestVersion} from '../../content/versions';
import {compilePage} from './mdx';

const page = `${latestVersion.folder}/a.mdx`;

test('tables that do not fit a phone are marked and keep their roles, and others are unchanged', async () => {
  const short = await compilePage('| Mode | Offered |\n| --- | --- |\n| Incremental, append and dedupe | Yes |', page);
  assert.doesNotMatch(short, /stacked|role=/);
  const sentence = ' A cell with a sentence in it |';
  const two = await compilePage(`| a | b |\n| --- | --- |\n|${sentence.repeat(2)}`, page);
  assert.match(two, /<_components\.table className="stacked" role="table">/);
  assert.match(two, /<_components\.td role="cell">/);
  assert.doesNotMatch(two, /data-label/);
  const prose = await compilePage(`| a | b | c |\n| --- | --- | --- |\n|${sentence.repeat(3)}`, page);
  assert.match(prose, /className="stacked labeled short" role="table"/);
  const labels = prose.match(/data-label="."/g);
  assert.deepEqual(labels, ['data-label="b"', 'data-label="c"']);
  const many = await compilePage(`| a | b | c | d | e | f |\n|${' --- |'.repeat(6)}\n|${sentence.repeat(6)}`, page);
  assert.doesNotMatch(many, /stacked/);
  const shares = await compilePage('<FieldShares />', page);
  assert.match(shares, /className="stacked labeled" role="table"/);
  assert.match(shares, /"18 of 18 "\}<_components\.svg className="share" viewBox="0 0 18 1"/);
});

test('sections with a sample are split only on operation pages', async () => {
  const source = 'Lead\n\n## Request\n\nText\n\n```json\n{}\n```\n\n## After\n\nText';
  assert.doesNotMatch(await compilePage(source, page), /split/);
  const operation = await compilePage(`${source}\n\n## Inputs\n\n<Operation name="pageview" />`, page);
  assert.equal([...operation.matchAll(/<_components\.div className="split">/g)].length, 1);
  // The first sample starts next to the lead, below the operation bar.
  assert.match(operation, /className="operation">[^]*"mutation pageview"[^]*"split">[^]*"Lead"/);
  assert.match(operation, /className="markdown">[^]*"Request"[^]*className="sample"[^>]*><CodeBlock[^]*"After"/);
  // Content with its own heading before the request isn't next to it.
  const late = await compilePage(`Lead\n\n## Duties\n\nMust\n\n${source}\n\n<Operation name="pageview" />`, page);
  assert.match(late, /"Lead"[^]*"Must"[^]*className="split">[^]*"Request"/);
});

test('types with many fields are folded by group, and required fields stay visible', async () => {
  const big = await compilePage('<ResponseFields type="ConsumerProfile" />', page);
  assert.match(big, /<Filter label="Filter the fields of ConsumerProfile"[^>]*total=\{189\}/);
  assert.match(
    big,
    /<_components\.summary><_components\.span[^>]*>\{"Interest"\}<\/_components\.span>\{" "\}<_components\.span[^>]*>\{"45"\}/,
  );
  const input = await compilePage('<InputFields type="PageviewEventInput" />', page);
  assert.ok(input.indexOf('name="pixel_id"') < input.indexOf('<_components.details'));
  assert.doesNotMatch(await compilePage('<ResponseFields type="CreditLedger" />', page), /details|Filter/);
});

test('a numbered heading starts a step, which ends at the next heading', async () => {
  const steps = await compilePage('Lead\n\n## 1. One\n\nText\n\n### 2. Not\n\n## 2. `Two`\n\n## After\n\nEnd', page);
  assert.match(steps, /"Lead"[^]*<_components\.div className="step" data-step="1"><_components\.h2>/);
  assert.match(steps, /<_components\.h2><_components\.span>\{"1\. "\}<\/_components\.span>\{"One"\}/);
  assert.match(steps, /"Text"[^]*"2\. Not"[^]*<\/_components\.div><_components\.div className="step" data-step="2">/);
  assert.match(steps, /"Two"[^]*<\/_components\.div><_components\.h2>\{"After"\}/);
});
