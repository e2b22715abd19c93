import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, isJsx} from '../content/components/uses';
import {element} from './expand/mdx';

const imports = /(?:from|import)\s*['"](?!@theme\/)[^'"]*(?<!\.(?:css|gif|jpe?g|json|mdx?|png|svg|webp))['"]/;

const needsReact = (node: Nodes) =>
  node.type === 'mdxjsEsm' ? imports.test(node.value) : isJsx(node) && attributeOf(node, 'queryString');

/**
 * Remark plugin: marks pages to hydrate without user input if they import code or have tabs that follow the query
 * string, because a browser can render them differently from the build.
 */
export default function eagerHydration() {
  return (tree: Root): void => {
    let isFound = false;
    visit(tree, (node) => void (isFound ||= Boolean(needsReact(node))));
    if (isFound) {
      tree.children.push(element('span', {'data-start': '', hidden: true}));
    }
  };
}
