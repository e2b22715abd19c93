import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordsFile} from '../../src/search/paths';
import {entriesOf, publicPages, tagsOf} from './content';
import {sizeWarning, writeSearchFiles} from './files';
import {hostedBundle} from './hosted/bundle';
import {recordsOfSite} from './site';

const htmlFile = (outDir: string, route: string) => path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);

/** Makes search records from the built pages, serves an index of them, and keeps them for the hosted service. */
export default function search({siteDir, siteConfig}: LoadContext): Plugin {
  let entries: ReturnType<typeof entriesOf> = [];
  let tags: string[] = [];
  return {
    name: 'search',
    async allContentLoaded({allContent}) {
      entries = entriesOf(allContent);
      tags = tagsOf(allContent);
    },
    configureWebpack: hostedBundle(siteDir, siteConfig),
    // Without a pause: the service worker's plugin runs beside this one and lists the files that are there once its own
    // compiler has answered, so all of these must be written before anything else gets its turn.
    async postBuild({outDir, routesPaths}) {
      const pages = publicPages(routesPaths, entries).map(({path: route, section}) => ({
        path: route,
        section,
        html: fs.readFileSync(htmlFile(outDir, route), 'utf8'),
      }));
      const records = recordsOfSite(pages);
      const sizes = writeSearchFiles(outDir, records, tags);
      const kept = path.join(siteDir, recordsFile);
      fs.mkdirSync(path.dirname(kept), {recursive: true});
      fs.writeFileSync(kept, JSON.stringify(records));
      sizes.flatMap((size) => sizeWarning(size) ?? []).forEach((warning) => console.warn(`[WARNING] ${warning}`));
    },
  };
}
