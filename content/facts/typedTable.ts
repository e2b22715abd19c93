import type {Destination} from '../frontMatter/destination';
import {ProblemsError, positionAt} from '../problems';
import type {DocsVersion} from '../versions';
import {type LeadField, readLeadFields} from './leadFields';

type Dialect = {
  /** Quotes a column name, so that reserved words are valid. */
  quote: (name: string) => string;
  /** Whether column names are case-insensitive. */
  ignoresCase: boolean;
  /** Types whose default length or precision is too small in this engine, with their replacements. */
  types?: Readonly<Record<string, string>>;
  /** The start of the statement and the clauses after the columns, for engines that keep tables in files. */
  create?: string;
  files?: string;
};

const double = (name: string) => `"${name}"`;
const backtick = (name: string) => `\`${name}\``;
const postgres: Dialect = {quote: double, ignoresCase: false};

/** The dialects of typed tables; all but `athena` are also dialects of `sql` fences. */
export const typedDialects = {
  athena: {
    quote: backtick,
    ignoresCase: true,
    create: 'CREATE EXTERNAL TABLE',
    files: "\nROW FORMAT SERDE 'org.openx.data.jsonserde.JsonSerDe'\nLOCATION 's3://YOUR_BUCKET/empty/'",
  },
  bigquery: {quote: backtick, ignoresCase: true},
  cockroachdb: postgres,
  duckdb: {quote: double, ignoresCase: true},
  postgresql: postgres,
  redshift: {quote: double, ignoresCase: true, types: {VARCHAR: 'VARCHAR(65535)', DECIMAL: 'DECIMAL(38, 9)'}},
  snowflake: {quote: (name) => double(name.toUpperCase()), ignoresCase: true},
  yellowbrick: postgres,
} as const satisfies Record<string, Dialect>;

export type TypedDialect = keyof typeof typedDialects;

/**
 * Finds the table name, with its schema, in the first `FROM` clause on a page that reads `unique_individuals`.
 *
 * @param text the page's text
 * @param file its path from the repository's root, for error messages
 * @throws ProblemsError when no statement on the page reads `unique_individuals`
 */
export function tableOf(text: string, file: string): string {
  const table = /^FROM ((?:[\w%."`]+\.)?[`"]?unique_individuals[`"]?)\b/im.exec(text)?.[1];
  if (!table) {
    const {line} = positionAt(text, text.indexOf('<TypedTable'));
    const found = '<TypedTable> on a page without a statement that reads the table unique_individuals';
    throw new ProblemsError('a typed table without a name', [
      {file, line, found, allowed: 'a sample with FROM and the name of the table'},
    ]);
  }
  return table;
}

function partByName(fields: readonly LeadField[], ignoresCase: boolean): [LeadField[], LeadField[]] {
  const name = ({key}: LeadField) => (ignoresCase ? key.toLowerCase() : key);
  const first = new Map([...fields].reverse().map((field) => [name(field), field]));
  const isFirst = (field: LeadField) => first.get(name(field)) === field;
  return [fields.filter(isFirst), fields.filter((field) => !isFirst(field))];
}

/** Whether a delivered field has its own column in a dialect: false if an earlier field takes its name. */
export const hasColumn = (field: LeadField, delivered: readonly LeadField[], dialect: TypedDialect): boolean =>
  partByName(delivered, typedDialects[dialect].ignoresCase)[0].some(({key}) => key === field.key);

/**
 * Generates the `CREATE TABLE` of a typed table from the lead record and the destination's type map.
 *
 * @param facts the destination
 * @param version the docs version whose lead fields are the columns
 * @param options the dialect and the table name
 * @throws Error when the type map lacks a type that lead fields use
 */
export function typedTable(
  {output}: Destination,
  version: DocsVersion,
  {dialect, table}: {dialect: TypedDialect; table: string},
) {
  const {quote, ignoresCase, types = {}, create = 'CREATE TABLE', files = ''}: Dialect = typedDialects[dialect];
  const map = new Map(output.typeMap.map(({from, to}) => [from, to]));
  const delivered = readLeadFields(version).filter(({inDestinations}) => inDestinations);
  const [fields, leftOut] = partByName(delivered, ignoresCase);
  const typeOf = ({type}: LeadField): string => {
    // A flag is the number 0 or 1.
    const from = type === 'boolean' ? 'integer' : type;
    const to = map.get(from);
    if (!to) {
      throw new Error(`output.typeMap: found no entry for ${from}; allowed: one for each type of the lead fields`);
    }
    return types[to] ?? to;
  };
  const columns = [
    ...output.typedMeta.map(({name, type}) => `${quote(name)} ${type}`),
    ...fields.map((field) => `${quote(field.key)} ${typeOf(field)}`),
  ];
  return {sql: `${create} ${table} (\n  ${columns.join(',\n  ')}\n)${files};`, fields, leftOut};
}
