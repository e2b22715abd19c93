import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {contract, requiredProps, type PropRule} from './contract';

type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

function problemWithValue(tag: string, attribute: MdxJsxAttribute, rule: PropRule): string | undefined {
  const {name, value} = attribute;
  if (typeof rule !== 'string' && (typeof value !== 'string' || !rule.includes(value))) {
    const found = typeof value === 'string' ? `"${value}"` : 'an expression';
    return `<${tag} ${name}>: found ${found}, allowed: ${rule.join(', ')}`;
  }
  if (rule === 'text' && (typeof value !== 'string' || value === '')) {
    return `<${tag} ${name}>: found nothing, allowed: text in quotes`;
  }
  return undefined;
}

function problems(node: JsxNode, imported: ReadonlySet<string>): string[] {
  const tag = node.name ?? '';
  if (!/^[A-Z]/.test(tag) || imported.has(tag.split('.')[0] ?? tag)) {
    return [];
  }
  const rules = contract[tag];
  if (!rules) {
    return [`<${tag}>: no such component, allowed: ${Object.keys(contract).join(', ')}`];
  }
  const attributes = node.attributes.filter((each) => each.type === 'mdxJsxAttribute');
  const given = new Set(attributes.map(({name}) => name));
  const missing = (requiredProps[tag] ?? []).filter((name) => !given.has(name));
  return [
    ...missing.map((name) => `<${tag}>: needs ${name}="…"`),
    ...attributes.flatMap((attribute) => {
      const rule = rules[attribute.name];
      return rule
        ? (problemWithValue(tag, attribute, rule) ?? [])
        : [`<${tag}>: no prop "${attribute.name}", allowed: ${Object.keys(rules).join(', ') || 'none'}`];
    }),
  ];
}

const importedNames = /import\s+(?:(\w+)|\{([^}]+)\})/g;

function namesImported(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node: {value: string}) => {
    for (const [, single, many] of node.value.matchAll(importedNames)) {
      (many ?? single ?? '').split(',').forEach((name) => names.add(name.trim()));
    }
  });
  return names;
}

/**
 * Remark step: holds every component of a page, its props and their values against the contract.
 *
 * @throws Error with file, line, what was found and what is allowed
 */
export default function componentProps() {
  return (tree: Root, file: VFile): void => {
    const imported = namesImported(tree);
    const found: string[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const jsx = node as JsxNode;
      const where = `${path.relative(process.cwd(), file.path)}:${jsx.position?.start.line ?? 1}`;
      found.push(...problems(jsx, imported).map((problem) => `${where}: ${problem}`));
    });
    if (found.length > 0) {
      throw new Error(`components are not used as allowed\n  ${found.join('\n  ')}`);
    }
  };
}
