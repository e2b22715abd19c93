import {replaceBrandTokens} from '../brandTokens';
import {destinationPages} from '../facts/destinations';
import {typedTable} from '../facts/typedTable';
import type {DocsVersion} from '../versions';
import {type Download, pageUrl} from './file';

/** The name of the file with the typed table of a destination page. */
export const tableFile = (page: string): string => `typed-table.${page}.sql`;

/** The typed table of each destination page that shows one, as a whole statement. */
export const tableDownloads = (version: DocsVersion): Download[] =>
  destinationPages(version).flatMap(({name, id, facts, typed}) =>
    typed === undefined
      ? []
      : [
          {
            file: tableFile(name),
            label: `Typed table for ${facts.name} (SQL)`,
            use: 'Prepare views and models before the first sync.',
            make: (of, brand) => {
              const {sql} = typedTable(facts, of, typed);
              return replaceBrandTokens(`-- ${pageUrl(of, id, brand)}\n${sql}\n`, tableFile(name), brand);
            },
          },
        ],
  );
