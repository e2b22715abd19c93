import fs from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {recordsFile} from '../../src/search/paths';
import {sitePages, tagsOf} from './content';
import {sizeWarning, writeSearchFiles} from './files';
import {hostedBundle} from './hosted/bundle';
import {readPage} from './page';
import {recordsOfSite} from './site';

/** Makes search records from the built pages, serves an index of them, and keeps them for the hosted service. */
export default function search({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  let content: AllContent = {};
  const fileOf = (route: string) => `${route.slice(baseUrl.length) || 'index'}.html`;
  return {
    name: 'search',
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    configureWebpack: hostedBundle(siteDir, siteConfig),
    /**
     * Without a pause. All plugins are called one after the other before any of them goes on from its first `await`,
     * and the plugin of the offline copy lists the files of the build after one: so all of ours are there, in whatever
     * order the plugins are named. A build test looks for them in the list.
     */
    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const tags = tagsOf(content);
      const isHidden = (route: string) => routesBuildMetadata[route]?.noIndex ?? false;
      const pages = sitePages(content, routesPaths, isHidden).map((page) =>
        readPage({...page, html: fs.readFileSync(path.join(outDir, fileOf(page.path)), 'utf8')}),
      );
      const records = recordsOfSite(pages, tags);
      const sizes = writeSearchFiles(outDir, records, tags);
      const kept = path.join(siteDir, recordsFile(i18n.currentLocale));
      fs.mkdirSync(path.dirname(kept), {recursive: true});
      fs.writeFileSync(kept, JSON.stringify(records));
      sizes.flatMap((size) => sizeWarning(size) ?? []).forEach((warning) => console.warn(`[WARNING] ${warning}`));
    },
  };
}
