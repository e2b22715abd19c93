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

/** Components generated from other pages. */
const usesPages = /<(?:AttributeDestinations|DestinationTable|Downloads)\b/;

/**
 * The files a page depends on besides itself: the brand and the list of versions; for docs pages, the glossary; and for
 * pages with a component made from facts, all facts of their version.
 *
 * @param file path of the page, from the repository's root
 * @param source the page's text as written
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
