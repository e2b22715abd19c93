import assert from 'node:assert/strict';
import {test} from 'vitest';
import {latestVersion} from '../../content/versions';
import {matches} from '../../src/components/Filter/filterEntries';
import {attributePage, compilePage} from './mdx';

const page = `${latestVersion.folder}/a.mdx`;
const row = 'credit_rangeCredit Rangestring Credit score band.';

test('an entry matches if it contains every word of the query, in any case and order', () => {
  assert.ok(matches(row, '', {query: '', choice: ''}));
  assert.ok(matches(row, '', {query: '  BAND credit ', choice: ''}));
  assert.ok(!matches(row, '', {query: 'credit card', choice: ''}));
});

test('an entry matches a choice that is one of its tags', () => {
  assert.ok(matches(row, 'Templates,API', {query: 'credit', choice: 'API'}));
  assert.ok(!matches(row, 'Templates,API', {query: '', choice: 'Destinations'}));
  assert.ok(!matches(row, 'Vector stores', {query: '', choice: 'Vector'}));
});

test('a long list of values gets a filter with a count, and a short one gets none', async () => {
  const values = (attribute: string) => compilePage(attributePage(attribute, '<AttributeValues />'), page);
  assert.match(await values('language'), /<Filter label="Filter the values"[^>]*total=\{70\}/);
  assert.doesNotMatch(await values('urbanicity'), /<Filter/);
});

test('ordinals and long lists are sorted', async () => {
  const order = async (attribute: string) => {
    const made = await compilePage(attributePage(attribute, '<AttributeValues />'), page);
    return [...made.matchAll(/<_components\.td[^>]*><_components\.code>\{"([^"]+)"/g)].map(([, value]) => value);
  };
  assert.deepEqual(await order('education_ordinal'), ['0', '1', '2', '3', '4', '5', '6', '7']);
  const languages = await order('language');
  assert.deepEqual(languages, [...languages].sort());
  assert.equal(languages.length, 70);
});

test('every field says where it is available, and its name is a link', async () => {
  const made = await compilePage('<LeadFields where="all" />', page);
  const [start = ''] = /<Field name="credit_range"[^]*?<\/Field>/.exec(made) ?? [];
  assert.match(start, /id="credit_range"/);
  // The row derives `field-credit_range` itself.
  assert.doesNotMatch(start, /anchor=/);
  assert.match(start, /tags=\{\["Templates", ?"Destinations", ?"API"\]\}/);
});

test('the second row with the same name has no plain anchor, so IDs stay unique', async () => {
  const made = await compilePage('<LeadFields where="templates" />\n\n<LeadFields where="all" />', page);
  assert.equal([...made.matchAll(/ id="credit_range"/g)].length, 1);
  assert.match(made, /anchor="field-credit_range-2"/);
});
