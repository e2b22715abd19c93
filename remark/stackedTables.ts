import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
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

/** Whether a table fits no phone: two columns are a name and what it says, three are stacked when they hold prose. */
function isStacked(table: Element): boolean {
  const columns = partsOf(table, 'th').length;
  const cells = partsOf(table, 'td');
  const inRow = (columns * cells.reduce((sum, cell) => sum + toString(cell).length, 0)) / cells.length;
  return columns === 2 || (columns === 3 && inRow >= proseFrom);
}

/**
 * Rehype step: marks tables with the class `stacked` whose cells are stacked on phones. Browsers that take
 * such a table for no table any more are told what it is.
 */
export default function stackedTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table' || !isStacked(table)) {
        return;
      }
      table.properties.className = ['stacked'];
      visit(table, 'element', (part) => {
        const role = roles[part.tagName];
        if (role) {
          part.properties.role = role;
        }
      });
    });
}
