import * as simpleIcons from 'simple-icons';
import {optimize} from 'svgo';
import {destinationPages} from '../../content/facts/destinations';
import {readFrontMatter} from '../../content/frontMatter/read';
import {ProblemsError} from '../../content/problems';
import {readText} from '../../content/sources';
import {type DocsVersion, docsVersions} from '../../content/versions';

type Icon = {slug: string; path: string};

const bySlug = new Map(
  Object.values(simpleIcons as unknown as Record<string, Icon>).map((icon) => [icon.slug, icon.path]),
);

/** Logo-sized line icons for destinations that no company owns. */
const glyphs: Record<string, string> = {
  bucket: 'M4 6q0-2 8-2t8 2-8 2-8-2l2 13q1 2 6 2t6-2l2-13',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5M12 18v-6M9.5 14.5 12 12l2.5 2.5',
  webhook: 'M3 12h11M10 8l4 4-4 4M14 4h6v16h-6',
};

/** Two decimals are enough for 24 px logos, and make the file a third smaller. */
const precision = {name: 'convertPathData', params: {floatPrecision: 2}} as const;

const spriteOf = (symbols: readonly string[]) =>
  `${optimize(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {multipass: true, plugins: [precision]}).data}\n`;

const symbolOf = (id: string, path: string) => `<symbol id="${id}" viewBox="0 0 24 24">${path}</symbol>`;

/** @throws ProblemsError with file and line if neither simple-icons nor this file has a shape of that name */
function shapeOf(icon: string, file: string): string {
  const logo = bySlug.get(icon);
  if (logo) {
    return `<path d="${logo}"/>`;
  }
  const glyph = glyphs[icon];
  if (!glyph) {
    const line = readFrontMatter(readText(file), file).lineOf(['destination', 'icon']);
    const allowed = `a slug of simple-icons, ${Object.keys(glyphs).join(', ')}, or leave it out`;
    throw new ProblemsError('a logo does not exist', [{file, line, found: `destination.icon: ${icon}`, allowed}]);
  }
  return `<path d="${glyph}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>`;
}

/**
 * Returns the logos of all destinations by file name: an SVG sprite for pages that show several, referenced as
 * `<use href="/img/logos.svg#slug">`, and one file for each logo.
 *
 * @throws ProblemsError with file and line if a page names a logo that doesn't exist
 */
export function logos(versions: readonly DocsVersion[] = docsVersions): Record<string, string> {
  const named = versions.flatMap((version) =>
    destinationPages(version).flatMap(({id, facts: {icon}}) =>
      icon ? [[icon, symbolOf(icon, shapeOf(icon, `${version.folder}/${id}.mdx`))] as const] : [],
    ),
  );
  const symbols = [...new Map(named)].sort();
  const single = symbols.map(([slug, symbol]) => [`img/logos/${slug}.svg`, spriteOf([symbol])]);
  return {'img/logos.svg': spriteOf(symbols.map(([, symbol]) => symbol)), ...Object.fromEntries(single)};
}
