import {parse as parsePostgres} from 'libpg-query';
import type {Dialect} from '@polyglot-sql/sdk';
import {messageOf, positionAt} from '../../../content/problems';
import {type Checker, type SampleProblem} from './sample';

type Parse = (statement: string) => Promise<SampleProblem | undefined>;

/** PostgreSQL's own parser, for PostgreSQL and compatible databases. */
const postgres: Parse = async (statement) => {
  try {
    await parsePostgres(statement);
    return undefined;
  } catch (error) {
    const {cursorPosition = 0} = (error as {sqlDetails?: {cursorPosition?: number}}).sqlDetails ?? {};
    return {line: positionAt(statement, cursorPosition).line, message: messageOf(error)};
  }
};

const byPolyglot =
  (dialect: string): Parse =>
  async (statement) => {
    // Imported dynamically: only the ES module loads its own WebAssembly, and it can't be required.
    const {parse} = await import('@polyglot-sql/sdk');
    const {success, ast, error, errorLine} = parse(statement, dialect as Dialect);
    if (!success) {
      return {line: errorLine ?? 1, message: error ?? 'syntax error'};
    }
    // The parser returns an unknown statement as text.
    const kinds = [ast].flat().flatMap((node) => Object.keys(node as object));
    return kinds.some((kind) => kind === 'raw' || kind === 'command')
      ? {line: 1, message: 'a statement that the parser does not recognize; add nocheck="reason" if it is correct'}
      : undefined;
  };

const dialects: Record<string, Parse> = {
  bigquery: byPolyglot('bigquery'),
  clickhouse: byPolyglot('clickhouse'),
  cockroachdb: postgres,
  databricks: byPolyglot('databricks'),
  duckdb: byPolyglot('duckdb'),
  firebolt: postgres,
  mariadb: byPolyglot('mysql'),
  mysql: byPolyglot('mysql'),
  oracle: byPolyglot('oracle'),
  postgresql: postgres,
  redshift: postgres,
  snowflake: byPolyglot('snowflake'),
  spark: byPolyglot('spark'),
  teradata: byPolyglot('teradata'),
  transactsql: byPolyglot('tsql'),
  trino: byPolyglot('trino'),
  yellowbrick: postgres,
};

/** Vendor-specific statements for accounts, privileges, and storage, which these parsers don't support. */
const administration =
  /^(?:GRANT|REVOKE|USE|SHOW|SET|CALL|VACUUM|REORG|RESET|ALTER TABLE \S+ EXECUTE|ATTACH|DESCRIBE|MODIFY|DELETE (?:USER|DATABASE)|(?:CREATE|ALTER|DROP)\s+(?:OR REPLACE\s+)?(?:USER|ROLE|LOGIN|SESSION|DATABASE|SCHEMA|WAREHOUSE|ENGINE|SERVICE ACCOUNT|NETWORK POLICY|MASKING POLICY|EXTERNAL LOCATION|TABLE \S+ ALTER COLUMN))\b/i;

/** Splits a script into statements, with their start lines; a script that doesn't split is one statement. */
export async function statementsOf(code: string): Promise<{text: string; line: number}[]> {
  const {tokenize} = await import('@polyglot-sql/sdk');
  const spans = tokenize(code).tokens?.map(({span}) => span) ?? [{start: 0, end: code.length}];
  const statements: {start: number; end: number}[] = [];
  let isOpen = false;
  for (const {start, end} of spans) {
    const isEnd = code.slice(start, end) === ';';
    if (!isEnd) {
      statements.push({start: (isOpen ? statements.pop() : undefined)?.start ?? start, end});
    }
    isOpen = !isEnd;
  }
  return statements.map(({start, end}) => ({text: code.slice(start, end), line: positionAt(code, start).line}));
}

/** `sql` fences, by the dialect that the fence names. */
export const sql: Checker = async ({code, attributes}) => {
  const {dialect = ''} = attributes;
  const parse = dialects[dialect];
  if (!parse) {
    const named = dialect === '' ? 'the fence has no dialect' : `no checker for the dialect "${dialect}"`;
    return [{line: 0, message: `SQL: ${named}; write dialect="…" with one of ${Object.keys(dialects).join(', ')}`}];
  }
  const statements = await statementsOf(code);
  const problems = statements.map(async ({text, line}) => {
    const problem = administration.test(text) ? undefined : await parse(text);
    return problem ? [{line: line + problem.line - 1, message: `${dialect}: ${problem.message}`}] : [];
  });
  return (await Promise.all(problems)).flat();
};
