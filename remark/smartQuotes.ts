import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import {SKIP, visit} from 'unist-util-visit';

const straight = /['"]/;

/** What is read to the letter, as an element or as a component. */
const literal = /^(?:code|pre|kbd|samp|script|style|Kbd|CodeBlock)$/;

const step: (options: object) => unknown = remarkSmartypants;
const curl = step({dashes: false, ellipses: false, backticks: false}) as (tree: Root) => void;

const isLiteral = (node: Nodes) => 'name' in node && typeof node.name === 'string' && literal.test(node.name);

/** Text nodes of a block that is prose: all but those in elements that are read to the letter. */
function textIn(node: Parents): {type: string; value: string}[] {
  return node.children.flatMap((child: Nodes) => {
    if (child.type === 'text' || child.type === 'inlineCode') {
      return [child];
    }
    return 'children' in child && !isLiteral(child) ? textIn(child) : [];
  });
}

/** Curls the quotes of one block. Code between its words is passed over, and counts as a word. */
function curlBlock(block: Parents): void {
  const parts = textIn(block);
  if (parts.some(({type, value}) => type === 'text' && straight.test(value))) {
    curl({type: 'root', children: [{type: 'paragraph', children: parts as PhrasingContent[]}]});
  }
}

/**
 * Text with curly quotes and apostrophes.
 *
 * @param text prose without markup
 */
export function curly(text: string): string {
  const block = {type: 'paragraph' as const, children: [{type: 'text' as const, value: text}]};
  curlBlock(block);
  return block.children[0]?.value ?? text;
}

/** Remark step: writers type straight quotes, readers see curly ones. Code and what components take stay as written. */
export default function smartQuotes() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (isLiteral(node)) {
        return SKIP;
      }
      if ('children' in node && node.children.some(({type}) => type === 'text')) {
        curlBlock(node);
        return SKIP;
      }
      return undefined;
    });
}
