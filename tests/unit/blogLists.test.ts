import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {blogListProblems, keysOfList} from '../../content/facts/blogLists';
import {formatProblem} from '../../content/problems';
import {workIn} from './folders';

workIn({'blog/tags.yml': ''});

const tag = 'release:\n  label: Release\n  permalink: /release\n';

test.each([
  ['', /^blog\/tags\.yml:1: found null; allowed: keys, each with an object with label, permalink, description$/],
  [
    'release: Release\n',
    /^blog\/tags\.yml:1: release: found "Release"; allowed: an object with label, .*, description$/,
  ],
  [`${tag}  description: ""\n`, /^blog\/tags\.yml:4: release\.description: found "" \(0 characters\); allowed: text$/],
  ['release:\n\tlabel: Release\n', /tags\.yml:2:1: .*Tabs are not allowed as indentation; allowed: key: value/],
  ['release:\n  label: Release\n permalink: /release\n', /tags\.yml:3:1: .*must start at the same column; allowed: /],
])('%j: the line and what to write', (text, said) => {
  fs.writeFileSync('blog/tags.yml', text);
  assert.match(blogListProblems().map(formatProblem).join('\n'), said);
});

test('a list that is as it should be has no findings, and its keys are known; one that is broken has none', () => {
  fs.writeFileSync('blog/tags.yml', `${tag}  description: What is new\n`);
  assert.deepEqual(blogListProblems(), []);
  assert.deepEqual(keysOfList('blog/tags.yml'), ['release']);
  fs.writeFileSync('blog/tags.yml', 'release:\n  a: b\n c: d\n');
  assert.deepEqual(keysOfList('blog/tags.yml'), []);
  assert.deepEqual(keysOfList('blog/authors.yml'), []);
});
