import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {namesDefined} from '../components/uses';
import {type Finding, placeOf} from '../findings';
import type {Page} from '../pages';

type Estree = {
  type: string;
  name?: string;
  computed?: boolean;
  key?: unknown;
  property?: unknown;
  body?: Estree[];
  expression?: Estree;
};
type Expression = Nodes & {value: string; data?: {estree?: Estree}};

const isNode = (value: unknown): value is Estree => typeof (value as Estree | null)?.type === 'string';

/** The names that a piece of code asks for. Keys of objects and properties of values are none. */
function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) {
    return node.flatMap(namesIn);
  }
  if (!isNode(node)) {
    return [];
  }
  if (node.type === 'Identifier') {
    return [node.name ?? ''];
  }
  const isPlain = node.computed === false;
  return Object.entries(node).flatMap(([key, value]) =>
    isPlain && (key === 'key' || (key === 'property' && node.type === 'MemberExpression')) ? [] : namesIn(value),
  );
}

/** What MDX itself gives to a page. */
const given = ['props', 'frontMatter', 'toc', 'undefined'];

/** Whether an expression can't be shown: a name that nothing has, or an object, as in doubled braces. */
function isLost({data}: Expression, known: ReadonlySet<string>): boolean {
  const code = data?.estree?.body?.[0]?.expression;
  return code?.type === 'ObjectExpression' || namesIn(code).some((name) => !known.has(name));
}

/** Braces in prose that name nothing, such as a placeholder of a template: rendering them would end in an error. */
export function expressionFindings({file, tree}: Pick<Page, 'file' | 'tree'>): Finding[] {
  const known = new Set([...given, ...namesDefined(tree as Root)]);
  const found: Finding[] = [];
  visit(tree as Root, ['mdxTextExpression', 'mdxFlowExpression'], (each) => {
    const node = each as unknown as Expression;
    if (isLost(node, known)) {
      const code = `{${node.value}}`;
      found.push({
        file,
        ...placeOf(node),
        found: `${code} in prose, which MDX runs as code`,
        allowed: `\`${code}\` in backticks`,
      });
    }
  });
  return found;
}
