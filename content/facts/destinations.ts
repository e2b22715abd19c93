import path from 'node:path';
import type {Destination} from '../frontMatter/destination';
import {checkFrontMatter} from '../frontMatter/read';
import {isPartial} from '../pageFile';
import {readText, sourcesIn} from '../sources';
import type {DocsVersion} from '../versions';
import {type TypedDialect, tableOf, typedDialects} from './typedTable';

const isDialect = (name: string | undefined): name is TypedDialect => name !== undefined && name in typedDialects;

/** Paths of a docs version's destination pages, from the repository's root. */
export const destinationFiles = (version: DocsVersion): string[] =>
  sourcesIn(version, 'destinations', '.mdx').filter((file) => !isPartial(file));

function readDestination(file: string) {
  const text = readText(file);
  const {data} = checkFrontMatter(text, file);
  const {name} = path.parse(file);
  const dialect = /<TypedTable dialect="(\w+)"/.exec(text)?.[1];
  return {
    name,
    id: `destinations/${name}`,
    title: String(data.title),
    keywords: (data.keywords ?? []) as string[],
    facts: data.destination as Destination,
    /** The typed table on the page, if there is one. */
    typed: isDialect(dialect) ? {dialect, table: tableOf(text, file)} : undefined,
  };
}

export type DestinationPage = ReturnType<typeof readDestination>;

/**
 * All destination pages of a docs version, sorted by title.
 *
 * @throws ProblemsError when front matter is invalid
 */
export const destinationPages = (version: DocsVersion): DestinationPage[] =>
  destinationFiles(version)
    .map(readDestination)
    .filter(({facts}) => facts !== undefined)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
