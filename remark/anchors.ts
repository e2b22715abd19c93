import type {Nodes, Root} from 'hast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {element} from './expand/mdx';

/** The ids of a tag that a writer has written, or of a notice; those of Markdown are known without this. */
function idsOf(node: Nodes | MdxJsxFlowElement | MdxJsxTextElement): string[] {
  if (node.type === 'element') {
    return node.tagName === 'admonition' && node.properties.id ? [String(node.properties.id)] : [];
  }
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !/^[a-z]/.test(node.name ?? '')) {
    return [];
  }
  return node.attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' &&
    (each.name === 'id' || (each.name === 'name' && node.name === 'a')) &&
    typeof each.value === 'string'
      ? [each.value]
      : [],
  );
}

/** Rehype step: links to `<a id="here">` and the like are taken, as browsers take them. */
export default function anchors() {
  return (tree: Root): void => {
    const ids: string[] = [];
    visit(tree, (node) => void ids.push(...idsOf(node)));
    if (ids.length > 0) {
      tree.children.push(element('Anchors', {ids}) as never);
    }
  };
}
