import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import {attributeSchema} from '../../content/facts/attributes';
import {checked} from '../../content/schemaFindings';
import {parseYaml} from '../../content/yamlSource';
import {compilePage, failureOf} from './mdx';

const page = 'versioned_docs/version-0.0.1/a.mdx';

test('a destination component without facts says what it needs', async () => {
  const description = 'What this page is about, in a sentence that is long enough.';
  const message = await failureOf(`---\ntitle: A page\ndescription: ${description}\n---\n\n<Limits />`);
  assert.match(message, /a\.mdx:6: <Limits> needs the key destination in the page's front matter/);
});

test('a destination page shows every field of its front matter', async () => {
  const file = 'versioned_docs/version-0.0.1/destinations/kafka.mdx';
  const made = await compilePage(fs.readFileSync(file, 'utf8'), file);
  assert.match(made, /<Field name="bootstrap_servers"/);
  assert.match(made, /TopicAuthorizationException/);
});

test('a destination without columns shows no empty table of them', async () => {
  const file = 'versioned_docs/version-0.0.1/destinations/slack.mdx';
  const source = fs.readFileSync(file, 'utf8');
  assert.match(source, /rawColumns: \[\]/);
  assert.doesNotMatch(await compilePage(source, file), /laid out like this/);
});

test('an attribute that does not exist is named with those there are', async () => {
  const message = await failureOf('---\nattribute: credit_rnge\n---\n\n<AttributeValues />');
  assert.match(message, /a\.mdx:5: no facts at .*credit_rnge\.yaml; there are: .*credit_range/);
});

test('attribute facts with a value missing or doubled are refused with file, line, key and what is allowed', () => {
  const base =
    'key: a\nlabel: A\nvalueType: enum\ngroup: g\nsensitive: false\nreferenceDocId: a\npersonalizationDocId: b\nvalues:\n';
  const read = (values: string) => () =>
    checked(attributeSchema, parseYaml(base + values, 'a.yaml'), 'a.yaml', 'an attribute');
  assert.throws(
    read('  - {value: x, meaning: one}\n  - {meaning: two}\n'),
    /a\.yaml:10: values\.1\.value: found nothing; allowed: text in quotes/,
  );
  assert.throws(
    read('  - {value: x, meaning: one}\n  - {value: x, meaning: two}\n'),
    /a\.yaml:9: values: .*every value once/,
  );
  assert.throws(
    read('  - {value: a/b, meaning: one}\n  - {value: a & b, meaning: two}\n'),
    /a\.yaml:9: values: .*values that differ by more/,
  );
  assert.throws(
    read('  - {value: x, meening: one}\n  - {value: y, meaning: two}\n'),
    /a\.yaml:9: values\.0\.meening: unknown key; allowed: value, meaning/,
  );
});

test('operations and types come from the SDL, unknown names list the known', async () => {
  assert.match(
    await compilePage('<InputFields type="SuppressionEventInput" />', page),
    /<Field name="contacts"[^>]* required/,
  );
  assert.match(
    await failureOf('<Operation name="pageveiw" />'),
    /<Operation name>: found "pageveiw"; allowed: pageview/,
  );
  assert.match(
    await failureOf('<InputFields type="Nope" />'),
    /<InputFields type>: found "Nope"; allowed: .*PageviewEventInput/,
  );
  assert.match(await failureOf('<Operation />'), /<Operation> without name; allowed: name="…" with an operation/);
});

test('lead fields are chosen by place', async () => {
  assert.match(await compilePage('<LeadFields where="templates" />', page), /<Field name="city"/);
  assert.match(
    await failureOf('<LeadFields where="mail" />'),
    /<LeadFields where>: found "mail"; allowed: templates, destinations, all/,
  );
});

test('components made from facts are for docs pages', async () => {
  assert.match(await failureOf('<LeadFields where="all" />', 'blog/a.mdx'), /work in docs pages only/);
});
