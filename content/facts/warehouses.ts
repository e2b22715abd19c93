import type {TypedDialect} from './typedTable';

/** How one warehouse's dialect reads a lead. */
export type Warehouse = {
  /** The dialect, as a fence names it. */
  dialect: TypedDialect;
  label: string;
  /** Id of the destination page whose names of tables the queries take. */
  page: string;
  /** The typed table of the unique leads stream. */
  typed: (slug: string) => string;
  /** The raw table of the same stream. */
  raw: (slug: string) => string;
  /** A column of the typed table. */
  column: (key: string) => string;
  /** A key of the raw record, as text; Redshift casts text, numbers and flags each in its own way. */
  field: (key: string, type: 'string' | 'number' | 'integer' | 'boolean') => string;
  /** Where the names of all columns are. */
  catalog: (slug: string) => string;
  /** A name as the catalog holds it. */
  named: (key: string) => string;
  /** What a session needs before it can read a key with a capital letter. */
  caseSetting?: string;
};

const plain = (key: string) => key;
const quotedByCase = (key: string) => (key === key.toLowerCase() ? key : `"${key}"`);
const redshiftCasts = {string: 'varchar', number: 'bigint', integer: 'bigint'} as const;

function redshiftField(key: string, type: 'string' | 'number' | 'integer' | 'boolean'): string {
  const path = `lead._data.${quotedByCase(key)}`;
  // A flag may be a number or true and false; only serialized it is text in both cases.
  return type === 'boolean' ? `nullif(json_serialize(${path}), 'null')` : `${path}::${redshiftCasts[type]}`;
}

/** The warehouses that attribute pages have queries for, with the names of tables on their destination pages. */
export const warehouses: readonly Warehouse[] = [
  {
    dialect: 'postgresql',
    label: 'PostgreSQL',
    page: 'destinations/postgres',
    typed: () => 'public.unique_individuals',
    raw: (slug) => `${slug}_raw.unique_individuals`,
    column: quotedByCase,
    field: (key) => `_data ->> '${key}'`,
    catalog: () => 'information_schema.columns',
    named: plain,
  },
  {
    dialect: 'snowflake',
    label: 'Snowflake',
    page: 'destinations/snowflake',
    typed: (slug) => `${slug}.leads.unique_individuals`,
    raw: (slug) => `${slug}.${slug}_raw.unique_individuals`,
    column: plain,
    field: (key) => `_data:${key}::varchar`,
    catalog: (slug) => `${slug}.information_schema.columns`,
    named: (key) => key.toUpperCase(),
  },
  {
    dialect: 'bigquery',
    label: 'BigQuery',
    page: 'destinations/bigquery',
    typed: () => 'leads.unique_individuals',
    raw: (slug) => `${slug}_raw.unique_individuals`,
    column: plain,
    field: (key) => `JSON_VALUE(_data, '$.${key}')`,
    catalog: () => 'leads.INFORMATION_SCHEMA.COLUMNS',
    named: plain,
  },
  {
    dialect: 'redshift',
    label: 'Redshift',
    page: 'destinations/redshift',
    typed: () => 'leads.unique_individuals',
    raw: (slug) => `${slug}_raw.unique_individuals AS lead`,
    column: plain,
    field: redshiftField,
    catalog: () => 'svv_columns',
    named: plain,
    caseSetting: 'SET enable_case_sensitive_super_attribute TO true;',
  },
];
