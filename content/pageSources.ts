import {components} from './components';
import {sharedClaimsFile} from './facts/claims';
import {destinationFiles} from './facts/destinations';
import {diagramFile, diagramNames} from './facts/diagrams';
import {glossaryFile} from './facts/glossary';
import {sdlFile} from './facts/sdl';
import {sharedSettingsFile} from './facts/sharedSettings';
import {sourcesIn} from './sources';
import {versionOf} from './versions';

const madeFromFacts = Object.keys(components).filter((name) => components[name]?.kind === 'facts');

const usesFacts = new RegExp(`<(?:${madeFromFacts.join('|')})\\b`);

/** Components made from other pages. */
const usesPages = /<(?:AttributeDestinations|DestinationTable|Downloads)\b/;

/**
 * The files that a page is made from besides its own: brand, list of versions, glossary for docs pages, and all facts of
 * its version for pages with a component made from facts.
 *
 * @param file path of the page from the repository's root
 * @param source its text as written
 * @returns paths from the repository's root
 */
export function sourcesOfPage(file: string, source: string): readonly string[] {
  const version = versionOf(file);
  const shared = usesFacts.test(source)
    ? [sharedClaimsFile, sharedSettingsFile, ...diagramNames().map(diagramFile)]
    : [];
  const facts =
    version && shared.length > 0
      ? [sdlFile(version), ...['_facts', '_facts/attributes'].flatMap((folder) => sourcesIn(version, folder, '.yaml'))]
      : [];
  const pages =
    version && usesPages.test(source) ? [...destinationFiles(version), ...sourcesIn(version, 'graphql', '.mdx')] : [];
  return ['brand.ts', 'versions.json', ...(version ? [glossaryFile(version)] : []), ...shared, ...facts, ...pages];
}
