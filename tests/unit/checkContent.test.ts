import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {latestVersion} from '../../content/versions';
import {folderWith} from './folders';

const latest = latestVersion.folder;

const copied = [
  ...['CONTRIBUTING.md', 'blog/authors.yml', 'blog/tags.yml', 'content', 'scripts/checks', 'src/diagrams'],
  ...[`${latest}/_facts`, `${latest}/graphql/schema.graphql`, `${latest}/glossary.mdx`],
];

const description = 'What this page is about, in a sentence that is long enough to be of use to readers.';

const page = (title: string, body: string, front = '') =>
  `---\ntitle: ${title}\ndescription: ${title}. ${description}\n${front}---\n\n${body}\n`;

const pages: Record<string, string> = {
  [`${latest}/good.mdx`]: page('Good page', 'This page is right.'),
  [`${latest}/key.mdx`]: page('Key page', 'Text of the page.', 'sidebar_lable: Key\n'),
  [`${latest}/token.mdx`]: page('Token page', 'Ask %brand.nmae% about it.'),
  [`${latest}/prop.mdx`]: page('Prop page', 'A status of %brand.name%: <Badge tone="blue">New</Badge>'),
  [`${latest}/extra.mdx`]: page('Extra page', 'The limits are here.\n\n<Requirements foo="x" />'),
  [`${latest}/sample.mdx`]: page('Sample page', 'Send this:\n\n```json\n{"a": }\n```'),
  [`${latest}/claim.mdx`]: page('Claim page', 'It may be so.', 'claims: [schedule, no-such-claim]\n'),
  [`${latest}/shown.mdx`]: page(
    'Shown page',
    'It may be so.\n\n<NotConfirmed claim="other" />',
    'claims: [schedule]\n',
  ),
  [`${latest}/word.mdx`]: page('Word page', 'At %brand.name%, the colour of it.'),
  [`${latest}/Named Page.mdx`]: page('Named page', 'Text of the page.'),
  [`${latest}/pet.mdx`]: page('Pet page', 'The values are here.\n\n<AttributeValues />', 'attribute: pet_ownr\n'),
};

const expected: readonly RegExp[] = [
  /key\.mdx:4: sidebar_lable: unknown key; allowed: title, description/,
  /token\.mdx:6: unknown brand key in %brand\.nmae%; allowed: apiHost/,
  /prop\.mdx:6: <Badge tone>: found "blue"; allowed: neutral, info/,
  /extra\.mdx:8:\d+: <Requirements foo>: unknown key; allowed: no props/,
  /sample\.mdx:9: JSON/,
  /claim\.mdx:4: claims: no shared claim "no-such-claim"; allowed: id and text, or one of schedule/,
  /shown\.mdx:4: the claim "schedule", shown 0 times; allowed: <NotConfirmed claim="schedule" \/> once/,
  /shown\.mdx:9: <NotConfirmed claim="other">: no such claim in the front matter; allowed: schedule/,
  /word\.mdx:6: the word "colour"/,
  /(?:lead-fields\.yaml|schema\.graphql|roles\.svg):\d+:\d+: the word "thier"/,
  /urbanicity\.yaml:\d+: values\.0\.value: found nothing; allowed: text in quotes/,
  /Named Page\.mdx:1: the file name "Named Page\.mdx"; allowed: lowercase letters/,
  /pet\.mdx:9: no facts at .*pet_ownr\.yaml; known attributes: /,
  /routes\.json:3: the route \/docs\/missing without a page; allowed: a page in versioned_docs/,
  /CONTRIBUTING\.md:1: outdated lists/,
  /routes\.json:1: no route \/docs\/word; allowed: the path of each page/,
];

const folder = folderWith();

test('one check reports every kind of error in pages and facts, with file and line, and nothing else', () => {
  const at = (file: string) => path.join(folder, file);
  copied.forEach((place) => fs.cpSync(place, at(place), {recursive: true}));
  fs.symlinkSync(path.resolve('node_modules'), at('node_modules'));
  fs.mkdirSync(at('docs'));
  Object.entries(pages).forEach(([file, text]) => fs.writeFileSync(at(file), text));
  fs.writeFileSync(at('versions.json'), JSON.stringify([latestVersion.name]));
  const change = (file: string, from: string | RegExp, to: string) =>
    fs.writeFileSync(at(file), fs.readFileSync(at(file), 'utf8').replace(from, to));
  change(`${latest}/_facts/attributes/urbanicity.yaml`, /- value: .*\n/, '-\n');
  change(`${latest}/_facts/lead-fields.yaml`, /meaning: /, '$&On thier ');
  change(`${latest}/graphql/schema.graphql`, /^"(?=[A-Z])/m, '$&On thier ');
  change('src/diagrams/roles.svg', /<desc>/, '$&On thier ');
  const ids = Object.keys(pages).map((file) => path.basename(file, '.mdx'));
  const listed = ['missing', 'glossary', ...ids.filter((id) => id !== 'word')];
  const current = listed.map((id) => `/docs/${id}`);
  const contract = {current, site: [], docsIndex: [], previews: [], next: []};
  fs.writeFileSync(at('content/routes.json'), JSON.stringify(contract, null, 2));
  change('CONTRIBUTING.md', '`<Kbd>', '`<Key>');
  const check = ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/check.ts'].map((file) => path.resolve(file));
  const {status, stderr} = spawnSync(process.execPath, check, {cwd: folder, encoding: 'utf8'});
  assert.equal(status, 1, stderr);
  expected.forEach((pattern) => assert.match(stderr, pattern));
  assert.equal(stderr.match(/thier/g)?.length, 3);
  const other = stderr.split('\n').filter((line) => line !== '' && !expected.some((pattern) => pattern.test(line)));
  assert.deepEqual(other, []);
});
