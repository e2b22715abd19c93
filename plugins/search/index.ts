import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import MiniSearch from 'minisearch';
import type {SearchRecord} from '../../src/search/contract';
import {type IndexedRecord, indexOptions} from '../../src/search/index-options';
import {recordsOf} from './records';

/** Pages that search leaves out: previews of single sections, and search itself. */
const leftOut = /^\/(?:Home\/|Landing\/|search$|404|blog\/(?:tags|archive|page|authors))/;

function sectionOf(route: string): string {
  if (route.startsWith('/blog')) {
    return 'Blog';
  }
  return route.startsWith('/docs') ? 'Documentation' : 'Site';
}

async function recordsOfSite(outDir: string, routes: readonly string[]): Promise<SearchRecord[]> {
  const pages = routes.filter((route) => !leftOut.test(route));
  const all = await Promise.all(
    pages.map(async (route) => {
      const file = path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
      return recordsOf(await fs.readFile(file, 'utf8'), route, sectionOf(route));
    }),
  );
  return all.flat();
}

const toIndexed = ({objectID, ...record}: SearchRecord): IndexedRecord => {
  const {lvl1, lvl2, lvl3, lvl4} = record.hierarchy;
  return {...record, id: objectID, title: lvl1 ?? '', headings: [lvl2, lvl3, lvl4].filter(Boolean).join(' ')};
};

/** Makes search records from the built pages and serves the index with the site. */
export default function search(_context: LoadContext): Plugin {
  return {
    name: 'search',
    async postBuild({outDir, routesPaths}) {
      const records = await recordsOfSite(
        outDir,
        routesPaths.filter((route) => !route.includes('*')),
      );
      const index = new MiniSearch<IndexedRecord>(indexOptions);
      index.addAll(records.map(toIndexed));
      await fs.writeFile(path.join(outDir, 'search-index.json'), JSON.stringify(index));
    },
  };
}
