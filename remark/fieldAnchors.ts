import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../content/components/uses';

const slug = (name: string) => `field-${name.replaceAll(/[^\w.-]+/g, '-')}`;

/**
 * Remark plugin: gives every row of a reference table an anchor that is unique on its page: `field-email` for the first
 * row with that name, `field-email-2` for the second. Only the first row with a name keeps its plain anchor (`email`).
 */
export default function fieldAnchors() {
  return (tree: Root): void => {
    const seen = new Map<string, number>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const name = attributeOf(node, 'name')?.value;
      if (node.name !== 'Field' || typeof name !== 'string') {
        return;
      }
      const base = slug(name);
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      if (count > 1) {
        node.attributes = node.attributes.filter((each) => each !== attributeOf(node, 'id'));
      }
      const anchor = count === 1 ? base : `${base}-${count}`;
      // Omitted if the row derives the same anchor itself, to save bytes on the page.
      if (anchor !== `field-${name}`) {
        node.attributes.push({type: 'mdxJsxAttribute', name: 'anchor', value: anchor});
      }
    });
  };
}
