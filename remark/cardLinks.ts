import type {Link, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

const propOf = ({attributes}: MdxJsxFlowElement | MdxJsxTextElement, name: string) =>
  attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);

const target = (node: MdxJsxFlowElement) => propOf(node, 'to');

const isCard = (node: MdxJsxFlowElement) => node.name === 'Card' && typeof target(node)?.value === 'string';

/** Remark step before those of Docusaurus: puts the `to` of each card into a link, which Docusaurus resolves and checks. */
export function cardLinks() {
  return (tree: Root): void =>
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (isCard(node)) {
        const link = {type: 'link', url: String(target(node)?.value), children: [], position: node.position};
        node.children.unshift(link as never);
      }
    });
}

/** Remark step after those of Docusaurus: takes the resolved address back into the card. */
export function resolvedCardLinks() {
  return (tree: Root): void =>
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const to = target(node);
      if (isCard(node) && to) {
        const link = node.children.shift() as unknown as Link | MdxJsxTextElement;
        // A link to a file has become an element whose address the bundler knows.
        to.value = link.type === 'link' ? link.url : (propOf(link, 'href')?.value ?? to.value);
      }
    });
}
