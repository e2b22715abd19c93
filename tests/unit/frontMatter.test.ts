import assert from 'node:assert/strict';
import {test} from 'vitest';
import {checkFrontMatter, readFrontMatter} from '../../content/frontMatter/read';
import {frontMatterIn, withoutFrontMatter} from '../../content/pageFile';

const description = 'What this page is about, in a sentence that is long enough.';

const destination = `destination:
  name: Acme Queue
  vendor: Acme
  category: queue
  availability: listed
  requirements: [An account.]
  fields:
    - key: host
      label: Host
      type: string
      meaning: Where it listens.
  syncModes:
    fullRefreshOverwrite: false
    fullRefreshAppend: unknown
    incrementalAppend: true
    incrementalAppendDeduped: false
    namespaces: true
  output:
    landing: One message per lead.
    container: topic
    rawColumns: []
  troubleshooting:
    - {symptom: No data, cause: No access, fix: Grant it}
`;

const head = `title: A page\ndescription: ${description}\n`;

const read = (yaml: string, file = 'docs/a.mdx') => checkFrontMatter(`---\n${yaml}\n---\nText`, file).data;

function messageOf(yaml: string, file?: string): string {
  try {
    read(yaml, file);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

const changed = (from: string, to: string) => head + destination.replace(from, to);

const withFields = (fields: string) => changed('  syncModes:', `${fields}  syncModes:`);

const fieldsOf = (yaml: string) => (read(yaml).destination as {fields: {key: string}[]}).fields;

test('good front matter passes', () => {
  assert.equal(messageOf(head), 'no error');
  assert.equal(messageOf(head + destination), 'no error');
});

const refused: [what: string, yaml: string, answer: RegExp, file?: string][] = [
  [
    'a misspelt key',
    `${head}sidebar_lable: A`,
    /docs\/a\.mdx:4: sidebar_lable: unknown key; allowed: title, description, .*sidebar_label/,
  ],
  [
    'a misspelt key inside a destination',
    changed('meaning:', 'meening:'),
    /docs\/a\.mdx:14: destination\.fields\.0\.meening: unknown key; allowed: key, label, type/,
  ],
  [
    'an unknown category',
    changed('category: queue', 'category: queues'),
    /docs\/a\.mdx:7: destination\.category: found "queues"; allowed: warehouse, lakehouse/,
  ],
  [
    'a description out of bounds',
    'title: A page\ndescription: desc',
    /description: found "desc" \(4 characters\); allowed: 50 to 160/,
  ],
  [
    'a field of type enum without values',
    changed('type: string', 'type: enum'),
    /destination\.fields\.0\.enum: found nothing; allowed: a list of the values allowed/,
  ],
  [
    'a text in place of keys',
    'Words only',
    /docs\/a\.mdx:1: found "Words only"; allowed: an object with title, description/,
  ],
  ['YAML that does not parse', 'title: "A page\ndescription: x', /docs\/a\.mdx:\d+:\d+: YAML that does not parse: /],
  [
    'a blog tag that does not exist',
    `${head}authors: [product]\ntags: [news]`,
    /tags\.0: found "news"; allowed: announcement, debugging, release/,
    'blog/a.mdx',
  ],
  [
    'a short text',
    `${head}questions: [Why]`,
    /questions\.0: found "Why" \(3 characters\); allowed: text of at least 5 characters/,
  ],
  ['a number in place of text', `${head}pagination_next: 4`, /pagination_next: found 4; allowed: text, or null/],
  ['an empty list', changed('[An account.]', '[]'), /requirements: found \[\]; allowed: a list of 1 or more: text/],
  [
    'a word in place of an address',
    changed('vendor: Acme', 'vendor: Acme\n  docsUrl: here'),
    /docsUrl: found "here"; allowed: an address such as https:/,
  ],
  [
    'shared fields of a name that does not exist',
    withFields('    - use: ssh-tunel\n'),
    /docs\/a\.mdx:15: destination\.fields\.1: found \{"use":"ssh-tunel"\}; allowed: use: ssh-tunnel/,
  ],
  [
    'a key after shared fields',
    changed('    - key: host', '    - use: ssh-tunnel\n    - kee: host'),
    /docs\/a\.mdx:12: destination\.fields\.1\.kee: unknown key; allowed: key, label/,
  ],
  [
    'an unknown one of shared fields',
    withFields('    - use: s3-access\n      only: bucket\n'),
    /a\.mdx:15: destination\.fields\.1: found .*; allowed: only: access_key_id, /,
  ],
  [
    'a key of a shared field',
    withFields('    - use: s3-access\n      only: s3_endpoint\n      lable: Endpoint\n'),
    /a\.mdx:17: destination\.fields\.1\.lable: unknown key; allowed: key, label/,
  ],
];

test.each(refused)('named with its line and what is allowed: %s', (_what, yaml, answer, file) => {
  assert.match(messageOf(yaml, file), answer);
});

test('a problem is named once', () => {
  assert.equal(messageOf(`title: 3\ndescription: ${description}`).match(/title: found/g)?.length, 1);
});

test('shared fields come by their name, also before others', () => {
  const tunnel = ['tunnel_method.tunnel_method', 'tunnel_method.tunnel_host'];
  const keys = (yaml: string) => fieldsOf(yaml).map(({key}) => key);
  assert.deepEqual(keys(withFields('    - use: ssh-tunnel\n')).slice(0, 3), ['host', ...tunnel]);
  const first = keys(changed('    - key: host', '    - use: ssh-tunnel\n    - key: host'));
  assert.deepEqual([first.slice(0, 2), first.at(-1)], [tunnel, 'host']);
});

test('a page takes some of the shared fields, with its own key and flags and the shared words', () => {
  const used = (only: string) => fieldsOf(withFields(`    - use: s3-access\n      only: ${only}\n`)).slice(1);
  assert.deepEqual(used('access_key_id\n      key: own.id\n      required: false\n      adds: For S3.'), [
    {
      key: 'own.id',
      label: 'Access Key ID',
      type: 'secret',
      required: false,
      meaning: 'ID of the IAM access key. For S3.',
    },
  ]);
  assert.equal(used('[s3_bucket_region, s3_endpoint]').length, 2);
});

test('a page without front matter is refused', () => {
  assert.throws(() => readFrontMatter('Text only', 'docs/a.mdx'), /docs\/a\.mdx:1: no front matter/);
});

test('front matter is found with its place in the text, whatever ends its lines', () => {
  for (const end of ['\n', '\r\n']) {
    const text = ['---', 'title: A', '---', '', 'Text.'].join(end);
    const found = frontMatterIn(text);
    assert.deepEqual([found?.yaml.trim(), text.slice(found?.start, (found?.start ?? 0) + 5)], ['title: A', 'title']);
    assert.equal(text.slice(found?.end), `${end}Text.`);
    assert.equal(withoutFrontMatter(text).split('\n').length, 5);
    assert.equal(withoutFrontMatter(text).trim(), 'Text.');
  }
  assert.equal(frontMatterIn('Text.\n\n---\n\n---\n'), undefined);
});
