import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Props} from './component';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a Markdown or HTML syntax tree node is a JSX element. */
export const isJsx = (node: {type: string}): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Finds an attribute by name; its value is a string or an expression. */
export const attributeOf = ({attributes}: JsxNode, name: string): MdxJsxAttribute | undefined =>
  attributes.find((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === name);

/** What messages show for a prop value that isn't a literal. */
const expression = {toJSON: () => 'an expression'};

type Estree = {type: string; value?: unknown; elements?: (Estree | null)[]; body?: {expression?: Estree}[]};

function plainValue(node: Estree | null | undefined): unknown {
  return node?.type === 'Literal' ? node.value : (node?.elements?.map(plainValue) ?? expression);
}

function valueOf({value}: MdxJsxAttribute): unknown {
  return value && typeof value === 'object'
    ? plainValue((value.data?.estree as Estree | undefined)?.body?.[0]?.expression)
    : (value ?? true);
}

/** A component as used on a page. */
export type Use = {name: string; props: Props; line: number; node: JsxNode};

/** The names a page imports or defines: every word in its imports and exports, because extra names do no harm. */
export function namesDefined(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({value}) => {
    const code = value.replaceAll(/'[^']*'|"[^"]*"/g, '');
    (code.match(/[\w$]+/g) ?? []).forEach((name) => names.add(name));
  });
  return names;
}

/** The components that a page uses without importing them, in document order, before the tree is expanded. */
export function usesIn(tree: Root): Use[] {
  const imported = namesDefined(tree);
  const uses: Use[] = [];
  visit(tree, (node: Nodes) => {
    if (!isJsx(node)) {
      return;
    }
    const name = node.name ?? '';
    if (/^[A-Z]/.test(name) && !imported.has(name.split('.')[0] ?? name)) {
      const attributes = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
      const props = Object.fromEntries(attributes.map((attribute) => [attribute.name, valueOf(attribute)]));
      uses.push({name, props, line: node.position?.start.line ?? 1, node});
    }
  });
  return uses;
}
