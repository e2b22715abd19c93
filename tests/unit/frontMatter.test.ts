import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {checkFrontMatter, readFrontMatter} from '../../content/frontMatter/read';
import {frontMatterIn, withoutFrontMatter} from '../../content/pageFile';
import {makeFolder} from './folders';

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
    rawColumns: []
  troubleshooting:
    - {symptom: No data, cause: No access, fix: Grant it}
`;

const head = `title: A page\ndescription: ${description}\n`;

const read = (yaml: string, file = 'docs/a.mdx') => checkFrontMatter(`---\n${yaml}\n---\nText`, file).data;

const changed = (from: string, to: string) => head + destination.replace(from, to);

const withFields = (fields: string) => changed('  syncModes:', `${fields}  syncModes:`);

const fieldsOf = (yaml: string) => (read(yaml).destination as {fields: {key: string}[]}).fields;

test('valid front matter passes', () => {
  assert.equal(read(head).title, 'A page');
  assert.ok(read(head + destination).destination);
});

const refused: [yaml: string, answer: RegExp, file?: string][] = [
  [`${head}sidebar_lable: A`, /docs\/a\.mdx:4: sidebar_lable: unknown key; allowed: title, .*sidebar_label/],
  [changed('meaning:', 'meening:'), /a\.mdx:14: destination\.fields\.0\.meening: unknown key; allowed: key, label/],
  [changed('category: queue', 'category: rows'), /a\.mdx:7: destination\.category: found "rows"; allowed: warehouse, /],
  ['title: A page\ndescription: desc', /description: found "desc" \(4 characters\); allowed: 50 to 160/],
  [changed('type: string', 'type: enum'), /fields\.0\.enum: found nothing; allowed: a list of allowed values/],
  ['Words only', /docs\/a\.mdx:1: found "Words only"; allowed: an object with title, description/],
  ['title: "A page\ndescription: x', /docs\/a\.mdx:\d+:\d+: YAML that does not parse: /],
  [`${head}authors: [product]\ntags: [news]`, /tags\.0: found "news"; allowed: announcement, debugging/, 'blog/a.mdx'],
  [`${head}questions: [Why]`, /questions\.0: found "Why" \(3 characters\); allowed: text of at least 5 characters/],
  [`${head}slug: /a?b`, /a\.mdx:4: slug: found "\/a\?b"; allowed: a path such as \/billing, without \? and #/],
  [`${head}image: ''`, /image: found "" \(0 characters\); allowed: text, or no key/],
  [`${head}last_update: {}`, /:4: last_update: found \{\}; allowed: date, author, or both/],
  [`${head}keywords: []`, /keywords: found \[\]; allowed: a list of 1 or more: text/],
  [`${head}pagination_next: 4`, /pagination_next: found 4; allowed: text, or null/],
  [changed('[An account.]', '[]'), /requirements: found \[\]; allowed: a list of 1 or more: text/],
  [changed('vendor: Acme', 'docsUrl: here'), /docsUrl: found "here"; allowed: a URL such as https:/],
  // Shared fields: an unknown set, a misspelled key after one, an unknown field in one, and a misspelled override.
  [
    withFields('    - use: ssh-tunel\n'),
    /a\.mdx:15: .*fields\.1: found \{"use":"ssh-tunel"\}; allowed: use: ssh-tunnel/,
  ],
  [
    changed('    - key: host', '    - use: ssh-tunnel\n    - kee: host'),
    /a\.mdx:12: .*\.1\.kee: unknown key; allowed: key/,
  ],
  [
    withFields('    - use: s3-access\n      only: bucket\n'),
    /a\.mdx:15: .*\.1: found .*; allowed: only: access_key_id, /,
  ],
  [
    withFields('    - use: s3-access\n      only: s3_endpoint\n      lable: A\n'),
    /a\.mdx:17: .*\.1\.lable: unknown key/,
  ],
];

for (const [yaml, answer, file] of refused) {
  test(`rejected with its line and what is allowed: ${answer.source}`, () =>
    assert.throws(() => read(yaml, file), answer));
}

test('a problem is reported once', () => {
  const isOne = ({message}: Error) => message.match(/title: found/g)?.length === 1;
  assert.throws(() => read(`title: 3\ndescription: ${description}`), isOne);
});

test('shared fields are included by name, also before others', () => {
  const tunnel = ['tunnel_method.tunnel_method', 'tunnel_method.tunnel_host'];
  const keys = (yaml: string) => fieldsOf(yaml).map(({key}) => key);
  assert.deepEqual(keys(withFields('    - use: ssh-tunnel\n')).slice(0, 3), ['host', ...tunnel]);
  const first = keys(changed('    - key: host', '    - use: ssh-tunnel\n    - key: host'));
  assert.deepEqual([first.slice(0, 2), first.at(-1)], [tunnel, 'host']);
});

test('a page can include some of the shared fields, with its own key and flags and the shared meaning', () => {
  const used = (only: string) => fieldsOf(withFields(`    - use: s3-access\n      only: ${only}\n`)).slice(1);
  const [field] = used('access_key_id\n      key: own.id\n      required: false\n      adds: For S3.');
  const shared = {label: 'Access Key ID', type: 'secret', meaning: 'ID of the IAM access key. For S3.'};
  assert.deepEqual(field, {key: 'own.id', required: false, ...shared});
  assert.equal(used('[s3_bucket_region, s3_endpoint]').length, 2);
});

test('while a process runs, pages pick up changes to shared settings, and posts to blog lists', () => {
  const home = process.cwd();
  const names = ['content/sharedSettings.yaml', 'blog/tags.yml', 'blog/authors.yml'];
  process.chdir(makeFolder(Object.fromEntries(names.map((name) => [name, fs.readFileSync(name, 'utf8')]))));
  try {
    const meaning = () => JSON.stringify(fieldsOf(withFields('    - use: s3-access\n')));
    const post = () => read(`${head}authors: [product]\ntags: [news]`, 'blog/a.mdx').tags;
    assert.doesNotMatch(meaning(), /Changed\./);
    assert.throws(post, /found "news"/);
    fs.writeFileSync(names[0] ?? '', fs.readFileSync(names[0] ?? '', 'utf8').replaceAll('IAM access key.', 'Changed.'));
    fs.appendFileSync(names[1] ?? '', 'news: {label: News, permalink: /news, description: What is new}\n');
    assert.match(meaning(), /Changed\./);
    assert.deepEqual(post(), ['news']);
  } finally {
    fs.rmSync(process.cwd(), {recursive: true});
    process.chdir(home);
  }
});

test('a page without front matter is rejected', () => {
  assert.throws(() => readFrontMatter('Text only', 'docs/a.mdx'), /docs\/a\.mdx:1: no front matter/);
});

test('front matter is found at its offsets in the text, with any line endings', () => {
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

test('an alias resolves to its anchor, and an unresolved alias is reported', () => {
  const read = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\n`, 'docs/a.mdx').data;
  assert.deepEqual(read('title: &name Page\nsidebar_label: *name'), {title: 'Page', sidebar_label: 'Page'});
  assert.throws(() => read('title: *name'), /a\.mdx:2:8: YAML that does not parse: an alias without an anchor/);
});
