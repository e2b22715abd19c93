import path from 'node:path';
import type {RootContent} from 'mdast';
import {tableFile} from '../../content/downloads';
import {downloadPath} from '../../content/downloads/file';
import {isRaw} from '../../content/facts/delivery';
import {type TypedDialect, tableOf, typedTable} from '../../content/facts/typedTable';
import type {Destination} from '../../content/frontMatter/destination';
import {joinWords} from '../../content/words';
import {requireVersion} from '../../content/sources';
import {fileLink} from './downloads';
import {list, paragraph, text} from './mdx';

/** Number of statement lines on the page; the first has no column. */
const shownLines = 10;

const otherPlace = (facts: Destination): string =>
  isRaw(facts) ? 'Read it from `_data` in the raw record.' : 'Check a delivered record to see whether it has both.';

/**
 * The first columns of a typed table as a `CREATE TABLE`, with a link to the full statement and notes on how to use
 * it.
 *
 * @param facts the page's destination
 * @param page its path from the repository's root, and its text
 * @param dialect the statement's dialect
 * @throws Error when the page's type map lacks a type
 */
export function typedTableNodes(
  facts: Destination,
  {file, text: page}: {file: string; text: string},
  dialect: TypedDialect,
): RootContent[] {
  const table = tableOf(page, file);
  const version = requireVersion(file);
  const {sql, fields, leftOut} = typedTable(facts, version, {dialect, table});
  const shown = sql.split('\n').slice(0, shownLines);
  const rest = facts.output.typedMeta.length + fields.length - (shownLines - 1);
  const flags = fields.filter(({type}) => type === 'boolean').length;
  const caveats = [
    'The table your sync creates can have a different column order, different types, or additional columns. Compare the two before you rely on a column.',
    `${flags} of the columns are flags. The lead record uses 0 and 1 for them, so they're integers here.`,
    ...(facts.output.typedMeta.length === 0
      ? [
          "`_lead_id` and `_emitted_at` aren't in the statement, because we haven't confirmed that the sync adds them. To try a view or model that uses them, add both columns yourself.",
        ]
      : []),
    ...leftOut.map(
      ({key}) =>
        `\`${key}\` has no column, because ${facts.name} treats it as the same name as \`${key.toLowerCase()}\`. ${otherPlace(facts)}`,
    ),
    ...(leftOut.length === 0
      ? [
          '`language` and `Language` are different columns. Quote both names: without quotes, they refer to the same column.',
        ]
      : []),
  ];
  return [
    paragraph(
      'To prepare views or models before the first sync, create an empty table with the same columns, and then drop it before the first run, because the sync creates its own. The statement is generated from the lead record and the types above.',
    ),
    {type: 'code', lang: 'sql', meta: `title="${table}"`, value: [...shown, `  -- ${rest} more columns`].join('\n')},
    {
      type: 'paragraph',
      children: [
        fileLink(downloadPath(version, tableFile(path.parse(file).name)), 'Download the full statement'),
        text(`, with ${fields.length} lead fields.`),
      ],
    },
    list(caveats),
    ...(facts.output.typedMeta.length > 0
      ? [paragraph(`The loader adds ${joinWords(facts.output.typedMeta.map(({name}) => `\`${name}\``))}.`)]
      : []),
  ];
}
