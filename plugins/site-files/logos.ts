import * as simpleIcons from 'simple-icons';
import {optimize} from 'svgo';
import {destinationPages} from '../../content/facts/destinations';
import {docsVersions} from '../../content/versions';

type Icon = {slug: string; path: string};

const bySlug = new Map(
  Object.values(simpleIcons as unknown as Record<string, Icon>).map((icon) => [icon.slug, icon.path]),
);

/**
 * Hundredths of a box of 24: at three pixels to a point, a mark of 24 points is off by 0.03 pixels. It takes more than a
 * third from the sheet.
 */
const precision = {name: 'convertPathData', params: {floatPrecision: 2}} as const;

/** One SVG sheet with the logos of all destinations; a page shows one by `<use href="/img/logos.svg#slug">`. */
export async function logos(): Promise<string> {
  const pages = docsVersions.flatMap(destinationPages);
  const wanted = new Map(pages.flatMap(({id, facts}) => (facts.icon ? [[facts.icon, id] as const] : [])));
  const symbols = [...wanted].sort().map(([slug, id]) => {
    const shape = bySlug.get(slug);
    if (!shape) {
      throw new Error(`${id}.mdx: destination.icon: found "${slug}", allowed: a slug of simple-icons, or leave it out`);
    }
    return `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${shape}"/></symbol>`;
  });
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return `${optimize(sheet, {multipass: true, plugins: [precision]}).data}\n`;
}
