import {rmSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as simpleIcons from 'simple-icons';
import {optimize} from 'svgo';
import type {Brand} from '../../content/brandSchema';
import {siteFilesFolder} from '../../config/content';
import {destinationPages} from '../../content/facts/destinations';
import {downloadsOf} from '../../content/downloads';
import {downloadPath} from '../../content/downloads/file';
import {docsVersions} from '../../content/versions';
import {manifest, openSearch, robots, securityText} from './files';

type Icon = {slug: string; path: string};

const bySlug = new Map(
  Object.values(simpleIcons as unknown as Record<string, Icon>).map((icon) => [icon.slug, icon.path]),
);

/** Two decimals are enough for logos of 24 pixels, and take a third off the file. */
const precision = {name: 'convertPathData', params: {floatPrecision: 2}} as const;

const sheetOf = (symbols: readonly string[]) =>
  `${optimize(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {multipass: true, plugins: [precision]}).data}\n`;

/**
 * The logos of all destinations by file name: one SVG sprite, of which a page shows several with
 * `<use href="/img/logos.svg#slug">`, and each by itself.
 */
function logos(): Record<string, string> {
  const pages = docsVersions.flatMap(destinationPages);
  const wanted = new Map(pages.flatMap(({id, facts}) => (facts.icon ? [[facts.icon, id] as const] : [])));
  const symbols = [...wanted].sort().map(([slug, id]) => {
    const shape = bySlug.get(slug);
    if (!shape) {
      throw new Error(`${id}.mdx: destination.icon: found "${slug}", allowed: a slug of simple-icons, or leave it out`);
    }
    return [slug, `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${shape}"/></symbol>`] as const;
  });
  const single = symbols.map(([slug, symbol]) => [`img/logos/${slug}.svg`, sheetOf([symbol])]);
  return {'img/logos.svg': sheetOf(symbols.map(([, symbol]) => symbol)), ...Object.fromEntries(single)};
}

/** The downloads of every released docs version, made from its facts, by address. */
const downloads = (brand: Brand): Record<string, string | Uint8Array> =>
  Object.fromEntries(
    docsVersions
      .filter(({status}) => status !== 'unreleased')
      .flatMap((version) =>
        downloadsOf(version).map(({file, make}) => [downloadPath(version, file), make(version, brand)]),
      ),
  );

/**
 * Writes the files that depend on the brand or the docs: manifest, robots.txt, opensearch.xml, security.txt, the logos of
 * vendors and the downloads. `docusaurus start` serves them, too.
 */
export default function siteFiles(brand: Brand) {
  return ({siteDir}: LoadContext): Plugin => {
    const folder = path.join(siteDir, siteFilesFolder);
    // Files of an earlier build would be served, too. Other plugins write here while content loads, so clear it first.
    rmSync(folder, {recursive: true, force: true});
    return {
      name: 'site-files',
      async loadContent() {
        const files = {
          'manifest.json': manifest(brand),
          'robots.txt': robots(brand),
          'opensearch.xml': openSearch(brand),
          '.well-known/security.txt': securityText(brand),
          ...logos(),
          ...downloads(brand),
        };
        await Promise.all(
          Object.entries(files).map(async ([name, content]) => {
            const file = path.join(folder, name);
            await fs.mkdir(path.dirname(file), {recursive: true});
            await fs.writeFile(file, content);
          }),
        );
      },
    };
  };
}
