import fs from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {recordsFile} from '../../src/search/paths';
import {editPages} from '../pageEdits';
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
    postBuild: ({outDir, routesPaths, routesBuildMetadata}) =>
      // The offline copy has the index and the texts: it waits for them.
      editPages(async () => {
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
      }),
  };
}
