import type {Props} from './components/component';
import {components} from './components';
import {usesIn} from './components/uses';
import {glossaryFile} from './facts/glossary';
import {readFrontMatter} from './frontMatter/read';
import {frontMatterIn} from './pageFile';
import {pageFrom} from './pages';
import {versionOf} from './versions';

function sourcesOfComponents(file: string, source: string): string[] {
  const {tree, version} = pageFrom(file, source);
  const attribute = frontMatterIn(source) ? readFrontMatter(source, file).data.attribute : undefined;
  const place = {file, version, attribute: typeof attribute === 'string' ? attribute : undefined};
  const sources = (name: string, props: Props) => {
    const component = components[name];
    return version || component?.isAnywhere ? (component?.sources?.(props, place) ?? []) : [];
  };
  return usesIn(tree).flatMap(({name, props}) => sources(name, props));
}

const madeFromFiles = Object.keys(components).filter((name) => components[name]?.sources);

/** Skips parsing, the slowest part, for pages that use none of them. */
const mayUseThem = new RegExp(`<(?:${madeFromFiles.join('|')})\\b`);

/**
 * The files that a page is made from besides its own: brand, list of versions, glossary for docs pages, and the sources of
 * the components it uses, from the registry.
 *
 * @param file path of the page from the repository's root
 * @param source its text as written
 * @returns paths from the repository's root
 * @throws ProblemsError when a page with such a component does not parse
 */
export function sourcesOfPage(file: string, source: string): readonly string[] {
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
