import type {Link, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../content/components/uses';

type Change = (card: MdxJsxFlowElement, to: MdxJsxAttribute) => void;

/** A remark step that changes each card with the text of its `to`. */
const onCards = (change: Change) => () => (tree: Root) =>
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const to = node.name === 'Card' ? attributeOf(node, 'to') : undefined;
    if (typeof to?.value === 'string') {
      change(node, to);
    }
  });

/** Remark step before those of Docusaurus: puts the `to` of each card into a link, which Docusaurus resolves and checks. */
export const cardLinks = onCards((card, {value}) => {
  const link = {type: 'link', url: String(value), children: [], position: card.position};
  card.children.unshift(link as never);
});

/** Remark step after those of Docusaurus: takes the resolved address back into the card. */
export const resolvedCardLinks = onCards((card, to) => {
  const link = card.children.shift() as unknown as Link | MdxJsxTextElement;
  // A link to a file has become an element whose address the bundler knows.
  to.value = link.type === 'link' ? link.url : (attributeOf(link, 'href')?.value ?? to.value);
});
