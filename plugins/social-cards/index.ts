import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import type {Brand} from '../../content/brandSchema';
import {cardAddress, pageFile} from '../../src/lib/cardAddress';
import {articlesIn} from '../allContent';
import {cardSvg, toPng} from './draw';

const shownDate = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Returns each doc's and post's label by permalink: its section, with the date or, if not the latest, the version. */
export const placesOf = (allContent: AllContent): Map<string, string> =>
  new Map(
    articlesIn(allContent).map(({route, section, version, ...article}) => {
      const label = version?.isLast === false ? `${version.label}, ` : '';
      return [route, 'date' in article ? `${section}, ${shownDate.format(article.date)}` : `${label}${section}`];
    }),
  );

/** Returns the title of a built page, without the site's name. */
export function titleOf(html: string, site: string): string {
  const title = load(html.slice(0, html.indexOf('</head>')))('meta[property="og:title"]').attr('content') ?? '';
  return title.replace(` | ${site}`, '') || site;
}

/** Renders a 1200 by 630 image for each page, which `src/theme/SiteMetadata` sets as `og:image`. */
export default function socialCards(brand: Brand) {
  return ({siteDir, baseUrl}: LoadContext): Plugin => {
    let places = new Map<string, string>();
    return {
      name: 'social-cards',
      async allContentLoaded({allContent}) {
        places = placesOf(allContent);
      },
      async postBuild({outDir, routesPaths}) {
        // Read all pages up front, because other plugins rewrite them concurrently.
        const pages = [...new Set(routesPaths)].map((route) => ({
          route,
          title: titleOf(readFileSync(path.join(outDir, pageFile(route, baseUrl)), 'utf8'), brand.name),
        }));
        const logo = await fs.readFile(path.join(siteDir, 'static/img/icon.svg'), 'utf8');
        // Render one at a time: each image takes 3 MB uncompressed.
        for (const {route, title} of pages) {
          const place = places.get(route) ?? '';
          const svg = cardSvg({title, place, site: brand.name, host: new URL(brand.siteUrl).host}, logo);
          const file = path.join(outDir, cardAddress(route, baseUrl));
          await fs.mkdir(path.dirname(file), {recursive: true});
          await fs.writeFile(file, await toPng(svg));
        }
      },
    };
  };
}
