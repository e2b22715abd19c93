import path from 'node:path';
import type {Destination} from '../frontMatter/destination';
import {checkFrontMatter} from '../frontMatter/read';
import {readText, sourcesIn} from '../sources';
import type {DocsVersion} from '../versions';

/** One destination page: its name and its doc id, title, description and facts. */
export type DestinationPage = {name: string; id: string; title: string; description: string; facts: Destination};

/** The files of all destination pages of a docs version, from the repository's root. */
export const destinationFiles = (version: DocsVersion): string[] => sourcesIn(version, 'destinations', '.mdx');

/**
 * All destination pages of a docs version, in alphabetical order of their titles.
 *
 * @throws FindingsError when front matter is not valid
 */
export function destinationPages(version: DocsVersion): DestinationPage[] {
  return destinationFiles(version)
    .map((file) => {
      const {data} = checkFrontMatter(readText(file), file);
      const {name} = path.parse(file);
      return {
        name,
        id: `destinations/${name}`,
        title: String(data.title),
        description: String(data.description),
        facts: data.destination as Destination,
      };
    })
    .filter(({facts}) => facts !== undefined)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
