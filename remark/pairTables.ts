import type {Element, Root} from 'hast';
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

const columnsOf = (table: Element): number => {
  let columns = 0;
  visit(table, 'element', ({tagName}) => {
    columns += tagName === 'th' ? 1 : 0;
  });
  return columns;
};

/**
 * Rehype step: marks tables of two columns with the class `pairs`. On phones their cells stand one below the other, and
 * browsers that take such a table for no table any more are told what it is.
 */
export default function pairTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table' || columnsOf(table) !== 2) {
        return;
      }
      table.properties.className = ['pairs'];
      visit(table, 'element', (part) => {
        const role = roles[part.tagName];
        if (role) {
          part.properties.role = role;
        }
      });
    });
}
