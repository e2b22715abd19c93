import type {Paragraph, Root} from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import {unified} from 'unified';

/** Remark plugin: converts straight quotes to curly ones. Inline code and props stay as written. */
export const smartQuotes: [typeof remarkSmartypants, object] = [
  remarkSmartypants,
  {dashes: false, ellipses: false, backticks: false},
];

const processor = unified().use([smartQuotes]);

/** Converts straight quotes and apostrophes in plain text to curly ones. */
export function curly(text: string): string {
  const node = {type: 'text' as const, value: text};
  const paragraph: Paragraph = {type: 'paragraph', children: [node]};
  processor.runSync({type: 'root', children: [paragraph]} as Root);
  return node.value;
}
