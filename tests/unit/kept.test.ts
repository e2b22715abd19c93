import assert from 'node:assert/strict';
import test from 'node:test';
import {memoizeByText} from '../../content/memoize';
import {pageFrom} from '../../content/pages';
import {wellWritten} from '../../content/slips';
import {latestVersion} from '../../content/versions';

test('what was made from a text is made again only for another text, or once it is forgotten', () => {
  const made: string[] = [];
  const lengthOf = memoizeByText((text, file) => {
    made.push(`${file}: ${text}`);
    return text.length;
  });
  assert.deepEqual([lengthOf('one', 'a'), lengthOf('one', 'a'), lengthOf('three', 'a')], [3, 3, 5]);
  assert.deepEqual(made, ['a: one', 'a: three']);
  lengthOf.forget('b');
  lengthOf('three', 'a');
  lengthOf.forget('a');
  lengthOf('three', 'a');
  assert.deepEqual(made, ['a: one', 'a: three', 'a: three']);
});

test('a page is parsed once for all checks, and let go of when the generator has read it', () => {
  const [file, source] = [`${latestVersion.folder}/a.mdx`, '---\ntitle: A\n---\n\nText.\n'];
  const {tree} = pageFrom(file, source);
  assert.equal(pageFrom(file, source).tree, tree);
  wellWritten(file, source);
  assert.notEqual(pageFrom(file, source).tree, tree);
});
