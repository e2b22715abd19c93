import fs from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import MiniSearch from 'minisearch';
import {type PageContent, readPage} from './documents';
import {indexOptions, type SearchDocument} from './options';
import {searchPages, type SearchPage, taggedVersions} from './pages';
import {indexFile, sectionsFile} from './paths';

type ReadPage = SearchPage & PageContent;

/** What a link from another page adds to a page's weight, by the logarithm of their number. */
const linkWeight = 0.04;

const countLinks = (pages: readonly ReadPage[]) => {
  const counts = new Map<string, number>();
  pages.flatMap(({links}) => links).forEach((link) => counts.set(link, (counts.get(link) ?? 0) + 1));
  return counts;
};

/**
 * Makes one document per page.
 *
 * @param pages the pages as they were read
 * @param roots paths of the site and of the docs versions, which say nothing about a page
 */
export function documentsOf(pages: readonly ReadPage[], roots: readonly string[]): SearchDocument[] {
  const links = countLinks(pages);
  const longestFirst = roots.toSorted((a, b) => b.length - a.length);
  return pages.map(({path: id, title, keywords, section, weight, sections}) => ({
    id,
    title,
    path: id.slice(longestFirst.find((root) => id.startsWith(root))?.length ?? 0).replaceAll(/[/-]/g, ' '),
    keywords,
    headings: sections.map(({trail}) => trail.at(-1) ?? '').join('\n'),
    text: sections.map(({text}) => text).join('\n'),
    section,
    weight: Number((weight * (1 + linkWeight * Math.log2(1 + (links.get(id) ?? 0)))).toFixed(2)),
  }));
}

async function write(file: string, value: unknown): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, JSON.stringify(value));
}

/** Search without a service: indexes the built pages, and adds the search bar and the page with all results. */
export default function search({baseUrl}: LoadContext): Plugin {
  let content: AllContent = {};
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const isHidden = (route: string) => routesBuildMetadata[route]?.noIndex ?? false;
      const pages: ReadPage[] = [];
      for (const page of searchPages(content, routesPaths, baseUrl, isHidden)) {
        const file = path.join(outDir, `${page.path.slice(baseUrl.length) || 'index'}.html`);
        const read = readPage(await fs.readFile(file, 'utf8'));
        if (read.title) {
          pages.push({...page, ...read});
          await write(path.join(outDir, sectionsFile(page.path)), read.sections);
        }
      }
      const versions = taggedVersions(content);
      const roots = [baseUrl, ...versions.map(({path: root}) => `${root}/`)];
      for (const {tag} of versions) {
        const index = new MiniSearch(indexOptions);
        index.addAll(
          documentsOf(
            pages.filter((page) => page.tag === tag || page.tag === 'default'),
            roots,
          ),
        );
        await write(path.join(outDir, indexFile(tag)), index);
      }
    },
  };
}
