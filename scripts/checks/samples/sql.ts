import {parse as parsePostgres} from 'libpg-query';
import type {Dialect} from '@polyglot-sql/sdk';
import {type Checker, lineAt, messageOf, type SampleProblem} from './sample';

/** What is wrong with one statement; undefined when it parses. */
type Parse = (statement: string) => Promise<SampleProblem | undefined>;

/** PostgreSQL's own parser, for PostgreSQL and what speaks its language. */
const postgres: Parse = async (statement) => {
  try {
    await parsePostgres(statement);
    return undefined;
  } catch (error) {
    const {cursorPosition = 0} = (error as {sqlDetails?: {cursorPosition?: number}}).sqlDetails ?? {};
    return {line: lineAt(statement, cursorPosition), message: messageOf(error)};
  }
};

const byPolyglot =
  (dialect: string): Parse =>
  async (statement) => {
    // Only the ES module loads its WebAssembly by itself, and an ES module can't be required.
    const {parse} = await import('@polyglot-sql/sdk');
    const {success, ast, error, errorLine} = parse(statement, dialect as Dialect);
    if (!success) {
      return {line: errorLine ?? 1, message: error ?? 'syntax error'};
    }
    // The parser takes a statement that it does not know as text.
    const kinds = [ast].flat().flatMap((node) => Object.keys(node as object));
    return kinds.some((kind) => kind === 'raw' || kind === 'command')
      ? {line: 1, message: 'a statement that the parser does not know; nocheck="reason" if it is right'}
      : undefined;
  };

/** Dialects that a fence may name, and what parses each. */
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

/** Statements on accounts, privileges and storage, which differ by vendor and which these parsers do not know. */
const administration =
  /^(?:GRANT|REVOKE|USE|SHOW|SET|CALL|VACUUM|REORG|RESET|ALTER TABLE \S+ EXECUTE|ATTACH|DESCRIBE|MODIFY|DELETE (?:USER|DATABASE)|(?:CREATE|ALTER|DROP)\s+(?:OR REPLACE\s+)?(?:USER|ROLE|LOGIN|SESSION|DATABASE|SCHEMA|WAREHOUSE|ENGINE|SERVICE ACCOUNT|NETWORK POLICY|MASKING POLICY|EXTERNAL LOCATION|TABLE \S+ ALTER COLUMN))\b/i;

const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\$\$[\s\S]*?\$\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"`$;\-/]+|[\s\S]/g;

/** The statements of a script, comments blanked, with the line each begins on. */
export function statementsOf(code: string): {text: string; line: number}[] {
  const found: {text: string; line: number}[] = [];
  let text = '';
  let start = 0;
  const close = (end: number) => {
    if (text.trim() !== '') {
      found.push({text: text.trim(), line: lineAt(code, start + (/\S/.exec(text)?.index ?? 0))});
    }
    text = '';
    start = end;
  };
  for (const {0: part, index} of code.matchAll(token)) {
    if (part === ';') {
      close(index + 1);
    } else {
      text += /^(?:--|\/\*)/.test(part) ? part.replace(/[^\n]/g, ' ') : part;
    }
  }
  close(code.length);
  return found;
}

async function statementProblems(dialect: string, parse: Parse, {text, line}: {text: string; line: number}) {
  const problem = administration.test(text) ? undefined : await parse(text);
  return problem ? [{line: line + problem.line - 1, message: `${dialect}: ${problem.message}`}] : [];
}

/** `sql` fences, by the dialect that the fence names. */
export const sql: Checker = async ({code, attributes}) => {
  const {dialect = ''} = attributes;
  const parse = dialects[dialect];
  if (!parse) {
    const named = dialect === '' ? 'the fence names no dialect' : `no checker for the dialect "${dialect}"`;
    return [{line: 0, message: `SQL: ${named}; write dialect="…" with one of ${Object.keys(dialects).join(', ')}`}];
  }
  const problems = await Promise.all(statementsOf(code).map((each) => statementProblems(dialect, parse, each)));
  return problems.flat();
};
