import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {formatProblem} from '../../content/problems';
import {pageFrom} from '../../content/pages';
import {checkFacts, checkProse} from '../../scripts/checks/prose';
import {turns} from '../../scripts/checks/prose/voice';

const description = 'A description that says what the reader gets done, and is long enough.';

// The body begins in line 6.
const findings = async (body: string, title = 'A page') =>
  (
    await checkProse([pageFrom('docs/a.mdx', `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`)])
  ).map(formatProblem);

/** A sentence with each turn, in the order of the list, and the words that the finding names. */
const bad: readonly (readonly [sentence: string, found: string])[] = [
  ['The number stands for a band.', 'stands for'],
  ['The snippet stands in the head.', 'stands'],
  ['Send it to a database of yours.', 'of yours'],
  ["Use a name of one's own.", "of one's own"],
  ['Read the message and mend the request.', 'mend'],
  ['Sort the list and drop doubles.', 'doubles'],
  ['Leave out people that the pixel shall not resolve.', 'shall'],
  ['Hold both lists against each other.', 'Hold both lists against'],
  ['A visitor can withdraw consent.', 'withdraw'],
  ['Of the two, use the latter.', 'the latter'],
  ['There are a key and a secret. Keep the former.', 'the former'],
  ['The policy lays down what is allowed.', 'lays down'],
  ['The file lies in a folder.', 'lies in'],
  ['The secret is shown once.', 'shown once'],
  ['It answers anyone, which is no setting for production.', 'which is no'],
  ['It works. Not needed is a second snippet.', 'Not needed is'],
  ['Allow further addresses.', 'further'],
  ['Reload the server afterwards.', 'afterwards'],
  ['Build the table anew.', 'anew'],
  ['If you look for it in vain, ask support.', 'in vain'],
  ['Take the account out again.', 'out'],
  ['Pixels can not be taken along.', 'taken along'],
  ['Every integration is said to append.', 'is said to'],
  ['Put the condition into round brackets.', 'round brackets'],
  ['Write the value in small letters.', 'small letters'],
  ['The output must match to the letter.', 'to the letter'],
  ['A field by which, and whereby, you sort.', 'whereby'],
  ['Look into the log.', 'Look into'],
  ['A topic is no archive.', 'is no archive'],
  ['There is a list besides.', 'besides'],
  ['The name minds case.', 'minds case'],
  ['A visitor whom the pixel knows.', 'whom'],
  ['It is not sent any more.', 'any more'],
  ['It is something else than a key.', 'else than'],
  ['The field tells what kind of line it is.', 'tells what'],
];

test('each turn that sounds translated is refused, with what to write instead', async () => {
  assert.equal(bad.length, turns.length);
  for (const [index, [sentence, words]] of bad.entries()) {
    const found = await findings(`Good.\n\n${sentence}`);
    assert.equal(found.length, 1, `${sentence}: ${found.join('\n') || 'nothing was found'}`);
    assert.match(found[0] ?? '', /^docs\/a\.mdx:8:\d+: "/);
    assert.ok(found[0]?.includes(words), found[0]);
    assert.ok(found[0]?.endsWith(`allowed: ${turns[index]?.instead}`), found[0]);
  }
});

test('titles, questions and tables are read, too', async () => {
  assert.deepEqual(await findings('Text.', 'What stands on a page'), [
    'docs/a.mdx:2:13: "stands", which sounds translated; allowed: is, are, stays',
  ]);
  const table = '| Symptom | Fix |\n| --- | --- |\n| It fails | Not needed is a key |';
  assert.match((await findings(table)).join(), /docs\/a\.mdx:8:\d+: "Not needed is"/);
});

test('words that only look like a turn are accepted', async () => {
  const good = [
    'Understand the standard, and let the button stand out.',
    'An account in good standing.',
    'Besides the name, move the block further down.',
    'Numbers are stored as doubles.',
    'The former owner signs in. An old key, which is no longer valid.',
    'Not every visitor is known. Not all are.',
    'Take the test out of the page.',
    'Send it once, then recommend it.',
    '`stands for` is code.',
  ];
  assert.deepEqual(await findings(good.join('\n\n')), []);
});

test('facts are read like pages', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'voice-'));
  fs.mkdirSync(path.join(root, 'docs/_facts'), {recursive: true});
  fs.writeFileSync(path.join(root, 'docs/_facts/a.yaml'), '- value: Good\n  meaning: It stands for a band\n');
  const found = (await checkFacts(root)).map(formatProblem);
  fs.rmSync(root, {recursive: true});
  assert.equal(found.length, 1, found.join('\n'));
  assert.match(found[0] ?? '', /^docs\/_facts\/a\.yaml:2:15: "stands for", which sounds translated; allowed: means/);
});

test('so are the words of drawings, and nothing else in them', async (t) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'voice-'));
  t.after(() => fs.rmSync(root, {recursive: true}));
  fs.mkdirSync(path.join(root, 'src/diagrams'), {recursive: true});
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '  <!-- why it stands there -->',
    '  <desc>A timeline. The charge stands.</desc>',
    '  <text class="stands" x="1">It <tspan y="2">stands</tspan></text>',
    '  <text font-family="var(--ifm-font-family-monospace)">stands</text>',
    '</svg>',
  ];
  fs.writeFileSync(path.join(root, 'src/diagrams/a.svg'), drawing.join('\n'));
  const found = (await checkFacts(root)).map(formatProblem);
  assert.deepEqual(
    found.map((line) => line.replace(/,.*/, '')),
    ['src/diagrams/a.svg:3:32: "stands"', 'src/diagrams/a.svg:4:46: "stands"'],
  );
});
