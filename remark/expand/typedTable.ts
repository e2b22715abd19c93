import type {RootContent} from 'mdast';
import {readLeadFields} from '../../content/facts/leadFields';
import {type TypedDialect, typedTable} from '../../content/facts/typedTable';
import type {Destination} from '../../content/frontMatter/destination';
import {requireVersion} from '../../content/sources';
import {element, inline, list, paragraph} from './mdx';

/**
 * The name that the page's other statements read: the last part of what is behind a `FROM`, with the schema of the page.
 *
 * @param text the page
 * @throws Error when no statement of the page reads `unique_individuals`
 */
export function tableOf(text: string): string {
  const found = /^FROM ((?:[\w%."`]+\.)?[`"]?unique_individuals[`"]?)\b/im.exec(text)?.[1];
  if (!found) {
    throw new Error('<TypedTable> on a page without a statement that reads the table unique_individuals');
  }
  return found;
}

const names = (keys: readonly string[]) => keys.map((key) => `\`${key}\``).join(', ');

/** Where to look for a field that has no column. */
const otherPlace = ({output}: Destination): string =>
  output.rawColumns.some(({name}) => name.toLowerCase() === '_data')
    ? 'Read it from `_data` in the raw record.'
    : 'Check a delivered record to see whether it has both.';

/**
 * The columns of a typed table as a folded `CREATE TABLE`, with what to know before using it.
 *
 * @param facts the destination of the page
 * @param page its path from the repository's root, and its text
 * @param dialect the dialect of the statement
 * @throws Error when the type map of the page lacks a type
 */
export function typedTablePart(
  facts: Destination,
  {file, text}: {file: string; text: string},
  dialect: TypedDialect,
): RootContent[] {
  const table = tableOf(text);
  const delivered = readLeadFields(requireVersion(file)).filter(({inDestinations}) => inDestinations);
  const {sql, fields, leftOut} = typedTable(facts, delivered, {dialect, table});
  const flags = fields.filter(({type}) => type === 'boolean').length;
  const caveats = [
    "Your sync's table can differ in order, types and additional columns. Compare the two before you rely on a column.",
    `${flags} of the columns are flags. The lead record has 0 and 1 for them, so they're whole numbers here.`,
    ...leftOut.map(
      ({key}) =>
        `\`${key}\` has no column, because ${facts.name} takes it for the same name as \`${key.toLowerCase()}\`. ${otherPlace(facts)}`,
    ),
    ...(leftOut.length === 0
      ? ['`language` and `Language` are two columns. Quote both names: without quotes, they refer to the same column.']
      : []),
  ];
  return [
    paragraph(
      'To prepare views or models before the first sync, create an empty table with the same columns, and drop it before the first run: the sync creates its own. The statement is made from the lead record and the types above.',
    ),
    element('details', {}, [
      element(
        'summary',
        {},
        inline(`\`${sql.slice(0, sql.indexOf(` ${table} `))}\` with ${fields.length} lead fields`),
      ),
      {type: 'code', lang: 'sql', meta: `title="${table}"`, value: sql},
    ]),
    list(caveats),
    ...(facts.output.typedMeta.length > 0
      ? [paragraph(`${names(facts.output.typedMeta.map(({name}) => name))} are columns that the loader adds.`)]
      : []),
  ];
}
