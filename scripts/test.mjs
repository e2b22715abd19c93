import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {freePort} from './freePort.mjs';
import {checkNode, ensureBuilt, ensureInstalled, npm, run} from './setup.mjs';

const {values: flags} = parseArgs({
  options: {
    // One part: checks, unit, build, browser or engines; all of them without it.
    only: {type: 'string'},
    // A part of the browser tests, such as 1/3.
    shard: {type: 'string'},
    // Takes the build at hand, whatever it was made from: for a job that gets it from another one.
    built: {type: 'boolean', default: false},
  },
});

const bin = (name) => `node_modules/.bin/${name}`;
const total = {passed: 0, failed: 0};
const minutes = [];

/** Runs a command and keeps what it says, so that commands side by side do not talk over each other. */
function capture(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe']});
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => resolve({status: 1, output: error.message}));
    child.on('close', (status) => resolve({status, output: Buffer.concat(said).toString()}));
  });
}

/** Notes the minutes of a step, and of its parts where it tells them. */
async function timed(name, work) {
  const start = performance.now();
  const parts = (await work()) ?? [];
  minutes.push([name, (performance.now() - start) / 60_000], ...parts);
}

function count(name, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  console.log(`— ${name}: ${passed} passed, ${failed} failed\n`);
}

const step = (name, command, args) => () =>
  timed(name, async () => {
    const {status, output} = await capture(command, args);
    console.log(`— ${name}\n${output}`.trimEnd());
    count(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  });

/** Runs steps that need one processor each, as many at a time as there are. */
async function sideBySide(steps) {
  const waiting = [...steps];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await next();
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, lane));
}

const nodeTests = (name, folder) =>
  timed(name, async () => {
    console.log(`— ${name}`);
    const {output, status} = await capture(process.execPath, ['scripts/node-test.mjs', folder, '--test-reporter=tap']);
    const number = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
    const [passed, failed] = [number('pass'), number('fail') + number('cancelled')];
    // Nothing counts as passed that was skipped, and no test at all is a failure.
    const isWhole = status === 0 && passed > 0 && number('skipped') + number('todo') === 0;
    const shown = isWhole ? output.split('\n').filter((line) => /^(?:ok|# (?!Subtest)[a-z ]+:)/.test(line)) : [output];
    console.log(shown.join('\n'));
    count(name, passed, isWhole ? failed : Math.max(failed, 1));
  });

function* durations(suite) {
  for (const {tests} of suite.specs ?? []) {
    yield* tests.flatMap(({results}) => results.map(({duration}) => duration));
  }
  for (const inner of suite.suites ?? []) {
    yield* durations(inner);
  }
}

/** Minutes of each file of browser tests, as its share of what all workers did. */
function minutesByFile({suites, config}) {
  return suites.map((suite) => {
    const sum = [...durations(suite)].reduce((all, each) => all + each, 0);
    return [`  ${suite.file}`, sum / 60_000 / config.workers];
  });
}

const browserTests = () =>
  timed('browser tests', async () => {
    console.log('— browser tests');
    process.env.TEST_PORT ??= String(await freePort());
    fs.rmSync('test-results/browser.json', {force: true});
    const status = await new Promise((resolve) =>
      spawn(bin('playwright'), ['test', ...(flags.shard ? [`--shard=${flags.shard}`] : [])], {stdio: 'inherit'})
        .on('close', resolve)
        .on('error', resolve),
    );
    const report = fs.existsSync('test-results/browser.json')
      ? JSON.parse(fs.readFileSync('test-results/browser.json', 'utf8'))
      : undefined;
    const {expected = 0, unexpected = 0, flaky = 0, skipped = 0} = report?.stats ?? {};
    const failed = unexpected + flaky + skipped;
    count('browser tests', expected, (status !== 0 || expected === 0) && failed === 0 ? 1 : failed);
    return report ? minutesByFile(report) : [];
  });

function showMinutes() {
  console.log('where the minutes go (checks run beside each other, the build beside checks and unit tests)');
  for (const [name, each] of [...minutes, ['all', performance.now() / 60_000]]) {
    console.log(`  ${name.padEnd(32)}${each.toFixed(1).padStart(6)}`);
  }
}

const checks = () =>
  sideBySide([
    step('pages and facts', process.execPath, ['--import', 'tsx', 'scripts/check.ts']),
    step('types', bin('tsc'), ['--noEmit']),
    step('eslint', bin('eslint'), ['.', '--max-warnings', '0']),
    step('prettier', bin('prettier'), ['--check', '.', '--log-level', 'warn']),
    step('stylelint', bin('stylelint'), ['src/**/*.css']),
    step('unused code and packages', npm, ['run', '--silent', 'unused']),
  ]);

// What needs no build, then what needs it.
const parts = {
  checks,
  unit: () => nodeTests('unit tests', 'tests/unit'),
  build: () => nodeTests('build tests', 'tests/build'),
  browser: browserTests,
  engines: () => nodeTests('three engines', 'tests/engines'),
};

async function inTurn(names) {
  for (const name of names) {
    await parts[name]();
  }
}

/** Does two things at a time, both to their end, and throws what the first that failed has thrown. */
async function together(...works) {
  const ends = await Promise.allSettled(works.map((work) => work()));
  for (const {status, reason} of ends) {
    if (status === 'rejected') {
      throw reason;
    }
  }
}

const needsBuild = (part) => ['build', 'browser', 'engines'].includes(part);

run(async () => {
  const wanted = Object.keys(parts).filter((part) => part === (flags.only ?? part));
  if (wanted.length === 0) {
    throw new Error(`--only: found "${flags.only}"; allowed: ${Object.keys(parts).join(', ')}`);
  }
  checkNode();
  ensureInstalled();
  process.env.CI ??= 'true';
  if (wanted.includes('unit')) {
    const {requireWebServers} = await import('./webServers.mjs');
    requireWebServers();
  }
  if (wanted.some(needsBuild)) {
    const {requireBrowser, requireWholeBrowser} = await import('./browser.mjs');
    process.env.CHROME_PATH = requireBrowser();
    if (wanted.includes('browser')) {
      requireWholeBrowser();
    }
  }
  if (wanted.includes('engines')) {
    const {requireEngines} = await import('./engines.mjs');
    requireEngines();
  }
  const [before, after] = [wanted.filter((part) => !needsBuild(part)), wanted.filter(needsBuild)];
  // The build leaves a processor idle for a part of its time. The parts after it do not: beside each other they took
  // longer than in turn.
  await together(
    () => inTurn(before),
    async () => after.length > 0 && !flags.built && timed('build', () => ensureBuilt()),
  );
  await inTurn(after);
  showMinutes();
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
