import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {blogListProblems, keysOfList} from '../../content/facts/blogLists';
import {formatProblem} from '../../content/problems';
import {workIn} from './folders';

workIn({'blog/tags.yml': ''});

const shape = 'keys, each with an object with label, permalink, description';

for (const [name, text, said] of [
  ['an empty list', '', `1: found null; allowed: ${shape}`],
  [
    'a key that holds text',
    'release: Release\n',
    '1: release: found "Release"; allowed: an object with label, permalink, description',
  ],
  [
    'an empty description',
    'release:\n  label: Release\n  permalink: /release\n  description: ""\n',
    '4: release.description: found "" (0 characters); allowed: text',
  ],
] as const) {
  test(`${name}: the line and what to write`, () => {
    fs.writeFileSync('blog/tags.yml', text);
    assert.deepEqual(blogListProblems().map(formatProblem), [`blog/tags.yml:${said}`]);
  });
}

test('a tab, and a key that is not below the others, are named with their line', () => {
  for (const [text, said] of [
    ['release:\n\tlabel: Release\n', /tags\.yml:2:1: .*Tabs are not allowed as indentation; allowed: key: value/],
    ['release:\n  label: Release\n permalink: /release\n', /tags\.yml:3:1: .*must start at the same column; allowed: /],
  ] as const) {
    fs.writeFileSync('blog/tags.yml', text);
    assert.match(blogListProblems().map(formatProblem).join(), said);
  }
});

test('a list that is as it should be has no findings, and its keys are known; one that is broken has none', () => {
  fs.writeFileSync('blog/tags.yml', 'release:\n  label: Release\n  permalink: /release\n  description: What is new\n');
  assert.deepEqual(blogListProblems(), []);
  assert.deepEqual(keysOfList('blog/tags.yml'), ['release']);
  fs.writeFileSync('blog/tags.yml', 'release:\n  a: b\n c: d\n');
  assert.deepEqual(keysOfList('blog/tags.yml'), []);
  assert.deepEqual(keysOfList('blog/authors.yml'), []);
});
