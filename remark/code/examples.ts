import type {Root} from 'hast';
import {element} from '../expand/mdx';

type Node = Root['children'][number];

/** Labels of the parts of an example, by the attribute of their fence. */
const labels = {example: 'Template', data: 'Visitor’s record', output: 'Result'} as const;

/** What a block of code is in an example. */
export type Part = keyof typeof labels;

/** The part that the fence with these attributes is, if it is one. */
export const partOf = (attributes: Readonly<Record<string, string>>): Part | undefined =>
  (Object.keys(labels) as Part[]).find((part) => part in attributes);

/** What the bar of a part says. */
export const labelOf = (part: Part, source: string): string =>
  part === 'data' && source.trim() === '{}' ? 'Unknown visitor' : labels[part];

/** Tags that only say where a text is, and white space. */
const around = String.raw`(?:\s|</?(?:div|section|p|h[1-6])>)*`;

const oneText = new RegExp(`^${around}([^<>&]+?)${around}$`);

/** A result as its visitors read it; undefined where it is more than one piece of text. */
export const readText = (result: string): string | undefined => oneText.exec(result)?.[1];

const isGap = (node: Node) => node.type === 'text' && node.value.trim() === '';

/** Puts each template into a box with the records and the results that follow it. */
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
