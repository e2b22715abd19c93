import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Props} from './component';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node of Markdown or of HTML is a tag of MDX. */
export const isJsx = (node: {type: string}): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Finds an attribute by its name; the value is a string or an expression. */
export const attributeOf = ({attributes}: JsxNode, name: string): MdxJsxAttribute | undefined =>
  attributes.find((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === name);

/** The value of a prop that is an expression and not a plain value, as messages show it. */
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

/** A use of a component on a page. */
export type Use = {name: string; props: Props; line: number; node: JsxNode};

/** The names that a page imports or defines: all words of its imports and exports, since more do no harm. */
export function namesDefined(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({value}) => {
    const code = value.replaceAll(/'[^']*'|"[^"]*"/g, '');
    (code.match(/[\w$]+/g) ?? []).forEach((name) => names.add(name));
  });
  return names;
}

/** The components that a page uses without importing them, in its order. Nothing in the tree is expanded yet. */
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
