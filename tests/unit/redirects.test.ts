import assert from 'node:assert/strict';
import {test} from 'vitest';
import {formatProblem} from '../../content/problems';
import {redirectProblems} from '../../content/routeContract';

const problems = (moves: Record<string, string>) => redirectProblems(moves).map(formatProblem);

test('a redirect must go from a path without a page to a page', () => {
  assert.deepEqual(problems({'/docs/old-billing': '/docs/billing'}), []);
  assert.match(problems({'/docs/limits': '/docs/billing'}).join(), /from \/docs\/limits, which .*; allowed: a path/);
  assert.match(
    problems({'/docs/a': '/docs/nope'}).join(),
    /renamed\.ts:1: a redirect to \/docs\/nope, which is not a page/,
  );
  assert.equal(problems({'/docs/a': '/docs/b', '/docs/b': '/docs/a'}).length, 2);
  for (const address of ['docs/old', '/docs/old/', '/docs/old.html', '/docs/öld', '//elsewhere.example', '/docs/a b']) {
    assert.match(
      problems({[address]: '/docs'}).join(),
      /renamed\.ts:1: a redirect from .*; allowed: a path such/,
      address,
    );
  }
});
