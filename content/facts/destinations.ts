import path from 'node:path';
import {type Destination, destinationCategories} from '../frontMatter/destination';
import {checkFrontMatter} from '../frontMatter/read';
import {isPartial} from '../pageFile';
import {readText, sourcesIn} from '../sources';
import type {DocsVersion} from '../versions';
import {type TypedDialect, tableOf, typedDialects} from './typedTable';

/** One destination page: its name and its doc id, title, description and facts, and the typed table that it shows. */
export type DestinationPage = {
  name: string;
  id: string;
  title: string;
  description: string;
  facts: Destination;
  typed?: {dialect: TypedDialect; table: string};
};

const isDialect = (name: string | undefined): name is TypedDialect => name !== undefined && name in typedDialects;

/** The dialect and the name of the typed table that a page shows. */
function typedOf(text: string): DestinationPage['typed'] {
  const dialect = /<TypedTable dialect="(\w+)"/.exec(text)?.[1];
  return isDialect(dialect) ? {dialect, table: tableOf(text)} : undefined;
}

/** The files of all destination pages of a docs version, from the repository's root. */
export const destinationFiles = (version: DocsVersion): string[] =>
  sourcesIn(version, 'destinations', '.mdx').filter((file) => !isPartial(file));

/**
 * All destination pages of a docs version, in alphabetical order of their titles.
 *
 * @throws ProblemsError when front matter is not valid
 */
export function destinationPages(version: DocsVersion): DestinationPage[] {
  return destinationFiles(version)
    .map((file) => {
      const text = readText(file);
      const {data} = checkFrontMatter(text, file);
      const {name} = path.parse(file);
      return {
        name,
        id: `destinations/${name}`,
        title: String(data.title),
        description: String(data.description),
        facts: data.destination as Destination,
        typed: typedOf(text),
      };
    })
    .filter(({facts}) => facts !== undefined)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Destination pages under the headings of their categories, in the order of the categories. */
export function byCategory(pages: readonly DestinationPage[]): {label: string; members: DestinationPage[]}[] {
  const labels = new Set(Object.values(destinationCategories));
  return [...labels]
    .map((label) => ({label, members: pages.filter(({facts}) => destinationCategories[facts.category] === label)}))
    .filter(({members}) => members.length > 0);
}
