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

/** Where each doc and post belongs, by its permalink: its section, with the version if it is not the latest, or the day. */
export const placesOf = (allContent: AllContent): Map<string, string> =>
  new Map(
    articlesIn(allContent).map(({route, section, version, ...article}) => {
      const label = version?.isLast === false ? `${version.label}, ` : '';
      return [route, 'date' in article ? `${section}, ${shownDate.format(article.date)}` : `${label}${section}`];
    }),
  );

/** The title of a built page, without the site's name. */
export function titleOf(html: string, site: string): string {
  const title = load(html.slice(0, html.indexOf('</head>')))('meta[property="og:title"]').attr('content') ?? '';
  return title.replace(` | ${site}`, '') || site;
}

/** Draws a picture of 1200 by 630 for each page, which `src/theme/SiteMetadata` names as `og:image`. */
export default function socialCards(brand: Brand) {
  return ({siteDir, baseUrl}: LoadContext): Plugin => {
    let places = new Map<string, string>();
    return {
      name: 'social-cards',
      async allContentLoaded({allContent}) {
        places = placesOf(allContent);
      },
      async postBuild({outDir, routesPaths}) {
        // All at once: other plugins rewrite the pages meanwhile.
        const pages = [...new Set(routesPaths)].map((route) => ({
          route,
          title: titleOf(readFileSync(path.join(outDir, pageFile(route, baseUrl)), 'utf8'), brand.name),
        }));
        const logo = await fs.readFile(path.join(siteDir, 'static/img/icon.svg'), 'utf8');
        // One after another: each picture takes 3 MB before it is compressed.
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
