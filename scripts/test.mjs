import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {checkNode, ensureBuilt, ensureInstalled, run} from './setup.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const total = {passed: 0, failed: 0};

function count(name, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  console.log(`— ${name}: ${passed} passed, ${failed} failed\n`);
}

function step(name, command, args) {
  console.log(`— ${name}`);
  const {status} = spawnSync(command, args, {stdio: 'inherit'});
  count(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
}

function nodeTests(name, folder) {
  console.log(`— ${name}`);
  const {stdout, status} = spawnSync(process.execPath, ['scripts/node-test.mjs', folder, '--test-reporter=tap'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(stdout)?.[1] ?? 0);
  const [passed, failed] = [number('pass'), number('fail') + number('cancelled')];
  if (status !== 0 || failed > 0) {
    console.log(stdout);
  } else {
    console.log(
      stdout
        .split('\n')
        .filter((line) => /^(?:# Subtest|ok|#\s[a-z ]+:)/.test(line) && !line.startsWith('# Subtest'))
        .join('\n'),
    );
  }
  count(name, passed, status !== 0 && failed === 0 ? 1 : failed);
}

function browserTests() {
  console.log('— browser tests');
  fs.rmSync('test-results/browser.json', {force: true});
  const {status} = spawnSync(bin('playwright'), ['test'], {stdio: 'inherit'});
  const report = fs.existsSync('test-results/browser.json')
    ? JSON.parse(fs.readFileSync('test-results/browser.json', 'utf8'))
    : undefined;
  const {expected = 0, unexpected = 0, flaky = 0} = report?.stats ?? {};
  const failed = unexpected + flaky;
  count('browser tests', expected, status !== 0 && failed === 0 ? 1 : failed);
}

// Cheap checks first, then the build, then everything that needs it.
run(async () => {
  checkNode();
  ensureInstalled();
  const {requireBrowser} = await import('./browser.mjs');
  process.env.CHROME_PATH = requireBrowser();
  process.env.CI ??= 'true';
  step('types', bin('tsc'), ['--noEmit']);
  step('eslint', bin('eslint'), ['.', '--max-warnings', '0']);
  step('stylelint', bin('stylelint'), ['src/**/*.css']);
  step('prettier', bin('prettier'), ['--check', '.', '--log-level', 'warn']);
  nodeTests('unit tests', 'tests/unit');
  ensureBuilt();
  nodeTests('build tests', 'tests/build');
  browserTests();
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
