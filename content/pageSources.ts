import type {Props} from './components/component';
import {components} from './components';
import {usesIn} from './components/uses';
import {glossaryFile} from './facts/glossary';
import {readFrontMatter} from './frontMatter/read';
import {pageFrom} from './pages';
import {versionOf} from './versions';

function sourcesOfComponents(file: string, source: string): string[] {
  const {tree, version} = pageFrom(file, source);
  const attribute = source.startsWith('---') ? readFrontMatter(source, file).data.attribute : undefined;
  const place = {file, version, attribute: typeof attribute === 'string' ? attribute : undefined};
  const sources = (name: string, props: Props) => {
    const component = components[name];
    return version || component?.isAnywhere ? (component?.sources?.(props, place) ?? []) : [];
  };
  return usesIn(tree).flatMap(({name, props}) => sources(name, props));
}

const madeFromFiles = Object.keys(components).filter((name) => components[name]?.sources);

/** A page in which this finds nothing need not be parsed, which takes longer than all the rest of the work. */
const mayUseThem = new RegExp(`<(?:${madeFromFiles.join('|')})\\b`);

/** By file: what was found in its text elsewhere. */
const noted = new Map<string, {source: string; sources: readonly string[]}>();

/**
 * Notes the files that a page is made from, as `sourcesOfPage` has told them in a thread that had parsed it anyway. It
 * holds for a build: while a writer works, files come and go.
 */
export function noteSources(file: string, source: string, sources: readonly string[]): void {
  noted.set(file, {source, sources});
}

/**
 * The files that a page is made from besides its own: the brand, the list of versions, the glossary for docs pages, and
 * the sources of the components it uses, as the registry names them.
 *
 * @param file path of the page from the repository's root
 * @param source its text as written
 * @returns paths from the repository's root
 * @throws FindingsError when a page with such a component does not parse
 */
export function sourcesOfPage(file: string, source: string): readonly string[] {
  const known = noted.get(file);
  if (known?.source === source) {
    return known.sources;
  }
  const version = versionOf(file);
  return [
    ...new Set([
      'brand.ts',
      'versions.json',
      ...(version ? [glossaryFile(version)] : []),
      ...(mayUseThem.test(source) ? sourcesOfComponents(file, source) : []),
    ]),
  ];
}
