import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import type {Brand} from '../../content/brandSchema';
import {cardAddress, pageFile} from '../../src/lib/cardAddress';
import {postsIn, routeOf, versionsIn} from '../allContent';
import {cardSvg, toPng} from './draw';

type SidebarItem = LoadedVersion['sidebars'][string][number];

function docTrails(items: readonly SidebarItem[], trail: readonly string[]): [id: string, trail: readonly string[]][] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return docTrails(item.items, [...trail, item.label]);
    }
    return item.type === 'doc' ? [[item.id, trail]] : [];
  });
}

const shownDate = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** The section of each doc and post by its permalink: version and categories, or the day. */
export function trailsOf(allContent: AllContent): Map<string, readonly string[]> {
  const docs = versionsIn(allContent).flatMap(({docs: all, sidebars, isLast, label}) => {
    const trails = new Map(Object.values(sidebars).flatMap((items) => docTrails(items, [])));
    return all.map(({id, permalink}): [string, readonly string[]] => {
      const trail = trails.get(id) ?? [];
      return [routeOf(permalink), [...(isLast ? [] : [label]), ...(trail.length > 0 ? trail : ['Documentation'])]];
    });
  });
  const posts = postsIn(allContent).map(({metadata}): [string, readonly string[]] => [
    metadata.permalink,
    ['Blog', shownDate.format(metadata.date)],
  ]);
  return new Map([...docs, ...posts]);
}

/** The title of a built page, without the site's name. */
export function titleOf(html: string, site: string): string {
  const title = load(html.slice(0, html.indexOf('</head>')))('meta[property="og:title"]').attr('content') ?? '';
  return title.replace(` | ${site}`, '') || site;
}

/** Draws a picture of 1200 by 630 for each page, which `src/theme/SiteMetadata` names as `og:image`. */
export default function socialCards(brand: Brand) {
  return ({siteDir, baseUrl}: LoadContext): Plugin => {
    let trails: ReturnType<typeof trailsOf> = new Map();
    return {
      name: 'social-cards',
      async allContentLoaded({allContent}) {
        trails = trailsOf(allContent);
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
          const trail = trails.get(route) ?? [];
          const svg = cardSvg({title, trail, site: brand.name, host: new URL(brand.siteUrl).host}, logo);
          const file = path.join(outDir, cardAddress(route, baseUrl));
          await fs.mkdir(path.dirname(file), {recursive: true});
          await fs.writeFile(file, await toPng(svg));
        }
      },
    };
  };
}
