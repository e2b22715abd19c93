import fs from 'node:fs';
import type {Finding} from '../../content/findings';
import {editorFiles} from '../guide/editorFiles';
import {tables} from '../guide/tables';

/** The writer's guide, which has tables made from code between marks. */
const guideFile = 'CONTRIBUTING.md';

const end = '<!-- end -->';

/**
 * Puts the tables that repeat code into the writer's guide.
 *
 * @param guide the guide's text
 * @returns the guide with the tables made anew; formatting is left to the formatter
 * @throws Error when the marks around a table are missing
 */
export function withTables(guide: string): string {
  return Object.entries(tables).reduce((text, [name, make]) => {
    const start = `<!-- ${name} -->`;
    const from = text.indexOf(start);
    const to = text.indexOf(end, from);
    if (from === -1 || to === -1) {
      throw new Error(`${guideFile}: no ${start} … ${end}, where a table goes`);
    }
    return `${text.slice(0, from + start.length)}\n\n${make()}\n\n${text.slice(to)}`;
  }, guide);
}

/** Tables as they are compared: without the padding that the formatter adds. */
const bare = (text: string) => text.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---');

const drift = (file: string, found: string): Finding => ({
  file,
  line: 1,
  found,
  allowed: 'what `npm run guide` writes',
});

/** Files as they are compared: without the formatter's line breaks. */
const isSame = (file: string, text: string) =>
  fs.existsSync(file) && JSON.stringify(JSON.parse(fs.readFileSync(file, 'utf8'))) === JSON.stringify(JSON.parse(text));

/** Says when the guide's tables, or the schemas and snippets for editors, are not those of the code. */
export function guideFindings(guide = fs.readFileSync(guideFile, 'utf8')): Finding[] {
  return [
    ...(bare(withTables(guide)) === bare(guide) ? [] : [drift(guideFile, 'tables that differ from the code')]),
    ...Object.entries(editorFiles())
      .filter(([file, text]) => !isSame(file, text))
      .map(([file]) => drift(file, 'a file for editors that differs from the code')),
  ];
}
