import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import test from 'node:test';
import {isForeignFrame} from '../../scripts/frames.mjs';

/** A stack as Node prints it, of an error that a package threw. */
const stack = execFileSync(process.execPath, [
  '-e',
  `process.chdir('node_modules'); try { require('yaml').parse('a: [', {strict: true, logLevel: 'error'}).map() } catch (error) { console.log(error.stack) }`,
]).toString();

test('frames of packages and of Node go, and what the error says stays', () => {
  const left = stack.split('\n').filter((line) => !isForeignFrame(line));
  assert.ok(stack.split('\n').length > left.length + 3);
  assert.match(left[0] ?? '', /Error: /);
  assert.deepEqual(
    left.filter((line) => line.includes('node_modules')),
    [],
  );
});

test('frames of the project stay, and so does prose that begins with "at"', () => {
  assert.equal(isForeignFrame('    at drawPlate (/site/plugins/social-cards/draw/plate.ts:12:3)'), false);
  assert.equal(isForeignFrame('  at docs/billing.mdx:4: no front matter'), false);
  assert.equal(isForeignFrame('\u001B[90m    at async Promise.all (index 2)\u001B[39m'), true);
});
