import type {Element, ElementContent, Root} from 'hast';

const numbered = /^(\d+)\. +/;

/** Creates a `div` for the step that a numbered heading starts. The number stays in the heading, as text. */
function stepOf(heading: Element): Element | undefined {
  const [title] = heading.children;
  const found = title?.type === 'text' ? numbered.exec(title.value) : null;
  if (title?.type !== 'text' || !found) {
    return undefined;
  }
  const [number, digits = ''] = found;
  title.value = title.value.slice(number.length);
  const children: ElementContent[] = [{type: 'text', value: number}];
  heading.children.unshift({type: 'element', tagName: 'span', properties: {}, children});
  return {type: 'element', tagName: 'div', properties: {className: ['step'], dataStep: digits}, children: []};
}

/**
 * Rehype plugin: wraps each step in a `div`. A step starts at a heading such as `## 1. Register` and ends at the next
 * heading of the same level. `src/css/reference.css` draws its number and the line to the next step.
 */
export default function numberedSteps() {
  return (tree: Root): void => {
    let step: Element | undefined;
    tree.children = tree.children.flatMap((node) => {
      const isHeading = node.type === 'element' && node.tagName === 'h2';
      step = isHeading ? stepOf(node) : step;
      step?.children.push(node as ElementContent);
      return step && !isHeading ? [] : [step ?? node];
    });
  };
}
