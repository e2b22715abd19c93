import assert from 'node:assert/strict';
import {test} from 'vitest';
import {pageFrom} from '../../content/pages';
import {launchBlockers, securityBlockers} from '../../scripts/launch-check';
import {openPoints, openPointsReport} from '../../scripts/facts';

const head = (front: string) => `---\ntitle: A page\n${front}---\n\nText.\n`;

const questions = (points: string[]) => `questions:\n${points.map((point) => `  - ${point}\n`).join('')}`;

const pages = [
  pageFrom('blog/a.mdx', head(`claims:\n  - schedule\n${questions(['How long it takes.'])}`)),
  pageFrom('docs/b.mdx', '---\ntitle: Sure\n---\n\nText.\n'),
  pageFrom(
    'versioned_docs/version-0.0.1/c.mdx',
    head(
      `claims:\n  - schedule\n  - id: kept\n    text: What %brand.name% keeps.\n${questions(['Whether it works.'])}`,
    ),
  ),
];

test('claims and questions are found with file and line', () => {
  const points = openPoints(pages);
  assert.deepEqual(
    points.map(({kind, file, line, id}) => `${file}:${line} ${kind} ${id}`.trim()),
    [
      'blog/a.mdx:4 claim schedule',
      'blog/a.mdx:6 question',
      'versioned_docs/version-0.0.1/c.mdx:4 claim schedule',
      'versioned_docs/version-0.0.1/c.mdx:5 claim kept',
      'versioned_docs/version-0.0.1/c.mdx:8 question',
    ],
  );
  assert.doesNotMatch(points[3]?.text ?? '', /%brand/);
});

test('they are listed by page, and claims by id', () => {
  const report = openPointsReport(openPoints(pages));
  assert.match(report, /^blog\/a\.mdx: 2\n {2}blog\/a\.mdx:4: claim schedule: .+\n {2}blog\/a\.mdx:6: question: How/m);
  assert.match(report, /^schedule: .+\n {2}blog\/a\.mdx:4\n {2}versioned_docs\/version-0\.0\.1\/c\.mdx:4$/m);
  assert.match(report, /2 claims and 2 questions on 2 pages$/);
});

test('a launch is kept back by each claim and by legal pages that are drafts', () => {
  const blockers = launchBlockers(pages, {legalEffectiveDate: ''});
  assert.equal(blockers.length, 4);
  assert.match(blockers[0] ?? '', /^blog\/a\.mdx:4: claim schedule is not confirmed: /);
  assert.match(blockers[3] ?? '', /^brand\.ts: legalEffectiveDate is empty/);
  assert.deepEqual(launchBlockers(pages.slice(1, 2), {legalEffectiveDate: '2027-01-31'}), []);
});

test('security.txt must be renewed a month before it ends', () => {
  assert.deepEqual(securityBlockers(new Date('2027-01-01'), '2027-02-01'), []);
  for (const [day, left] of [
    ['2027-01-10', 22],
    ['2027-03-01', -28],
  ]) {
    const [blocker = ''] = securityBlockers(new Date(day ?? ''), '2027-02-01');
    assert.match(blocker, new RegExp(`config/securityContact\\.ts: .* in ${left} days`));
  }
});
