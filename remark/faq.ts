import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {element} from './expand/mdx';

/** A question of the page with its answer as plain text. */
type Entry = {question: string; answer: string[]};

/** The text of a block: a list's items as sentences of their own, code left out. */
function plain(block: RootContent): string[] {
  if (block.type === 'list') {
    return block.children.map((item, index) => `${block.ordered ? `${index + 1}. ` : ''}${toString(item)}`);
  }
  return block.type === 'code' ? [] : [toString(block)];
}

/** Questions are the page's `###` headings; an answer lasts until the next heading. */
function entriesOf(tree: Root): Entry[] {
  const entries: Entry[] = [];
  let current: Entry | undefined;
  for (const block of tree.children) {
    if (block.type === 'heading') {
      current = block.depth === 3 ? {question: toString(block), answer: []} : undefined;
      entries.push(...(current ? [current] : []));
    } else {
      current?.answer.push(...plain(block));
    }
  }
  return entries;
}

/**
 * Remark step: tells search engines the questions and answers of the page `faq.mdx` as schema.org data, made from what
 * readers see.
 *
 * @throws Error with the question that has no answer
 */
export default function faq() {
  return (tree: Root, file: VFile): void => {
    if (path.basename(file.path) !== 'faq.mdx') {
      return;
    }
    const mainEntity = entriesOf(tree).map(({question, answer}) => {
      const text = answer.join(' ').replaceAll(/\s+/g, ' ').trim();
      if (text === '') {
        throw new Error(`${path.relative(process.cwd(), file.path)}: no answer below "${question}"`);
      }
      return {'@type': 'Question', name: question, acceptedAnswer: {'@type': 'Answer', text}};
    });
    const data = {'@context': 'https://schema.org', '@type': 'FAQPage', mainEntity};
    // A "<" inside a script could end it.
    const children = JSON.stringify(data).replaceAll('<', '\\u003c');
    tree.children.push(element('head', {}, [element('script', {type: 'application/ld+json', children})]));
  };
}
