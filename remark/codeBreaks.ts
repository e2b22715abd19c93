import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Shorter identifiers fit into any column. */
const longest = 14;

// Behind a sign that joins words, and in front of a capital inside a word.
const joints = /(?<=[^_./(,:=][_./(,:=]+)(?=[^_./(,:=])|(?<=[a-z]{3})(?=[A-Z][a-z])/;

/** Text with places at which it may break. */
function withBreaks(text: string): ElementContent[] {
  const parts = text.split(joints);
  return parts.flatMap((value, index): ElementContent[] => [
    ...(index === 0 ? [] : [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}]),
    {type: 'text', value},
  ]);
}

/**
 * Rehype step: code in a table may break where its parts join (`bootstrap_` `servers`), so that a column never has to
 * break a word in the middle to fit a phone.
 */
export default function codeBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (cell: Element) => {
      if (cell.tagName !== 'td') {
        return undefined;
      }
      visit(cell, 'element', (code: Element) => {
        const [text] = code.children;
        if (code.tagName === 'code' && text?.type === 'text' && text.value.length > longest) {
          code.children = withBreaks(text.value);
        }
      });
      return SKIP;
    });
  };
}
