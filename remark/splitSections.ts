import type {Element, ElementContent, Root} from 'hast';
import {attributeOf, isJsx} from '../content/components/uses';

type Node = Root['children'][number];

const isHeading = (node: Node) => node.type === 'element' && node.tagName === 'h2';

const isGap = (node: Node) => node.type === 'text' && node.value.trim() === '';

const isSample = (node: Node) => isJsx(node) && ['CodeBlock', 'Tabs', 'div'].includes(node.name ?? '');

const isFields = (node: Node) => isJsx(node) && node.name === 'Fields';

const box = (className: string, children: readonly Node[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: [className], ...properties},
  children: children as ElementContent[],
});

/** A scrollable box must be keyboard focusable. */
const reachable = {tabIndex: 0, role: 'group', ariaLabel: 'Samples'};

/** Wraps consecutive samples in one box and the text between them in another, so that CSS can place them. */
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
  return boxes.map(({isSample, children}) =>
    isSample ? box('sample', children, reachable) : box('markdown', children),
  );
}

/**
 * Splits a page into sections, each with its heading. The introduction and the first section are one, so that a sample
 * starts next to the introduction. Fields without their own sample belong to the sample before them.
 */
function sectionsOf(nodes: readonly Node[]): Node[][] {
  const sections: Node[][] = [[]];
  for (const node of nodes) {
    if (isHeading(node) && sections.at(-1)?.some(isHeading)) {
      sections.push([node]);
    } else {
      sections.at(-1)?.push(node);
    }
  }
  return sections.reduce<Node[][]>((joined, section) => {
    const before = joined.at(-1);
    if (before?.some(isSample) && section.some(isFields) && !section.some(isSample)) {
      before.push(...section);
      return joined;
    }
    return [...joined, section];
  }, []);
}

/**
 * Rehype plugin: on pages that document an API operation, wraps each section's code sample, text, and fields in a
 * `div`. On wide screens, `src/css/reference.css` places the sample to the right of the text.
 */
export default function splitSections() {
  return (tree: Root): void => {
    const [bar, ...content] = tree.children;
    if (!bar || !isJsx(bar) || attributeOf(bar, 'className')?.value !== 'operation') {
      return;
    }
    const sections = sectionsOf(content).flatMap((children) =>
      children.some(isSample) ? [box('split', boxed(children))] : children,
    );
    tree.children = [bar, ...sections];
  };
}
