import * as simpleIcons from 'simple-icons';
import {optimize} from 'svgo';
import {destinationPages} from '../../content/facts/destinations';
import {docsVersions} from '../../content/versions';
import type {DestinationCategory} from '../../content/frontMatter/destination';

type Icon = {slug: string; path: string};

const bySlug = new Map(
  Object.values(simpleIcons as unknown as Record<string, Icon>).map((icon) => [icon.slug, icon.path]),
);

/** Drawings in the size of a logo, in lines: what a destination without a logo is. */
const glyphs: Record<DestinationCategory, string> = {
  warehouse: 'M3 20V9l9-5 9 5v11M7 20v-8h10v8M7 16h10',
  lakehouse: 'M3 11l9-7 9 7M3 16q3-3 6 0t6 0 6 0M3 20q3-3 6 0t6 0 6 0',
  database: 'M4 6q0-3 8-3t8 3-8 3-8-3v12q0 3 8 3t8-3V6M4 12q0 3 8 3t8-3',
  storage: 'M4 6q0-2 8-2t8 2-8 2-8-2l2 13q1 2 6 2t6-2l2-13',
  queue: 'M3 8h4v8H3zM10 8h4v8h-4zM17 12h5M19 9l3 3-3 3',
  'vector-store': 'M5 4v15h15M5 19 17 7M12 7h5v5',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5 21 21',
  messaging: 'M4 5h16v11h-9l-5 4v-4H4z',
  'email-marketing': 'M3 6h18v12H3zM3 7l9 6 9-6',
  ads: 'M4 10v4h4l10 5V5L8 10zM8 14l1 6',
  crm: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 21q1-6 8-6t8 6',
  spreadsheet: 'M4 4h16v16H4zM4 10h16M4 15h16M10 4v16',
  webhook: 'M3 12h11M10 8l4 4-4 4M14 4h6v16h-6',
  'file-transfer': 'M6 3h8l5 5v13H6zM14 3v5h5M12 18v-6M9.5 14.5 12 12l2.5 2.5',
};

/** Two decimals are enough for logos of 24 pixels, and take a third off the file. */
const precision = {name: 'convertPathData', params: {floatPrecision: 2}} as const;

const sheetOf = (symbols: readonly string[]) =>
  `${optimize(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {multipass: true, plugins: [precision]}).data}\n`;

const symbolOf = (id: string, path: string) => `<symbol id="${id}" viewBox="0 0 24 24">${path}</symbol>`;

/**
 * The logos of all destinations by file name: one SVG sprite, of which a page shows several with
 * `<use href="/img/logos.svg#slug">`, and each by itself. Destinations without one share the glyph of their category.
 *
 * @throws Error when simple-icons has no logo of that name
 */
export function logos(): Record<string, string> {
  const symbols = new Map<string, string>();
  for (const {id, facts} of docsVersions.flatMap(destinationPages)) {
    const shape = facts.icon && bySlug.get(facts.icon);
    if (facts.icon && !shape) {
      throw new Error(
        `${id}.mdx: destination.icon: found "${facts.icon}", allowed: a slug of simple-icons, or leave it out`,
      );
    }
    symbols.set(
      facts.icon ?? facts.category,
      shape
        ? `<path d="${shape}"/>`
        : `<path d="${glyphs[facts.category]}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>`,
    );
  }
  const sorted = [...symbols].sort().map(([slug, shape]) => [slug, symbolOf(slug, shape)] as const);
  const single = sorted.map(([slug, symbol]) => [`img/logos/${slug}.svg`, sheetOf([symbol])]);
  return {'img/logos.svg': sheetOf(sorted.map(([, symbol]) => symbol)), ...Object.fromEntries(single)};
}
