import type {Element, Root} from 'hast';
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

/** Characters that the longest cells of all columns may have together to fit a phone of 390 px. */
const widest = 40;

/** Tables with more columns are there to be compared: they scroll. */
const mostColumns = 5;

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, {tagName: 'tr'}, ({children}: Element) => {
    rows.push(children.filter((child) => child.type === 'element'));
  });
  return rows;
}

/** Whether a table fits no phone: two columns are a name and what it says, more are stacked when a line is too short. */
function isStacked([heads = [], ...rows]: readonly Element[][]): boolean {
  const longest = heads.map((_, column) => Math.max(0, ...rows.map((cells) => toString(cells[column]).length)));
  return (
    heads.length === 2 ||
    (heads.length > 2 && heads.length <= mostColumns && longest.reduce((sum, length) => sum + length) > widest)
  );
}

/** Repeats the heads of more than two columns at their cells: a name and what it says need no words between them. */
function labelCells([heads = [], ...rows]: readonly Element[][]): void {
  for (const [index, head] of heads.entries()) {
    if (heads.length > 2 && index > 0) {
      rows.forEach((cells) => Object.assign(cells[index]?.properties ?? {}, {dataLabel: toString(head).trim()}));
    }
  }
}

/**
 * Rehype step: marks tables whose cells are stacked on phones with the class `stacked`, and gives them ARIA roles: some
 * browsers drop the semantics of a table whose cells are blocks.
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
