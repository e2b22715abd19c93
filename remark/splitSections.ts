import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

type Node = Root['children'][number];

const isHeading = (node: Node) => node.type === 'element' && /^h[2-4]$/.test(node.tagName);

const isSample = (node: Node) => {
  const {type, name} = node as unknown as MdxJsxFlowElement;
  return type === 'mdxJsxFlowElement' && (name === 'CodeBlock' || name === 'div');
};

/** A box around a sample: its place is a matter of the page, its look one of the component. */
const boxed = (node: Node): Node =>
  isSample(node)
    ? {type: 'element', tagName: 'div', properties: {className: ['sample']}, children: [node] as never}
    : node;

/** What stands between the headings of a page, and each heading by itself. */
function sectionsOf(nodes: readonly Node[]): Node[][] {
  const sections: Node[][] = [[]];
  for (const node of nodes) {
    if (isHeading(node)) {
      sections.push([node], []);
    } else {
      sections.at(-1)?.push(node);
    }
  }
  return sections;
}

/**
 * Rehype step: on pages that document an operation of the API, puts what a heading has below it into a `div` where there is
 * a sample of code. On wide screens its samples stand to the right of its text; `src/css/reference.css` does that.
 */
export default function splitSections() {
  return (tree: Root, file: VFile): void => {
    if (!/^<Operation /m.test(String(file))) {
      return;
    }
    tree.children = sectionsOf(tree.children).flatMap((children): RootContent[] =>
      children.some(isSample)
        ? [
            {
              type: 'element',
              tagName: 'div',
              properties: {className: ['split']},
              children: children.map(boxed) as never,
            },
          ]
        : (children as RootContent[]),
    );
  };
}
