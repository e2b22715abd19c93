import path from 'node:path';
import * as simpleIcons from 'simple-icons';
import {destinationPages} from '../../remark/facts/catalog';
import versions from '../../versions.json';

type Icon = {slug: string; path: string};

const bySlug = new Map(
  Object.values(simpleIcons as unknown as Record<string, Icon>).map((icon) => [icon.slug, icon.path]),
);

/** One SVG sheet with the marks of all destinations; a page shows one by `<use href="/img/marks.svg#slug">`. */
export async function marks(siteDir: string): Promise<string> {
  const folders = versions.map((version) => path.join(siteDir, 'versioned_docs', `version-${version}`));
  const pages = folders.flatMap((folder) => destinationPages(folder));
  const wanted = new Map(pages.flatMap(({id, facts}) => (facts.icon ? [[facts.icon, id] as const] : [])));
  const symbols = [...wanted].sort().map(([slug, id]) => {
    const shape = bySlug.get(slug);
    if (!shape) {
      throw new Error(
        `destinations/${id}.mdx: destination.icon: found "${slug}", allowed: a slug of simple-icons, or leave it out`,
      );
    }
    return `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${shape}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
