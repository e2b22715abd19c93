import path from 'node:path';
import type {Destination} from '../frontMatter/destination';
import {checkFrontMatter} from '../frontMatter/read';
import {isPartial} from '../pageFile';
import {readText, sourcesIn} from '../sources';
import type {DocsVersion} from '../versions';
import {type TypedDialect, typedDialects} from './typedTable';

/** One destination page: its name and its doc id, title, description and facts, and the dialect of its typed table. */
export type DestinationPage = {
  name: string;
  id: string;
  title: string;
  description: string;
  facts: Destination;
  dialect?: TypedDialect;
};

const isDialect = (name: string | undefined): name is TypedDialect => name !== undefined && name in typedDialects;

/** The dialect in which a page shows its typed table. */
function dialectOf(text: string): TypedDialect | undefined {
  const name = /<TypedTable dialect="(\w+)"/.exec(text)?.[1];
  return isDialect(name) ? name : undefined;
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
        dialect: dialectOf(text),
      };
    })
    .filter(({facts}) => facts !== undefined)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
