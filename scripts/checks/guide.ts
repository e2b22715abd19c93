import fs from 'node:fs';
import type {Problem} from '../../content/problems';
import {tables} from '../guide/tables';

/** The writer's guide, which has tables made from code between marks. */
const guideFile = 'CONTRIBUTING.md';

const end = '<!-- end -->';

/**
 * Puts the tables that repeat code into the writer's guide; formatting is left to Prettier.
 *
 * @param guide the guide's text
 * @throws Error when the marks around a table are missing
 */
export function withTables(guide: string): string {
  return Object.entries(tables).reduce((text, [name, make]) => {
    const start = `<!-- ${name} -->`;
    const from = text.indexOf(start);
    const to = text.indexOf(end, from);
    if (from === -1 || to === -1) {
      throw new Error(`${guideFile}: no ${start} … ${end} for its table`);
    }
    return `${text.slice(0, from + start.length)}\n\n${make()}\n\n${text.slice(to)}`;
  }, guide);
}

/** Tables without the padding that Prettier adds. */
const bare = (text: string) => text.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---');

/** Reports tables of the guide that differ from the code. */
export const guideProblems = (guide = fs.readFileSync(guideFile, 'utf8')): Problem[] =>
  bare(withTables(guide)) === bare(guide)
    ? []
    : [{file: guideFile, line: 1, found: 'tables that differ from the code', allowed: 'what `npm run guide` writes'}];
