import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

type Node = Root['children'][number];

const isHeading = (node: Node) => node.type === 'element' && /^h[2-4]$/.test(node.tagName);

const isGap = (node: Node) => node.type === 'text' && node.value.trim() === '';

const isSample = (node: Node) => {
  const {type, name} = node as unknown as MdxJsxFlowElement;
  return type === 'mdxJsxFlowElement' && (name === 'CodeBlock' || name === 'Tabs' || name === 'div');
};

const box = (className: string, children: readonly Node[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: [className]},
  children: children as ElementContent[],
});

/** A box around samples that follow each other, and one around the text between: their places are a matter of the page. */
function boxed(nodes: readonly Node[]): Element[] {
  const boxes: {isSample: boolean; children: Node[]}[] = [];
  for (const node of nodes) {
    const last = boxes.at(-1);
    if (last && (isGap(node) || isSample(node) === last.isSample)) {
      last.children.push(node);
    } else if (!isGap(node)) {
      boxes.push({isSample: isSample(node), children: [node]});
    }
  }
  return boxes.map((each) => box(each.isSample ? 'sample' : 'markdown', each.children));
}

/** Sections of a page, each with its heading. The lead and the first section are one, so that a sample begins beside the lead. */
function sectionsOf(nodes: readonly Node[]): Node[][] {
  const sections: Node[][] = [[]];
  for (const node of nodes) {
    if (isHeading(node) && sections.at(-1)?.some(isHeading)) {
      sections.push([node]);
    } else {
      sections.at(-1)?.push(node);
    }
  }
  return sections;
}

/**
 * Rehype step: on pages that document an operation of the API, puts a heading and what is below it into a `div` where there
 * is a sample of code. On wide screens its samples are to the right of its text; `src/css/reference.css` does that.
 */
export default function splitSections() {
  return (tree: Root, file: VFile): void => {
    if (!/^<Operation /m.test(String(file))) {
      return;
    }
    const [bar, ...content] = tree.children;
    const sections = sectionsOf(content).flatMap((children) =>
      children.some(isSample) ? [box('split', boxed(children))] : children,
    );
    tree.children = [...(bar ? [bar] : []), ...sections];
  };
}
