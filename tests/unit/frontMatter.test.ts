import assert from 'node:assert/strict';
import {test} from 'vitest';
import {checkFrontMatter, readFrontMatter} from '../../content/frontMatter/read';
import {frontMatterIn} from '../../content/pageFile';
import {withoutFrontMatter} from '../../content/pageFile';

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

function messageOf(yaml: string, file = 'docs/a.mdx'): string {
  try {
    checkFrontMatter(`---\n${yaml}\n---\nText`, file);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

test('good front matter passes', () => {
  assert.equal(messageOf(`title: A page\ndescription: ${description}`), 'no error');
  assert.equal(messageOf(`title: A page\ndescription: ${description}\n${destination}`), 'no error');
});

test('a misspelt key is named with file, line and the keys allowed', () => {
  const message = messageOf(`title: A page\ndescription: ${description}\nsidebar_lable: A`);
  assert.match(message, /docs\/a\.mdx:4: sidebar_lable: unknown key; allowed: title, description, .*sidebar_label/);
});

test('a misspelt key inside a destination is named with its path', () => {
  const message = messageOf(
    `title: A page\ndescription: ${description}\n${destination.replace('meaning:', 'meening:')}`,
  );
  assert.match(message, /docs\/a\.mdx:14: destination\.fields\.0\.meening: unknown key; allowed: key, label, type/);
});

test('shared settings come by their name, and a name that does not exist is found', () => {
  const used = (name: string) =>
    `title: A page\ndescription: ${description}\n${destination.replace('  syncModes:', `    - use: ${name}\n  syncModes:`)}`;
  assert.equal(messageOf(used('ssh-tunnel')), 'no error');
  const {data} = checkFrontMatter(`---\n${used('ssh-tunnel')}\n---\nText`, 'docs/a.mdx');
  const {fields} = data.destination as {fields: {key: string}[]};
  assert.deepEqual(
    fields.slice(0, 3).map(({key}) => key),
    ['host', 'tunnel_method.tunnel_method', 'tunnel_method.tunnel_host'],
  );
  assert.match(
    messageOf(used('ssh-tunel')),
    /docs\/a\.mdx:15: destination\.fields\.1: found \{"use":"ssh-tunel"\}; allowed: use: ssh-tunnel/,
  );
});

test('shared settings may come first, and a setting after them is found at its own line', () => {
  const first = (key: string) =>
    `title: A page\ndescription: ${description}\n${destination.replace('    - key: host', `    - use: ssh-tunnel\n    - ${key}: host`)}`;
  assert.equal(messageOf(first('key')), 'no error');
  assert.match(
    messageOf(first('kee')),
    /docs\/a\.mdx:12: destination\.fields\.1\.kee: unknown key; allowed: key, label/,
  );
});

test('a page takes some of the shared settings, with its own key and flags and the shared words', () => {
  const used = (only: string, own = '') =>
    `title: A page\ndescription: ${description}\n${destination.replace('  syncModes:', `    - use: s3-access\n      only: ${only}\n${own}  syncModes:`)}`;
  const fieldsOf = (yaml: string) =>
    (checkFrontMatter(`---\n${yaml}\n---\nText`, 'docs/a.mdx').data.destination as {fields: object[]}).fields.slice(1);
  assert.deepEqual(fieldsOf(used('access_key_id', '      key: own.id\n      required: false\n      adds: For S3.\n')), [
    {
      key: 'own.id',
      label: 'Access Key ID',
      type: 'secret',
      required: false,
      meaning: 'ID of the IAM access key. For S3.',
    },
  ]);
  assert.equal(fieldsOf(used('[s3_bucket_region, s3_endpoint]')).length, 2);
  assert.match(
    messageOf(used('bucket')),
    /a\.mdx:15: destination\.fields\.1: found .*; allowed: only: access_key_id, /,
  );
  assert.match(
    messageOf(used('s3_endpoint', '      lable: Endpoint\n')),
    /a\.mdx:17: destination\.fields\.1\.lable: unknown key; allowed: key, label/,
  );
});

test('an unknown category is named with the categories', () => {
  const message = messageOf(
    `title: A page\ndescription: ${description}\n${destination.replace('category: queue', 'category: queues')}`,
  );
  assert.match(message, /docs\/a\.mdx:7: destination\.category: found "queues"; allowed: warehouse, lakehouse/);
});

test('a description out of bounds tells its length', () => {
  assert.match(
    messageOf('title: A page\ndescription: desc'),
    /description: found "desc" \(4 characters\); allowed: 50 to 160/,
  );
});

test('a field of type enum needs its values', () => {
  const message = messageOf(
    `title: A page\ndescription: ${description}\n${destination.replace('type: string', 'type: enum')}`,
  );
  assert.match(message, /destination\.fields\.0\.enum: found nothing; allowed: a list of the values allowed/);
});

test('YAML that does not parse is named with its line', () => {
  assert.match(messageOf('title: "A page\ndescription: x'), /docs\/a\.mdx:\d+:\d+: YAML that does not parse: /);
});

test('a page without front matter is refused', () => {
  assert.throws(() => readFrontMatter('Text only', 'docs/a.mdx'), /docs\/a\.mdx:1: no front matter/);
});

test('a blog tag that does not exist is refused', () => {
  const message = messageOf(
    `title: A post\ndescription: ${description}\nauthors: [product]\ntags: [news]`,
    'blog/a.mdx',
  );
  assert.match(message, /tags\.0: found "news"; allowed: announcement, debugging, release/);
});

test('what is too short, too few, of another type or no address is said in plain words', () => {
  const said = (lines: string) => messageOf(`title: A page\ndescription: ${description}\n${lines}`);
  const inDestination = (from: string, to: string) => said(destination.replace(from, to));
  assert.match(
    said('questions: [Why]'),
    /questions\.0: found "Why" \(3 characters\); allowed: text of at least 5 characters/,
  );
  assert.match(said('pagination_next: 4'), /pagination_next: found 4; allowed: text, or null/);
  assert.match(inDestination('[An account.]', '[]'), /requirements: found \[\]; allowed: a list of 1 or more: text/);
  assert.match(
    inDestination('vendor: Acme', 'vendor: Acme\n  docsUrl: here'),
    /docsUrl: found "here"; allowed: an address such as https:/,
  );
  assert.doesNotMatch(
    [said('questions: 3'), inDestination('category: queue', 'category: que')].join('\n'),
    /Too small|Invalid/,
  );
  assert.equal(messageOf(`title: 3\ndescription: ${description}`).match(/title: found/g)?.length, 1);
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
