import assert from 'node:assert/strict';
import {test} from 'vitest';
import {attributeSchema} from '../../content/facts/attributes';
import {checked} from '../../content/schemaProblems';
import {fieldGroupKeys} from '../../content/facts/leadFields';
import {parseYaml} from '../../content/yamlSource';
import {addressFrom} from '../../content/links';
import {latestVersion} from '../../content/versions';
import {attributePage, compilePage, destinationPage} from './mdx';

const page = `${latestVersion.folder}/a.mdx`;

test('a destination without columns has no empty column table', async () => {
  const output = (name: string) => compilePage(...destinationPage(name, '\n<DestinationOutput />'));
  assert.match(await output('kafka'), /"Layout"/);
  assert.doesNotMatch(await output('slack'), /"Layout"/);
});

test('an unconfirmed destination has a badge on its page, and a listed one has none', async () => {
  const badge = /<Badge tone="warning">\{"Not confirmed:?"\}<\/Badge>/;
  const salesforce = await compilePage(...destinationPage('salesforce'));
  assert.match(salesforce, badge);
  assert.match(salesforce, /intro-to-integrations\.mdx#what-only-support-can-tell-you"?\)?[^]{0,80}Ask support/);
  assert.doesNotMatch(await compilePage(...destinationPage('kafka')), badge);
});

test('the table of lead fields starts with contact, and has the groups in the order of the list', async () => {
  const made = await compilePage('<LeadFields where="all" />', `${latestVersion.folder}/faq.mdx`);
  const groups = [...made.matchAll(/<_components\.h3[^>]*>\{?"?(\w+)/g)].map(([, name = '']) => name.toLowerCase());
  assert.equal(groups[0], 'contact');
  assert.deepEqual(groups, fieldGroupKeys);
});

test('the dedupe key below the title comes from the destination or its layout; otherwise, a link explains keys', async () => {
  const keyOf = async (name: string) =>
    /"Dedupe key".*?<_components\.dd>(.*?)<\/_components\.dd>/s.exec(await compilePage(...destinationPage(name)))?.[1];
  assert.match((await keyOf('kafka')) ?? '', /"_data\.consumer_id".*" for people"/);
  assert.match((await keyOf('postgres')) ?? '', /\{"consumer_id"\}.*" for people"/);
  assert.match((await keyOf('slack')) ?? '', /#ids-and-duplicates">/);
});

test('settings for signing in are not folded', async () => {
  const made = await compilePage(...destinationPage('elasticsearch', '\n<DestinationSettings />'));
  const [shown = '', folded = ''] = made.split('"Other settings"');
  for (const key of ['authenticationMethod.method', 'authenticationMethod.apiKeySecret', 'ca_certificate']) {
    assert.ok(shown.includes(`name="${key}"`), key);
  }
  assert.ok(folded.includes('name="tunnel_method.ssh_key"'));
});

test('sign-in methods are a phrase below the title', async () => {
  assert.match(await compilePage(...destinationPage('weaviate')), /"Key or token, password, or none"/);
});

test('requirements end with a link to the vendor’s documentation, if there is one', async () => {
  const needs = async (change?: (facts: string) => string) =>
    compilePage(...destinationPage('kafka', '\n<Requirements />', change));
  const link = /href="https:\/\/kafka\.apache\.org\/documentation\/">\{"kafka\.apache\.org"\}/;
  assert.match(await needs(), link);
  assert.doesNotMatch(await needs((facts) => facts.replace(/ {2}docsUrl: .*\n/, '')), link);
});

/** A destination page's table of sync modes, with its facts modified by `change`. */
async function syncModesOf(name: string, change?: (facts: string) => string): Promise<string> {
  const made = await compilePage(...destinationPage(name, '\n<SyncModes />', change));
  return made.slice(made.indexOf('<_components.table'));
}

test('a sync mode is the default only if it is available', async () => {
  const byDefault = /Yes, by default/;
  const postgres = await syncModesOf('postgres');
  assert.match(postgres, byDefault);
  assert.match(postgres, /ask support to turn it on/);
  const without = (facts: string) => facts.replace('incrementalAppend: true', 'incrementalAppend: false');
  const unavailable = await syncModesOf('postgres', without);
  assert.doesNotMatch(unavailable, byDefault);
  assert.match(unavailable, /isn't available here\. We haven't confirmed which mode this integration starts with/);
  const unknown = (facts: string) => facts.replace('incrementalAppend: true', 'incrementalAppend: unknown');
  assert.match(await syncModesOf('postgres', unknown), /haven't confirmed which mode this integration starts with/);
  const slack = await syncModesOf('slack');
  assert.match(slack, byDefault);
  assert.doesNotMatch(slack, /ask support to turn it on/);
  assert.match(await syncModesOf('hubspot'), /isn't available here\. Check what arrives after the first sync/);
});

test('overwrite clears earlier output only if it can be cleared', async () => {
  const clears = /Clears earlier output/;
  assert.match(await syncModesOf('postgres'), clears);
  for (const [name, said] of [
    ['klaviyo', /Yes\. Don't count on it to delete contacts\./],
    ['pubsub', /delete sent messages\./],
    ['google-ads-customer-match', /delete audience members\./],
    ['webhook', /"Full refresh, overwrite"(?:(?!Yes).)*"No"/s],
  ] as const) {
    const made = await syncModesOf(name);
    assert.doesNotMatch(made, clears, name);
    assert.match(made, said, name);
  }
});

/** A destination page with only its delivery table, and `more` added to its facts. */
const deliveryPage = (name: string, more = '') =>
  destinationPage(name, '\n<Delivery />', (facts) =>
    more ? facts.replace('\n  limits:', `\n  delivery:\n    ${more}\n  limits:`) : facts,
  );

test('delivery has the page’s facts, then the shared facts, then a link to the rest', async () => {
  const postgres = await compilePage(...deliveryPage('postgres', 'order: By `_seq` alone.'));
  assert.match(postgres, /"By ".*"_seq".*" alone\."/s);
  assert.match(postgres, /Plan for at-least-once delivery/);
  assert.match(postgres, /intro-to-integrations\.mdx#ids-and-duplicates/);
  assert.match(postgres, /"Deduplicate by".*"consumer_id".*"_lead_id"/s);
  // A chat message has no `_data`, so the facts shared by raw records don't apply.
  assert.doesNotMatch(await compilePage(...deliveryPage('slack')), /"Deduplicate by"/);
  const at = /postgres\.mdx:\d+: destination\.delivery\.ordr: unknown key; allowed: guarantee, order, key, /;
  await assert.rejects(compilePage(...deliveryPage('postgres', 'ordr: None.')), at);
});

test('the steps before a deletion mention a full refresh only if there is one', async () => {
  const suppressFirst = (name: string) => compilePage(...destinationPage(name, '\n<SuppressFirst />'));
  assert.match(await suppressFirst('s3'), /or a full refresh/);
  assert.doesNotMatch(await suppressFirst('hubspot'), /full refresh/);
});

test('an attribute summary has the key of its field, the values of a flag, and whether the list is open', async () => {
  const summaryOf = (key: string) => compilePage(attributePage(key, '<AttributeSummary />'), page);
  assert.match(await summaryOf('phone_is_callable'), /^(?!.*true or false).*a flag, .*"0".*" or ".*"1"/s);
  assert.match(await summaryOf('line_type'), /"phone_type".*"\d+"/s);
  assert.match(await summaryOf('phone_carrier'), /"\d+ listed"/);
  assert.doesNotMatch(await compilePage('<LeadFields where="all" />', page), /type="boolean"/);
});

test.each([
  ['value: x', '', /a\.yaml:7: values\.1\.value: found nothing; allowed: text in/],
  ['value: x', 'value: x, ', /a\.yaml:6: values: .*unique values/],
  ['value: a/b', 'value: a & b, ', /a\.yaml:6: values: .*that differ by more/],
  ['value: x', 'value: y, ', /a\.yaml:8: unknownValue: .*one of the values/, 'unknownValue: z\n'],
  ['value: x, meening: one', 'value: y, ', /a\.yaml:6: values\.0\.meening: unknown key; allowed: value, meaning/],
])('invalid attribute values: %s, %s', (first, second, expected, more = '') => {
  const head = 'key: a\nvalueType: enum\nsensitive: false\nreferenceDocId: a';
  const text = `${head}\nvalues:\n  - {${first}, meaning: one}\n  - {${second}meaning: two}\n${more}`;
  assert.throws(() => checked(attributeSchema, parseYaml(text, 'a.yaml'), 'a.yaml', 'an attribute'), expected);
});

test('operations and types come from the SDL, lead fields from their facts', async () => {
  const type = await compilePage('<InputFields type="SuppressionEventInput" />', page);
  assert.match(type, /<Field name="contacts"[^>]* required/);
  assert.match(await compilePage('<LeadFields where="templates" />', page), /<Field name="city"/);
});

test.each([
  [attributePage('home_owner', '<Limits />'), /a\.mdx:7: <Limits> needs the key destination in the page's front/],
  ['<Operation name="pageveiw" />', /<Operation name>: found "pageveiw"; allowed: pageview/],
  ['<Operation />', /<Operation name>: found nothing; allowed: text in quotes/],
  ['<InputFields type="Nope" />', /<InputFields type>: found "Nope"; allowed: .*PageviewEventInput/],
  ['<LeadFields where="mail" />', /<LeadFields where>: found "mail"; allowed: templates, destinations, all/],
])('%j is rejected', (source, expected) => assert.rejects(compilePage(source), expected));

test('for templates, a sensitive field links to the reference, which lists its values', async () => {
  const made = await compilePage('<LeadFields where="templates" />', page);
  assert.match(made, /destinations\/properties\/religion-property\.mdx/);
  assert.doesNotMatch(made, /personalization\/religion-property\.mdx/);
  assert.match(made, /personalization\/urbanicity-property\.mdx/);
});

test('components made from facts work only on docs pages', () =>
  assert.rejects(compilePage('<LeadFields where="all" />', 'blog/a.mdx'), /work only on docs pages/));

test('the mark on an unconfirmed claim links to its explanation, in the version of the page', () => {
  assert.equal(addressFrom(`${latestVersion.folder}/billing.mdx`, 'limits'), '/docs/limits');
  assert.equal(addressFrom('docs/events.mdx', 'events'), '/docs/next/events');
  // Next has no such page, and the blog has no version.
  assert.equal(addressFrom('docs/events.mdx', 'limits'), '/docs/limits');
  assert.equal(addressFrom('blog/2024-06-18-a.mdx', 'limits'), '/docs/limits');
});
