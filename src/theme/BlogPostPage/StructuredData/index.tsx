/** Nothing: `plugins/structured-data` puts the data into the built page, so that scripts don't carry them. */
export default function NoStructuredData(): null {
  return null;
}
