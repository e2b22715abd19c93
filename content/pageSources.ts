import type {Props} from './components/component';
import {components} from './components';
import {usesIn} from './components/uses';
import {glossaryFile} from './facts/glossary';
import {readFrontMatter} from './frontMatter/read';
import {pageFrom} from './pages';

/**
 * The files that a page is made from besides its own: the brand, the list of versions, the glossary for docs pages, and
 * the sources of the components it uses, as the registry names them.
 *
 * @param file path of the page from the repository's root
 * @param source its text as written
 * @returns paths from the repository's root
 * @throws FindingsError when the page does not parse
 */
export function sourcesOfPage(file: string, source: string): string[] {
  const page = pageFrom(file, source);
  const attribute = source.startsWith('---') ? readFrontMatter(source, file).data.attribute : undefined;
  const place = {file, version: page.version, attribute: typeof attribute === 'string' ? attribute : undefined};
  const sources = (name: string, props: Props) => {
    const component = components[name];
    return page.version || component?.isAnywhere ? (component?.sources?.(props, place) ?? []) : [];
  };
  return [
    ...new Set([
      'brand.ts',
      'versions.json',
      ...(page.version ? [glossaryFile(page.version)] : []),
      ...usesIn(page.tree).flatMap(({name, props}) => sources(name, props)),
    ]),
  ];
}
