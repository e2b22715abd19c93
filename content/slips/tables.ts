import type {Nodes, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {components} from '../components';
import type {JsxNode} from '../components/uses';
import {type Finding, placeOf} from '../findings';
import type {Page} from '../pages';

/** Components that fit into a line of text. */
const inline = Object.keys(components).filter((name) => components[name]?.isInline);

const isBlock = (name: string) => name in components && !inline.includes(name);

function rowFindings(file: string, {children: [head, ...rows]}: Table): Finding[] {
  const columns = head?.children.length ?? 0;
  return rows
    .filter(({children}) => children.length !== columns)
    .map((row) => ({
      file,
      ...placeOf(row),
      found: `a row of ${row.children.length} cells in a table of ${columns} columns`,
      allowed: `${columns} cells; a pipe inside a cell is written \\|, in backticks, too`,
    }));
}

function componentFindings(file: string, table: Table): Finding[] {
  const found: Finding[] = [];
  visit(table, 'mdxJsxTextElement', (each: Nodes) => {
    const node = each as JsxNode;
    if (isBlock(node.name ?? '')) {
      found.push({
        file,
        ...placeOf(node),
        found: `<${node.name}> in a table`,
        allowed: `${inline.map((name) => `<${name}>`).join(', ')}; other components stand on lines of their own`,
      });
    }
  });
  return found;
}

/** Tables with a pipe too many or too few, and components in cells that can't be there. */
export function tableFindings({file, tree}: Pick<Page, 'file' | 'tree'>): Finding[] {
  const found: Finding[] = [];
  visit(tree, 'table', (table: Table) => {
    found.push(...rowFindings(file, table), ...componentFindings(file, table));
  });
  return found;
}
