import type {Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {attributeOf, isJsx} from '../content/components/uses';
import {element} from './expand/mdx';

/** The ids of a tag that a writer has written, or of a notice; those of Markdown are known without this. */
function idsOf(node: Nodes): unknown[] {
  if (isJsx(node) && /^[a-z]/.test(node.name ?? '')) {
    return [attributeOf(node, 'id')?.value, node.name === 'a' && attributeOf(node, 'name')?.value];
  }
  return node.type === 'element' && node.tagName === 'admonition' ? [node.properties.id] : [];
}

/** Rehype step: links to `<a id="here">` and the like are taken, as browsers take them. */
export default function anchors() {
  return (tree: Root): void => {
    const ids: string[] = [];
    visit(tree, (node) => void ids.push(...idsOf(node).filter((id) => typeof id === 'string')));
    if (ids.length > 0) {
      tree.children.push(element('Anchors', {ids}) as never);
    }
  };
}
