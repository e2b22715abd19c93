import assert from 'node:assert/strict';
import {test} from 'vitest';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {curly, smartQuotes} from '../../remark/smartQuotes';

function after(markdown: string): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use([smartQuotes]);
  const tree = processor.runSync(processor.parse(markdown)) as Root;
  const found: string[] = [];
  visit(tree, (node) => {
    if ('value' in node) {
      found.push(String(node.value));
    }
    if ('attributes' in node && Array.isArray(node.attributes)) {
      found.push(...node.attributes.map((each) => String(each.value)));
    }
  });
  return found;
}

test('quotes and apostrophes in prose are curled, including across bold and code', () => {
  assert.deepEqual(after(`Don't say "yes".`), ['Don’t say “yes”.']);
  assert.deepEqual(after('The "**next** page" isn\'t `a` "b".'), ['The “', 'next', ' page” isn’t ', 'a', ' “b”.']);
  assert.deepEqual(after('## The team\'s "plan"'), ['The team’s “plan”']);
  assert.deepEqual(after('| a | b |\n| - | - |\n| "x" | it\'s |'), ['a', 'b', '“x”', 'it’s']);
});

test('code, props, comments, dashes, and dots stay as written', () => {
  assert.deepEqual(after('`"a"` and "b"'), ['"a"', ' and “b”']);
  assert.deepEqual(after('```json\n{"a": "b"}\n```'), ['{"a": "b"}']);
  assert.deepEqual(after('<Field label="It\'s">It\'s</Field>'), ["It's", 'It’s']);
  assert.deepEqual(after(`{/* it's */}`), [`/* it's */`]);
  assert.deepEqual(after('Use --silent ... or "not"'), ['Use --silent ... or “not”']);
});

test('a title is curled as a string', () => {
  assert.equal(curly(`Don't install with "GTM"`), 'Don’t install with “GTM”');
  assert.equal(curly('Kafka'), 'Kafka');
});
