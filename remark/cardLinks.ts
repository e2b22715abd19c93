import type {Link, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../content/components/uses';

function targetOf(node: MdxJsxFlowElement): MdxJsxAttribute | undefined {
  const to = node.name === 'Card' ? attributeOf(node, 'to') : undefined;
  return typeof to?.value === 'string' ? to : undefined;
}

/** Remark step before those of Docusaurus: puts the `to` of each card into a link, which Docusaurus resolves and checks. */
export function cardLinks() {
  return (tree: Root): void =>
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const to = targetOf(node);
      if (to) {
        const link = {type: 'link', url: String(to.value), children: [], position: node.position};
        node.children.unshift(link as never);
      }
    });
}

/** Remark step after those of Docusaurus: takes the resolved address back into the card. */
export function resolvedCardLinks() {
  return (tree: Root): void =>
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const to = targetOf(node);
      if (to) {
        const link = node.children.shift() as unknown as Link | MdxJsxTextElement;
        // A link to a file has become an element whose address the bundler knows.
        to.value = link.type === 'link' ? link.url : (attributeOf(link, 'href')?.value ?? to.value);
      }
    });
}
