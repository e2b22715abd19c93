/**
 * Shapes of account statements (users, roles, grants, sessions) by dialect, from the vendors' references. `sqlShapes.ts`
 * says how a shape is written.
 */

/** One or more of the words given, separated by commas. */
const some = (...words: readonly string[]) => `(?:${words.join('|')})(?:, (?:${words.join('|')}))*`;

/** Nothing, or one or more of the clauses given, in any order. */
const clauses = (...all: readonly string[]) => `(?: (?:${all.join('|')}))*`;

const tableVerbs = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
const databaseVerbs = ['ALL', 'CONNECT', 'CREATE', 'TEMPORARY', 'USAGE'];

const oracleVerbs = ['CREATE', 'DROP', 'ALTER', 'INSERT', 'SELECT', 'UPDATE', 'DELETE'].map(
  (verb) => `${verb} ANY TABLE`,
);
const oraclePrivileges = some('CREATE SESSION', 'CREATE TABLE', 'CREATE USER', ...oracleVerbs);

const clickhousePrivileges = some(
  'CREATE DATABASE',
  'CREATE TABLE',
  'DROP TABLE',
  'TRUNCATE',
  'ALTER',
  'INSERT',
  'SELECT',
);

const databricksPrivileges = some(
  'USE CATALOG',
  'USE SCHEMA',
  'CREATE SCHEMA',
  'CREATE TABLE',
  'CREATE EXTERNAL TABLE',
  'READ FILES',
  'WRITE FILES',
  'SELECT',
  'MODIFY',
);
const databricksObject = '(?:CATALOG|SCHEMA|TABLE|EXTERNAL LOCATION) <name>';

const teradataPrivileges = some(
  'CREATE DATABASE',
  'CREATE TABLE',
  'DROP TABLE',
  'CREATE VIEW',
  'DROP VIEW',
  ...tableVerbs,
);

const snowflakeUser = clauses(
  'TYPE = (?:PERSON|SERVICE|LEGACY_SERVICE)',
  'PASSWORD = <string>',
  '(?:DEFAULT_ROLE|DEFAULT_WAREHOUSE|DEFAULT_NAMESPACE) = <name>',
  'RSA_PUBLIC_KEY = <string>',
);
const snowflakeWarehouse = clauses(
  'WAREHOUSE_SIZE = (?:XSMALL|SMALL|MEDIUM|LARGE)',
  'AUTO_SUSPEND = <number>',
  '(?:AUTO_RESUME|INITIALLY_SUSPENDED) = (?:TRUE|FALSE)',
);
const snowflakeGrants = [
  `GRANT ${some('USAGE', 'OPERATE', 'MONITOR')} ON WAREHOUSE <name> TO ROLE <name>`,
  `GRANT ${some('USAGE', 'CREATE SCHEMA', 'MONITOR')} ON DATABASE <name> TO ROLE <name>`,
  `GRANT ${some('USAGE', 'CREATE TABLE', 'CREATE VIEW', 'CREATE STAGE')} ON SCHEMA <name> TO ROLE <name>`,
  `GRANT ${some(...tableVerbs)} ON (?:TABLE <name>|ALL TABLES IN SCHEMA <name>) TO ROLE <name>`,
  'GRANT OWNERSHIP ON (?:DATABASE|SCHEMA|TABLE) <name> TO ROLE <name>(?: COPY CURRENT GRANTS)?',
  'GRANT OWNERSHIP ON ALL (?:TABLES|SCHEMAS) IN (?:DATABASE|SCHEMA) <name> TO ROLE <name>(?: COPY CURRENT GRANTS)?',
  'GRANT ROLE <name> TO (?:ROLE|USER) <name>',
];

const firebolt = [
  'CREATE DATABASE(?: IF NOT EXISTS)? <name>',
  `CREATE ENGINE(?: IF NOT EXISTS)? <name> WITH${clauses(
    'TYPE = (?:S|M|L|XL)',
    '(?:NODES|AUTO_STOP) = <number>',
    'AUTO_START = (?:TRUE|FALSE)',
  )}`,
  'CREATE SERVICE ACCOUNT <name> WITH DESCRIPTION = <string>',
  'CREATE USER <name> WITH SERVICE_ACCOUNT = <name>',
  'GRANT USAGE ON (?:ENGINE|DATABASE) <name> TO <name>',
  'GRANT (?:USAGE|CREATE) ON SCHEMA <name> IN DATABASE <name> TO <name>',
  'GRANT ROLE <name> TO USER <name>',
  'DROP SERVICE ACCOUNT <name>',
];

/** Shapes of account statements by dialect. */
export const accountShapes: Readonly<Record<string, readonly string[]>> = {
  clickhouse: [
    'CREATE USER <name> IDENTIFIED WITH (?:sha256_password|bcrypt_password) BY <string>',
    `GRANT ${clickhousePrivileges} ON <name>\\.\\* TO <name>`,
    `REVOKE ${clickhousePrivileges} ON <name>\\.\\* FROM <name>`,
    'DROP USER(?: IF EXISTS)? <name>',
  ],
  cockroachdb: [
    'USE <name>',
    `GRANT ${some(...databaseVerbs)} ON SCHEMA <name> TO <name>`,
    `REVOKE ${some(...databaseVerbs)} ON SCHEMA <name> FROM <name>`,
  ],
  databricks: [
    `GRANT ${databricksPrivileges} ON ${databricksObject} TO <name>`,
    `REVOKE ${databricksPrivileges} ON ${databricksObject} FROM <name>`,
    'CREATE EXTERNAL LOCATION(?: IF NOT EXISTS)? <name> URL <string> WITH \\(STORAGE CREDENTIAL <name>\\)',
    'DESCRIBE HISTORY <name>(?: LIMIT <number>)?',
  ],
  firebolt,
  mysql: ['SET (?:GLOBAL|PERSIST) <name> = (?:ON|OFF)'],
  oracle: [
    'ALTER SESSION SET CONTAINER = <name>',
    `CREATE USER <name> IDENTIFIED BY <name>${clauses(
      '(?:DEFAULT|TEMPORARY) TABLESPACE <name>',
      'QUOTA (?:UNLIMITED|<number>[KMGT]?) ON <name>',
    )}`,
    `GRANT ${oraclePrivileges}(?: ON SCHEMA <name>)? TO <name>`,
    'ALTER USER <name> ACCOUNT (?:LOCK|UNLOCK)',
    'DROP USER <name>(?: CASCADE)?',
  ],
  redshift: ['ALTER USER <name> PASSWORD DISABLE'],
  snowflake: [
    'CREATE ROLE(?: IF NOT EXISTS)? <name>',
    `CREATE USER(?: IF NOT EXISTS)? <name>${snowflakeUser}`,
    `CREATE WAREHOUSE(?: IF NOT EXISTS)? <name>${snowflakeWarehouse}`,
    ...snowflakeGrants,
    'SHOW PARAMETERS LIKE <string> IN (?:ACCOUNT|USER <name>)',
    'CREATE NETWORK POLICY(?: IF NOT EXISTS)? <name> ALLOWED_IP_LIST = \\(<string>(?:, <string>)*\\)',
    'ALTER USER <name> SET NETWORK_POLICY = <name>',
    'ALTER USER <name> UNSET (?:RSA_PUBLIC_KEY|NETWORK_POLICY)',
    `ALTER USER <name> ADD PROGRAMMATIC ACCESS TOKEN <name>${clauses(
      'ROLE_RESTRICTION = <string>',
      'DAYS_TO_EXPIRY = <number>',
    )}`,
    'DROP (?:USER|ROLE|WAREHOUSE|DATABASE|NETWORK POLICY)(?: IF EXISTS)? <name>',
  ],
  spark: ['CALL <name>\\((?:<name> => (?:TIMESTAMP )?(?:<string>|<number>)(?:, )?)+\\)'],
  teradata: [
    'CREATE DATABASE <name> FROM <name> AS PERM = <number>',
    'MODIFY DATABASE <name> AS PERM = <number>',
    'CREATE USER <name> FROM <name> AS PERM = <number>(?:, (?:PASSWORD|DEFAULT DATABASE) = <name>)*',
    `GRANT ${teradataPrivileges} ON <name> TO <name>`,
    'REVOKE LOGON ON ALL FROM <name>',
    'DELETE (?:USER|DATABASE) <name> ALL',
    'DROP (?:USER|DATABASE) <name>',
  ],
  transactsql: [
    'CREATE LOGIN <name> WITH PASSWORD = <string>',
    'CREATE USER <name> FOR LOGIN <name>(?: WITH DEFAULT_SCHEMA = <name>)?',
    `GRANT ${some('CREATE TABLE', 'CREATE SCHEMA', 'CREATE VIEW')} TO <name>`,
    `GRANT ${some('ALTER', ...tableVerbs)} ON SCHEMA::<name> TO <name>`,
    'DROP (?:USER|LOGIN) <name>',
  ],
  yellowbrick: ['GRANT USAGE ON CLUSTER <name> TO <name>', 'REVOKE USAGE ON CLUSTER <name> FROM <name>'],
};
