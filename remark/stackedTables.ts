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

/** Characters that the longest cells may have together to fit a phone of 390 px; the padding of a column takes three. */
const widest = (columns: number) => 51 - 3 * columns;

/** Tables with more columns are there to be compared: they scroll. */
const mostColumns = 5;

/** Labels of up to so many characters get a narrower column. */
const shortLabel = 9;

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, {tagName: 'tr'}, ({children}: Element) => {
    rows.push(children.filter((child) => child.type === 'element'));
  });
  return rows;
}

/** Whether the rows of a table don't fit a phone. */
function isStacked([heads = [], ...rows]: readonly Element[][]): boolean {
  const longest = heads.map((_, column) => Math.max(0, ...rows.map((cells) => toString(cells[column]).length)));
  return (
    heads.length > 1 &&
    heads.length <= mostColumns &&
    longest.reduce((sum, length) => sum + length) > widest(heads.length)
  );
}

/** Repeats the heads of columns at their cells, after the first. Returns a class where all of them are short. */
function labelCells([heads = [], ...rows]: readonly Element[][]): string[] {
  const labels = heads.slice(1).map((head) => toString(head).trim());
  labels.forEach((dataLabel, index) =>
    rows.forEach((cells) => Object.assign(cells[index + 1]?.properties ?? {}, {dataLabel})),
  );
  return labels.every(({length}) => length <= shortLabel) ? ['short'] : [];
}

/**
 * Rehype step: marks tables whose cells are stacked on phones with the class `stacked`, those of more than two columns with
 * `labeled`, too (and `short` where their labels are), and gives them ARIA roles: some browsers drop the semantics of a table whose cells are blocks.
 */
export default function stackedTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (table) => {
      const rows = table.tagName === 'table' ? rowsOf(table) : [];
      if (!isStacked(rows)) {
        return;
      }
      table.properties.className = ['stacked'];
      // The heads of a name and what it says are in a line above them; more are repeated at each cell.
      if ((rows[0]?.length ?? 0) > 2) {
        table.properties.className.push('labeled', ...labelCells(rows));
      }
      visit(table, 'element', (part) => {
        const role = roles[part.tagName];
        if (role) {
          part.properties.role = role;
        }
      });
    });
}
