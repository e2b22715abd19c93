import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import faq from '../../remark/faq';

async function dataOf(source: string, name = 'faq.mdx') {
  const {createProcessor} = await import('@mdx-js/mdx');
  let found: string | undefined;
  const collect = () => (tree: Root) => {
    const json = JSON.stringify(tree.children.at(-1));
    const script = /"name":"script".*?"name":"children","value":("(?:[^"\\]|\\.)*")/.exec(json)?.[1];
    found = script ? (JSON.parse(script) as string) : undefined;
  };
  const processor = createProcessor({remarkPlugins: [faq, collect], jsx: true});
  await processor.process(new VFile({value: source, path: path.resolve('versioned_docs/version-0.0.1', name)}));
  return found;
}

const page = `Intro.

## General

### How *fast* is it?

Quite. See [the page](/a), press <Kbd>Ctrl+K</Kbd> and look at \`<head>\`.

1. Open it.
2. Look.

### Why?

Because.

## Next steps

- [Other](/b)
`;

test('questions and answers are plain text, lists in their order, and nothing after the next heading', async () => {
  const data = JSON.parse((await dataOf(page)) ?? '');
  assert.equal(data['@context'], 'https://schema.org');
  assert.equal(data['@type'], 'FAQPage');
  assert.deepEqual(data.mainEntity, [
    {
      '@type': 'Question',
      name: 'How fast is it?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'Quite. See the page, press Ctrl+K and look at <head>. 1. Open it. 2. Look.',
      },
    },
    {'@type': 'Question', name: 'Why?', acceptedAnswer: {'@type': 'Answer', text: 'Because.'}},
  ]);
});

test('the data can not end its script early', async () => {
  assert.doesNotMatch((await dataOf(page)) ?? '', /</);
});

test('other pages get none', async () => {
  assert.equal(await dataOf(page, 'other.mdx'), undefined);
});

test('a question without an answer stops the build with its words', async () => {
  await assert.rejects(dataOf('### Why?\n\n### How?\n\nSo.'), /faq\.mdx: no answer below "Why\?"/);
});
