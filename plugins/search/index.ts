import fs from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import MiniSearch from 'minisearch';
import {pageFile} from '../../src/lib/cardAddress';
import {type PageContent, readPage} from './documents';
import {indexFile, indexOptions, type SearchDocument, sectionsFile} from './options';
import {searchPages, type SearchPage} from './pages';

type ReadPage = SearchPage & PageContent;

/** Factor for inbound links in a page's weight, times the logarithm of their number. */
const linkWeight = 0.04;

/** Returns one document per page. */
export function documentsOf(pages: readonly ReadPage[]): SearchDocument[] {
  const links = new Map<string, number>();
  pages.flatMap((page) => page.links).forEach((link) => links.set(link, (links.get(link) ?? 0) + 1));
  return pages.map(({path: id, title, keywords, section, weight, sections}) => ({
    id,
    title,
    keywords,
    headings: sections.map(({trail}) => trail.at(-1) ?? '').join('\n'),
    path: id.replaceAll(/[/-]/g, ' '),
    text: sections.map(({text}) => text).join('\n'),
    section,
    weight: Number((weight * (1 + linkWeight * Math.log2(1 + (links.get(id) ?? 0)))).toFixed(2)),
  }));
}

async function write(file: string, value: unknown): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, JSON.stringify(value));
}

/** Local search: indexes the built pages, and adds the search bar and the results page. */
export default function search({baseUrl, siteDir}: LoadContext): Plugin {
  let loaded: AllContent = {};
  return {
    name: 'search',
    getThemePath: () => path.join(siteDir, 'plugins/search/theme'),
    async contentLoaded({actions}) {
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },
    async allContentLoaded({allContent}) {
      loaded = allContent;
    },
    async postBuild({outDir, routesBuildMetadata}) {
      const isHidden = (route: string) => routesBuildMetadata[route]?.noIndex ?? false;
      const pages: ReadPage[] = [];
      for (const page of searchPages(loaded, baseUrl, isHidden)) {
        const content = readPage(await fs.readFile(path.join(outDir, pageFile(page.path, baseUrl)), 'utf8'));
        if (content) {
          pages.push({...page, ...content});
          await write(path.join(outDir, sectionsFile(page.path)), content.sections);
        }
      }
      const tags = new Set(pages.map((page) => page.tag).filter((tag) => tag !== 'default'));
      for (const tag of tags) {
        const index = new MiniSearch(indexOptions);
        index.addAll(documentsOf(pages.filter((page) => page.tag === tag || page.tag === 'default')));
        await write(path.join(outDir, indexFile(tag)), index);
      }
    },
  };
}
