import type {List, Paragraph, PhrasingContent, RootContent, Table, Text} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {valueToEstree} from 'estree-util-value-to-estree';

type Plain = string | number | readonly Plain[] | {readonly [key: string]: Plain};
type PropValue = Plain | boolean | undefined;

const parser = unified().use(remarkParse);

/** A text node. */
export const text = (value: string): Text => ({type: 'text', value});

/** Parses inline Markdown, such as code, emphasis, and links in a fact's text, into tree nodes. */
export function inline(markdown: string): PhrasingContent[] {
  return parser
    .parse(markdown)
    .children.flatMap((node) => (node.type === 'paragraph' ? node.children : [text(markdown)]));
}

/** A paragraph from inline Markdown. */
export const paragraph = (markdown: string): Paragraph => ({type: 'paragraph', children: inline(markdown)});

/** Inline code for text with any characters. */
export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** A heading of level 3. */
export const heading = (title: string): RootContent => ({type: 'heading', depth: 3, children: [text(title)]});

/** A bulleted or numbered list from inline Markdown. */
export const list = (items: readonly string[], ordered = false): List => ({
  type: 'list',
  ordered,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(item)]})),
});

type Cells = readonly (string | PhrasingContent[])[];

/** A table: headers as text, cells as inline Markdown or nodes; `rowProps` can set an `id` or search attributes. */
export function table(
  head: readonly string[],
  rows: readonly Cells[],
  rowProps: readonly Record<string, string>[] = [],
): Table {
  const row = (cells: Cells, hProperties?: Record<string, string>) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({
      type: 'tableCell' as const,
      children: typeof cell === 'string' ? inline(cell) : cell,
    })),
    ...(hProperties ? {data: {hProperties}} : {}),
  });
  return {type: 'table', children: [row(head), ...rows.map((cells, index) => row(cells, rowProps[index]))]};
}

/** Whether a node is the title of an admonition. */
export const isAdmonitionTitle = (node: {data?: object | undefined} | undefined): boolean =>
  (node?.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;

/** A warning admonition with a title. */
export const warning = (title: string, words: string): ContainerDirective => ({
  type: 'containerDirective',
  name: 'warning',
  children: [{...paragraph(title), data: {directiveLabel: true} as object}, paragraph(words)],
});

function attribute(name: string, value: PropValue): MdxJsxAttribute[] {
  if (value === undefined || value === false) {
    return [];
  }
  if (value === true || typeof value === 'string') {
    return [{type: 'mdxJsxAttribute', name, value: value === true ? null : value}];
  }
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    comments: [],
    body: [{type: 'ExpressionStatement' as const, expression: valueToEstree(value)}],
  };
  return [
    {
      type: 'mdxJsxAttribute',
      name,
      value: {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value), data: {estree}},
    },
  ];
}

const attributes = (props: Record<string, PropValue>) =>
  Object.entries(props).flatMap(([key, value]) => attribute(key, value));

/** An element for a component in `src/components`; props that are undefined or false are omitted. */
export const element = (
  name: string,
  props: Record<string, PropValue>,
  children: RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes(props),
  children: children as MdxJsxFlowElement['children'],
});

/** The same as an inline element. */
export const inlineElement = (
  name: string,
  props: Record<string, PropValue>,
  children: PhrasingContent[],
): MdxJsxTextElement => ({type: 'mdxJsxTextElement', name, attributes: attributes(props), children});

/** Facts side by side, each with a label and inline Markdown or an element. */
export const factStrip = (
  facts: readonly (readonly [label: string, value: string | MdxJsxTextElement])[],
): MdxJsxFlowElement =>
  element(
    'dl',
    {className: 'fact-strip'},
    facts.map(([label, value]) => {
      const detail = typeof value === 'string' ? paragraph(value).children : [value];
      return element('div', {}, [
        element('dt', {}, [paragraph(label)]),
        element('dd', {}, [{type: 'paragraph', children: detail}]),
      ]);
    }),
  );
