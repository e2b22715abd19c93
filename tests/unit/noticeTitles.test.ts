import assert from 'node:assert/strict';
import {test} from 'vitest';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import noticeTitles from '../../remark/noticeTitles';

/** The first line of each notice of a page. */
function titlesIn(text: string): string[] {
  const processor = unified().use(remarkParse).use(remarkDirective).use(noticeTitles);
  const tree = processor.runSync(processor.parse(text)) as Root;
  return tree.children.flatMap((node) =>
    node.type === 'containerDirective' ? [toString(node.children[0] ?? {type: 'text', value: ''})] : [],
  );
}

test('a notice without a title has its kind, with a capital', () => {
  assert.deepEqual(titlesIn(':::info\n\nText.\n\n:::\n\n:::danger\n\nText.\n\n:::\n'), ['Info', 'Danger']);
});

test('a title of its own stays', () => {
  assert.deepEqual(titlesIn(':::warning[Bind before the first run]\n\nText.\n\n:::\n'), ['Bind before the first run']);
});
