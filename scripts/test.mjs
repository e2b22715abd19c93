import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {stripVTControlCharacters} from 'node:util';
import {installPrograms} from './prepare.mjs';

// Installs missing programs, builds the site, and runs every check. The last line is "N passed, N failed".
process.env.CI ??= 'true';
const programs = installPrograms();

const total = {passed: 0, failed: 0};
/** The end of each failed script's output, where reporters list failures. */
const failures = [];

/** Sums the counts in Vitest (" Tests  1 failed | 2 passed (3)") and Playwright ("  2 passed (1m)") summaries. */
const count = (output, kinds) =>
  [...output.matchAll(/^ +(?:Tests +\S.*|\d+ [a-z ]+(?: \(.*\))?)$/gm)]
    .flatMap(([line]) => [...line.matchAll(new RegExp(`(\\d+) (?:${kinds})\\b`, 'g'))])
    .reduce((sum, [, number]) => sum + Number(number), 0);

/**
 * Runs npm scripts in sequence and counts their tests. A script without tests counts as one.
 *
 * @returns whether all passed
 */
async function run(scripts, isLive = true) {
  let allPassed = true;
  for (const script of scripts) {
    const child = spawn('npm', ['run', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (isLive) {
          process.stdout.write(text);
        }
      });
    }
    const [code] = await once(child, 'close');
    const isTests = script.startsWith('test:');
    const summary = stripVTControlCharacters(output);
    const passed = isTests ? count(summary, 'passed') : Number(code === 0);
    const failed = isTests ? count(summary, 'failed|flaky|skipped|todo|did not run') : 0;
    const isGood = code === 0 && passed > 0 && failed === 0;
    total.passed += passed;
    total.failed += isGood ? 0 : Math.max(failed, 1);
    if (!isGood) {
      failures.push(`${script} failed:\n${output.trimEnd().split('\n').slice(-40).join('\n')}\n`);
    }
    console.log(`${isLive ? '' : output}${script}: ${isGood ? 'passed' : 'FAILED'}\n`);
    allPassed &&= isGood;
  }
  return allPassed;
}

// Runs in parallel, because builds and browsers leave CPU time idle. Tests that read the build wait for it.
const built = run(['build']);
const onBuild = async (scripts, isLive) => {
  await programs;
  return (await built) && run(scripts, isLive);
};
await Promise.all([
  onBuild(['test:browser', 'test:engines']),
  run(['check', 'typecheck', 'lint', 'unused'], false)
    .then(() => programs)
    .then(() => run(['test:unit'], false))
    .then(() => onBuild(['test:build'], false)),
]);
console.log([...failures, `${total.passed} passed, ${total.failed} failed`].join('\n'));
process.exitCode = total.failed > 0 ? 1 : 0;
