import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {attributeSchema} from '../../remark/facts/attribute';
import {readFacts} from '../../remark/facts/files';
import {compilePage, failureOf} from './mdx';

const page = 'versioned_docs/version-0.0.1/a.mdx';

test('a destination component without facts says what it needs', async () => {
  const message = await failureOf('---\ntitle: A\n---\n\n<Limits />');
  assert.match(message, /a\.mdx:5: <Limits> needs the key destination in the page's front matter/);
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

test('attribute facts with a value missing or doubled are refused with file and path', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  const file = path.join(folder, 'attribute-test.yaml');
  const refused = (values: string, message: RegExp) => {
    fs.writeFileSync(file, base + values);
    assert.throws(() => readFacts(file, attributeSchema), message);
  };
  const base =
    'key: a\nlabel: A\nvalueType: enum\ngroup: g\nsensitive: false\nreferenceDocId: a\npersonalizationDocId: b\nvalues:\n';
  try {
    refused('  - {value: x, meaning: one}\n  - {meaning: two}\n', /attribute-test\.yaml: values\.1\.value: /);
    refused(
      '  - {value: x, meaning: one}\n  - {value: x, meaning: two}\n',
      /attribute-test\.yaml: values: every value once/,
    );
    refused(
      '  - {value: a/b, meaning: one}\n  - {value: a & b, meaning: two}\n',
      /attribute-test\.yaml: values: values that differ by more/,
    );
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});

test('operations and types come from the SDL, unknown names list the known', async () => {
  assert.match(
    await compilePage('<InputFields type="SuppressionEventInput" />', page),
    /<Field name="contacts"[^>]* required/,
  );
  assert.match(
    await failureOf('<Operation name="pageveiw" />'),
    /no operation "pageveiw" in the schema; there are: pageview/,
  );
  assert.match(await failureOf('<InputFields type="Nope" />'), /no input type "Nope" in the schema; there are: /);
  assert.match(await failureOf('<Operation />'), /<Operation> needs name="…"/);
});

test('lead fields are chosen by place', async () => {
  assert.match(await compilePage('<LeadFields where="templates" />', page), /<Field name="city"/);
  assert.match(
    await failureOf('<LeadFields where="mail" />'),
    /<LeadFields where>: found "mail", allowed: templates, destinations, all/,
  );
});

test('components made from facts are for docs pages', async () => {
  assert.match(await failureOf('<LeadFields where="all" />', 'blog/a.mdx'), /work in docs pages only/);
});
