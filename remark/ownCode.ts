import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, isJsx} from '../content/components/uses';
import {element} from './expand/mdx';

const imports = /(?:from|import)\s*['"](?!@theme\/)[^'"]*(?<!\.(?:css|gif|jpe?g|json|mdx?|png|svg|webp))['"]/;

const needsReact = (node: Nodes) =>
  node.type === 'mdxjsEsm' ? imports.test(node.value) : isJsx(node) && attributeOf(node, 'queryString');

/**
 * Remark step: a page that imports code, or whose tabs follow its address, is hydrated without being touched: it may show
 * something else in a browser than in the build.
 */
export default function ownCode() {
  return (tree: Root): void => {
    let isFound = false;
    visit(tree, (node) => void (isFound ||= Boolean(needsReact(node))));
    if (isFound) {
      tree.children.push(element('span', {'data-start': '', hidden: true}));
    }
  };
}
