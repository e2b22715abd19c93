import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** What each element of a table is to assistive technology, whatever a style makes of its box. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Characters in a row from which three columns are prose: on a phone each would be a ribbon of a word or two a line. */
const proseFrom = 70;

const partsOf = (table: Element, tag: string): Element[] => {
  const found: Element[] = [];
  visit(table, 'element', (part) => {
    if (part.tagName === tag) {
      found.push(part);
    }
  });
  return found;
};

/** Characters that the longest words of all columns may have together to fit a phone of 390 px. */
const widest = 36;

/** Tables with more columns are there to be compared: they scroll. */
const mostColumns = 5;

/** Text whose spaces are where lines can break: code is kept in one piece. */
function textOf(node: ElementContent): string {
  if (node.type !== 'element') {
    return toString(node);
  }
  return node.tagName === 'code' ? toString(node).replaceAll(/\s/g, '_') : node.children.map(textOf).join('');
}

const longestWord = (cell: Element) =>
  Math.max(
    ...textOf(cell)
      .split(/[\s-]+/)
      .map((word) => word.length),
  );

/** Characters of the longest words of all columns. */
function narrowest(rows: readonly Element[][]): number {
  const columns = rows[0]?.map((_, column) => rows.flatMap((cells) => cells[column] ?? [])) ?? [];
  return columns.reduce((sum, cells) => sum + Math.max(...cells.map(longestWord)), 0);
}

const rowsOf = (table: Element) => partsOf(table, 'tr').map((row) => [...partsOf(row, 'th'), ...partsOf(row, 'td')]);

/** Whether a table fits no phone: two columns are a name and what it says, three are stacked when they hold prose. */
function isStacked(rows: readonly Element[][]): boolean {
  const columns = rows[0]?.length ?? 0;
  const cells = rows.slice(1).flat();
  const inRow = (columns * cells.reduce((sum, cell) => sum + toString(cell).length, 0)) / cells.length;
  return (
    columns === 2 ||
    (columns === 3 && inRow >= proseFrom) ||
    (columns > 2 && columns <= mostColumns && narrowest(rows) > widest)
  );
}

/** Repeats the heads of more than three columns at their cells: readers would lose count of them. */
function labelCells([heads = [], ...rows]: readonly Element[][]): void {
  for (const [index, head] of heads.entries()) {
    if (heads.length > 3 && index > 0) {
      rows.forEach((cells) => Object.assign(cells[index]?.properties ?? {}, {dataLabel: toString(head).trim()}));
    }
  }
}

/**
 * Rehype step: marks tables with the class `stacked` whose cells are stacked on phones. Browsers that take
 * such a table for no table any more are told what it is.
 */
export default function stackedTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (table) => {
      const rows = table.tagName === 'table' ? rowsOf(table) : [];
      if (!isStacked(rows)) {
        return;
      }
      table.properties.className = ['stacked'];
      labelCells(rows);
      visit(table, 'element', (part) => {
        const role = roles[part.tagName];
        if (role) {
          part.properties.role = role;
        }
      });
    });
}
