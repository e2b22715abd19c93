import {replaceBrandTokens} from '../brandTokens';
import {destinationPages} from '../facts/destinations';
import {sdlFile} from '../facts/sdl';
import {typedTable} from '../facts/typedTable';
import {readText} from '../sources';
import type {DocsVersion} from '../versions';
import {leadCsv} from './csv';
import {dbtPackage} from './dbtPackage';
import {type Download, pageUrl} from './file';
import {eventSchemas, leadSchema} from './jsonSchemas';
import {openApi} from './openApi';

const common: readonly Download[] = [
  {
    file: 'lead-record.schema.json',
    label: 'Lead record as JSON Schema',
    use: 'Check the records you receive, and generate types.',
    make: leadSchema,
  },
  {
    file: 'lead-record.csv',
    label: 'Lead fields as CSV',
    use: 'Map fields in a spreadsheet that lists their meanings, examples, and availability.',
    make: leadCsv,
  },
  {
    file: 'schema.graphql',
    label: 'GraphQL schema (SDL)',
    use: 'Get autocomplete in your editor, and generate client code.',
    make: (version) => readText(sdlFile(version)),
  },
  {
    file: 'api-events.schema.json',
    label: 'API events as JSON Schema',
    use: 'Check an `event` before you send it. Each operation has a definition.',
    make: eventSchemas,
  },
  {
    file: 'openapi.json',
    label: 'API over HTTP as OpenAPI 3.1',
    use: 'Import the API into Postman and other tools that read OpenAPI.',
    make: openApi,
  },
  {
    file: 'dbt-package.tgz',
    label: 'dbt package',
    use: 'Remove duplicate records in a warehouse, and get one row per person.',
    make: dbtPackage,
  },
];

/** File name of a destination page's typed table. */
export const tableFile = (page: string): string => `typed-table.${page}.sql`;

/** The complete `CREATE TABLE` statement of each destination page that shows a typed table. */
export const tableDownloads = (version: DocsVersion): Download[] =>
  destinationPages(version).flatMap(({name, id, title, facts, typed}) =>
    typed === undefined
      ? []
      : {
          file: tableFile(name),
          label: `Typed table for ${title} (SQL)`,
          use: 'Prepare views and models before the first sync.',
          make: (of, brand) => {
            const {sql} = typedTable(facts, of, typed);
            return replaceBrandTokens(`-- ${pageUrl(of, id, brand)}\n${sql}\n`, tableFile(name), brand);
          },
        },
  );

/** All downloads of a docs version, generated from the same sources as its pages. */
export const downloadsOf = (version: DocsVersion): Download[] => [...common, ...tableDownloads(version)];
