import type {PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx} from '../content/components/uses';

/** Remark step before those of Docusaurus: `<a href="…">` becomes a Markdown link, which Docusaurus resolves and checks. */
export default function htmlLinks() {
  return (tree: Root): void =>
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || node.name !== 'a' || !parent) {
        return;
      }
      const props = node.attributes.map((each) =>
        each.type === 'mdxJsxAttribute' && typeof (each.value ?? '') === 'string' ? [each.name, each.value ?? ''] : [],
      );
      const {href, title, ...hProperties}: Record<string, string> = Object.fromEntries(props);
      if (href === undefined || props.some(({length}) => length === 0)) {
        return;
      }
      const {position} = node;
      const children = node.children as PhrasingContent[];
      parent.children[index ?? 0] = {type: 'link', url: href, title, children, data: {hProperties}, position};
    });
}
