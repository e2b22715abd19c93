import assert from 'node:assert/strict';
import test from 'node:test';
import {formFindings, nameFindings} from '../../content/fileForm';
import {formatProblem} from '../../content/problems';

const said = (bytes: Buffer) => formFindings('docs/a.mdx', bytes).map(formatProblem);

test('a file in UTF-8 with line ends of Unix has no findings, whatever its letters', () => {
  assert.deepEqual(said(Buffer.from('---\ntitle: Café 😀 日本\n---\n')), []);
  assert.deepEqual(said(Buffer.from('')), []);
});

const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('title', 'utf16le')]);

for (const [name, bytes, answer] of [
  [
    'a byte order mark',
    Buffer.from('\ufefftitle'),
    '1:1: a byte order mark; allowed: a file saved as UTF-8, without a mark',
  ],
  ['UTF-16', utf16, '1:1: UTF-16; allowed: a file saved as UTF-8, without a mark'],
  [
    'UTF-16 the other way',
    Buffer.from(utf16).swap16(),
    '1:1: UTF-16, the other way round; allowed: a file saved as UTF-8, without a mark',
  ],
  [
    'UTF-16 without a mark',
    Buffer.from('title', 'utf16le'),
    '1:2: a byte that is no letter of UTF-8; allowed: a file saved as UTF-8',
  ],
  [
    'Latin-1',
    Buffer.from('one\na café here', 'latin1'),
    '2:6: a byte that is no letter of UTF-8; allowed: a file saved as UTF-8',
  ],
  [
    'a letter that is cut off',
    Buffer.from('café').subarray(0, -1),
    '1:4: a byte that is no letter of UTF-8; allowed: a file saved as UTF-8',
  ],
  [
    'line ends of Windows',
    Buffer.from('one\ntwo\r\n'),
    '2:4: a line end of Windows; allowed: LF, as .gitattributes asks for',
  ],
] as const) {
  test(`${name}: the place and what to do`, () => {
    assert.deepEqual(said(bytes), [`docs/a.mdx:${answer}`]);
  });
}

test('names of pages are small letters, digits, hyphens and periods; other files have names of their own', () => {
  for (const good of ['docs/a-page.mdx', 'docs/_part.mdx', 'blog/2026-01-31-v0.73.md', 'src/pages/Home/index.tsx']) {
    assert.deepEqual(nameFindings(good), []);
  }
  for (const bad of ['docs/My Page.mdx', 'docs/MyPage.mdx', 'docs/päge.mdx']) {
    assert.equal(nameFindings(bad).length, 1, bad);
  }
});
