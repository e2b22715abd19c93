import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** ARIA roles of table elements, which stay the same whatever `display` a style sets. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Total characters of the longest cells that fit a 390 px phone; the padding of a column takes up three. */
const maxCharacters = (columns: number) => 51 - 3 * columns;

/** Tables with more columns are for comparison, so they scroll instead. */
const maxColumns = 5;

/** Labels of up to this many characters get a narrower column. */
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
    heads.length <= maxColumns &&
    longest.reduce((sum, length) => sum + length) > maxCharacters(heads.length)
  );
}

/** Repeats column headers as cell labels, except in the first column. Returns the class `short` if all are short. */
function labelCells([heads = [], ...rows]: readonly Element[][]): string[] {
  const labels = heads.slice(1).map((head) => toString(head).trim());
  labels.forEach((dataLabel, index) =>
    rows.forEach((cells) => Object.assign(cells[index + 1]?.properties ?? {}, {dataLabel})),
  );
  return labels.every(({length}) => length <= shortLabel) ? ['short'] : [];
}

/**
 * Rehype plugin: adds the class `stacked` to tables whose cells stack on phones, plus `labeled` (and `short`) to those
 * with more than two columns, and ARIA roles: some browsers drop the semantics of a table whose cells are blocks.
 */
export default function stackedTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (table) => {
      const rows = table.tagName === 'table' ? rowsOf(table) : [];
      if (!isStacked(rows)) {
        return;
      }
      table.properties.className = ['stacked'];
      // Two headers fit on a line above the rows; with more columns, each cell repeats its header.
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
