import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Props} from './component';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** The value of a prop that is an expression and not a plain value. */
export const expression = Symbol('an expression');

type Estree = {
  type: string;
  value?: unknown;
  elements?: (Estree | null)[];
  operator?: string;
  argument?: Estree;
  body?: {expression?: Estree}[];
};

function plainValue(node: Estree | null | undefined): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return (node.elements ?? []).map(plainValue);
    default:
      return expression;
  }
}

function valueOf({value}: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) {
    return true;
  }
  if (typeof value === 'string') {
    return value;
  }
  return plainValue((value.data?.estree as Estree | undefined)?.body?.[0]?.expression);
}

/** A use of a component on a page. */
export type Use = {name: string; props: Props; line: number; node: JsxNode};

type Pattern = {
  type: string;
  name?: string;
  id?: Pattern | null;
  local?: Pattern;
  left?: Pattern;
  argument?: Pattern;
  value?: Pattern;
  declaration?: Pattern | null;
  body?: Pattern[];
  specifiers?: Pattern[];
  declarations?: Pattern[];
  elements?: (Pattern | null)[];
  properties?: Pattern[];
};

/** The names that a statement or a pattern of JavaScript binds. */
function boundNames(node: Pattern | null | undefined): string[] {
  switch (node?.type) {
    case 'Identifier':
      return [node.name ?? ''];
    case 'ImportDeclaration':
      return (node.specifiers ?? []).flatMap(({local}) => boundNames(local));
    case 'ExportNamedDeclaration':
      return node.declaration
        ? boundNames(node.declaration)
        : (node.specifiers ?? []).flatMap(({local}) => boundNames(local));
    case 'VariableDeclaration':
      return (node.declarations ?? []).flatMap(({id}) => boundNames(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return boundNames(node.id);
    case 'ObjectPattern':
      return (node.properties ?? []).flatMap((each) => boundNames(each.value ?? each.argument));
    case 'ArrayPattern':
      return (node.elements ?? []).flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(node.left);
    case 'RestElement':
      return boundNames(node.argument);
    default:
      return [];
  }
}

/** The names that a page imports or defines. */
export function namesDefined(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}) => {
    const {body = []} = (data?.estree ?? {}) as Pattern;
    body.flatMap(boundNames).forEach((name) => names.add(name));
  });
  return names;
}

/**
 * The components that a page uses without importing them, in its order.
 *
 * @param tree the page's body, before anything is expanded
 */
export function usesIn(tree: Root): Use[] {
  const imported = namesDefined(tree);
  const uses: Use[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (each) => {
    const node = each as JsxNode;
    const name = node.name ?? '';
    if (/^[A-Z]/.test(name) && !imported.has(name.split('.')[0] ?? name)) {
      const attributes = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
      const props = Object.fromEntries(attributes.map((attribute) => [attribute.name, valueOf(attribute)]));
      uses.push({name, props, line: node.position?.start.line ?? 1, node});
    }
  });
  return uses;
}
