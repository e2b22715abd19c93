import assert from 'node:assert/strict';
import {inspect} from 'node:util';
import {test} from 'vitest';
import {type Problem, ProblemsError, problemsFrom, formatProblems} from '../../content/problems';

const problem = (file: string, line: number): Problem => ({file, line, column: 2, found: 'a', allowed: 'b'});

test('problems are deduplicated and sorted by file and position', () => {
  const all = [problem('b.mdx', 1), problem('a.mdx', 10), problem('a.mdx', 9), problem('a.mdx', 9)];
  assert.equal(formatProblems(all), 'a.mdx:9:2: a; allowed: b\na.mdx:10:2: a; allowed: b\nb.mdx:1:2: a; allowed: b');
});

test('an error with problems is printed as lines, without a stack or JSON', () => {
  const error = new ProblemsError('the page is wrong', [problem('a.mdx', 9)]);
  const lines = 'the page is wrong\na.mdx:9:2: a; allowed: b';
  assert.deepEqual([error.message, error.stack, inspect(error), JSON.stringify(error)], [lines, lines, lines, '{}']);
});

test('problems are returned, and other errors are rethrown', () => {
  const throwing = (error: Error) => () => {
    throw error;
  };
  assert.deepEqual(problemsFrom(throwing(new ProblemsError('wrong', [problem('a', 1)]))), [problem('a', 1)]);
  assert.throws(() => problemsFrom(throwing(new TypeError('a fault of the code'))), /a fault of the code/);
});
