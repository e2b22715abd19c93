import type {Link, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../content/components/uses';

type Change = (card: MdxJsxFlowElement, to: MdxJsxAttribute) => void;

/** Creates a remark plugin that transforms each card and the value of its `to`. */
const onCards = (change: Change) => () => (tree: Root) =>
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const to = node.name === 'Card' ? attributeOf(node, 'to') : undefined;
    if (typeof to?.value === 'string') {
      change(node, to);
    }
  });

/** Remark plugin that runs before Docusaurus's own: puts each card's `to` into a link, so Docusaurus resolves it. */
export const cardLinks = onCards((card, {value}) => {
  const link = {type: 'link', url: String(value), children: [], position: card.position};
  card.children.unshift(link as never);
});

/** Remark plugin that runs after Docusaurus's own: moves the resolved URL back into the card. */
export const resolvedCardLinks = onCards((card, to) => {
  const link = card.children.shift() as unknown as Link | MdxJsxTextElement;
  // Docusaurus has turned a link to a file into an element whose URL the bundler resolves.
  to.value = link.type === 'link' ? link.url : (attributeOf(link, 'href')?.value ?? to.value);
});
