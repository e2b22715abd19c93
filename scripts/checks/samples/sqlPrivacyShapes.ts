/**
 * Shapes of statements that mask columns, grant them, or remove what a deletion leaves behind, by dialect and from the
 * vendors' references. `sqlShapes.ts` says how a shape is written.
 */
const columns = '\\(<name>(?:, <name>)*\\)';

/** Shapes that belong to the ones in `sqlAccountShapes.ts`. */
export const privacyShapes: Readonly<Record<string, readonly string[]>> = {
  bigquery: [
    'CREATE SCHEMA(?: IF NOT EXISTS)? <name> OPTIONS \\(location = <string>\\)',
    'ALTER SCHEMA <name> SET OPTIONS \\(max_time_travel_hours = <number>\\)',
    'GRANT `roles/bigquery\\.dataViewer` ON SCHEMA <name> TO <string>',
  ],
  clickhouse: ['GRANT SELECT ON <name> TO <name>'],
  databricks: ['REORG TABLE <name> APPLY \\(PURGE\\)', 'VACUUM <name>(?: RETAIN <number> HOURS)?'],
  oracle: ['GRANT SELECT ON <name> TO <name>(?: WITH GRANT OPTION)?'],
  redshift: [
    'CREATE MASKING POLICY <name> WITH \\(<name> VARCHAR\\(<number>\\)\\) USING \\(NULL::VARCHAR\\(<number>\\)\\)',
    `ATTACH MASKING POLICY <name> ON <name> ${columns} TO (?:PUBLIC|(?:ROLE )?<name>)`,
    'REVOKE ALL ON <name> FROM ROLE <name>',
    `GRANT SELECT ${columns} ON <name> TO ROLE <name>`,
    'VACUUM DELETE ONLY <name>(?: TO <number> PERCENT)?',
  ],
  snowflake: [
    'CREATE MASKING POLICY(?: IF NOT EXISTS)? <name> AS \\(<name> (?:TEXT|FLOAT)\\) RETURNS (?:TEXT|FLOAT) -> CASE WHEN IS_ROLE_IN_SESSION\\(<string>\\)(?: OR IS_ROLE_IN_SESSION\\(<string>\\))* THEN <name> END',
  ],
  spark: ['CALL <name>\\(table => <string>, options => map\\(<string>(?:, <string>)*\\)\\)'],
  transactsql: [
    "ALTER TABLE <name> ALTER COLUMN <name> ADD MASKED WITH \\(FUNCTION = 'default\\(\\)'\\)",
    'GRANT UNMASK TO <name>',
    'GRANT SELECT ON SCHEMA::<name> TO <name>',
  ],
};
