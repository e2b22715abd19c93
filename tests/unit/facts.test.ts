import assert from 'node:assert/strict';
import test from 'node:test';
import {pageFrom} from '../../content/pages';
import {unverifiedPoints, unverifiedReport} from '../../scripts/unverified';

const head = (points: string[]) =>
  `---\ntitle: A page\nunverified:\n${points.map((point) => `  - ${point}\n`).join('')}---\n\nText.\n`;

const pages = [
  pageFrom('blog/a.mdx', head(['How long it takes.'])),
  pageFrom('docs/b.mdx', '---\ntitle: Sure\n---\n\nText.\n'),
  pageFrom('versioned_docs/version-0.0.1/c.mdx', head(['Whether it works.', 'What %brand.name% keeps.'])),
];

test('points are found with file and line', () => {
  const points = unverifiedPoints(pages);
  assert.deepEqual(
    points.map(({file, line}) => `${file}:${line}`),
    ['blog/a.mdx:4', 'versioned_docs/version-0.0.1/c.mdx:4', 'versioned_docs/version-0.0.1/c.mdx:5'],
  );
  assert.doesNotMatch(points[2]?.text ?? '', /%brand/);
});

test('points are listed by place and page, with counts', () => {
  const report = unverifiedReport(unverifiedPoints(pages));
  assert.match(report, /^blog: 1 points on 1 pages\n {2}blog\/a\.mdx: 1\n {4}blog\/a\.mdx:4: How long it takes\.$/m);
  assert.match(report, /^versioned_docs\/version-0\.0\.1: 2 points on 1 pages$/m);
  assert.match(report, /3 unverified points on 2 pages$/);
});
