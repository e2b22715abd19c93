import assert from 'node:assert/strict';
import {test} from 'vitest';
import {pageFrom} from '../../content/pages';
import {launchBlockers, openQuestions, securityBlockers} from '../../scripts/launch-check';

const head = (front: string) => `---\ntitle: A page\n${front}---\n\nText.\n`;

const questions = (points: string[]) => `questions:\n${points.map((point) => `  - ${point}\n`).join('')}`;

const kept = '  - id: kept\n    text: What %brand.name% keeps.\n';

const pages = [
  pageFrom('blog/a.mdx', head(`claims:\n  - schedule\n${questions(['How long it takes.'])}`)),
  pageFrom('docs/b.mdx', head('claims:\n  - id: example\n    text: The claim of the template.\n')),
  pageFrom(
    'versioned_docs/version-0.0.1/c.mdx',
    head(`claims:\n  - schedule\n${kept}${questions(['Whether it works.'])}`),
  ),
];

test('questions are listed with file and line', () => {
  assert.deepEqual(openQuestions(pages), [
    'blog/a.mdx:6: How long it takes.',
    'versioned_docs/version-0.0.1/c.mdx:8: Whether it works.',
  ]);
});

test('each claim, listed with its pages, and draft legal pages block a launch', () => {
  const blockers = launchBlockers(pages, {legalEffectiveDate: ''});
  assert.equal(blockers.length, 3);
  assert.match(
    blockers[0] ?? '',
    /^claim schedule is not confirmed: .+\n {2}blog\/a\.mdx:4\n {2}versioned_docs\/version-0\.0\.1\/c\.mdx:4$/,
  );
  assert.doesNotMatch(blockers[1] ?? '', /%brand/);
  assert.match(blockers[2] ?? '', /^brand\.ts: legalEffectiveDate is empty/);
  assert.deepEqual(launchBlockers(pages.slice(1, 2), {legalEffectiveDate: '2027-01-31'}), []);
});

test('security.txt must be renewed 30 days before it expires', () => {
  assert.deepEqual(securityBlockers(new Date('2027-01-02'), '2027-02-01'), []);
  assert.match(securityBlockers(new Date('2027-01-03'), '2027-02-01').join(), /securityContact\.ts: .* until 2027-02/);
});
