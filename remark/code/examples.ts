import type {Root} from 'hast';
import {element} from '../expand/mdx';

type Node = Root['children'][number];

/** Labels of an example's parts, by their fence attribute. */
const labels = {example: 'Template', data: 'Visitor’s record', output: 'Result'} as const;

/** The role of a code block in an example. */
export type Part = keyof typeof labels;

/** The part that a fence's attributes define, if any. */
export const partOf = (attributes: Readonly<Record<string, string>>): Part | undefined =>
  (Object.keys(labels) as Part[]).find((part) => part in attributes);

/** The text in a part's title bar. */
export const labelOf = (part: Part, source: string): string =>
  part === 'data' && source.trim() === '{}' ? 'Unknown visitor' : labels[part];

/** Tags that only position text, and whitespace. */
const around = String.raw`(?:\s|</?(?:div|section|p|h[1-6])>)*`;

const oneText = new RegExp(`^${around}([^<>&]+?)${around}$`);

/** A result as visitors see it; undefined if it isn't a single piece of text. */
export const visibleText = (result: string): string | undefined => oneText.exec(result)?.[1];

const isGap = (node: Node) => node.type === 'text' && node.value.trim() === '';

/** Wraps each template in a box with the records and results that follow it. */
export function boxExamples(nodes: readonly Node[], parts: ReadonlyMap<unknown, Part>): Node[] {
  const all: Node[] = [];
  let box: unknown[] | undefined;
  for (const node of nodes) {
    const part = parts.get(node);
    if (part === 'example') {
      const example = element('div', {className: 'example', 'data-ground': 'dark'});
      all.push(example as never);
      box = example.children;
    }
    if (part && box) {
      box.push(node);
    } else {
      box = isGap(node) ? box : undefined;
      all.push(node);
    }
  }
  return all;
}
