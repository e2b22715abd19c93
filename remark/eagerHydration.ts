import type {Root} from 'mdast';
import {element} from './expand/mdx';

const importsCode = /(?:from|import)\s*['"](?!@theme\/)[^'"]*(?<!\.(?:css|gif|jpe?g|json|mdx?|png|svg|webp))['"]/;

/**
 * Remark plugin: marks pages that import code to hydrate without user input, because a browser can render them
 * differently from the build.
 */
export default function eagerHydration() {
  return (tree: Root): void => {
    if (tree.children.some((node) => node.type === 'mdxjsEsm' && importsCode.test(node.value))) {
      tree.children.push(element('span', {'data-start': '', hidden: true}));
    }
  };
}
