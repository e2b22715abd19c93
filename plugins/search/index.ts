import fs from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {recordsFile} from '../../src/search/paths';
import {inTurn} from '../inTurn';
import {codeIn, openMadeValues} from '../madeFiles';
import {metaAndMain} from '../metaAndMain';
import {beforeServing} from '../pageEdits';
import {inThread} from '../threads';
import {type SitePage, sitePages, tagsOf} from './content';
import {sizeWarning, writeSearchFiles} from './files';
import {hostedBundle} from './hosted/bundle';
import type {ReadPage} from './page';
import {recordsOfSite} from './site';

/** Pages as they were read, and indexes, outlive a build here, by content. */
const cacheFolder = '.cache/search';

/** What reads and packs them: other code makes all of them anew. */
const makers = ['plugins/search', 'plugins/metaAndMain.ts', 'src/search', 'src/search/engine'];

/** Pages that are read at a time: with as many, the processor does not wait for the disk. */
const atOnce = 8;

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
      beforeServing(async () => {
        const tags = tagsOf(content);
        const isHidden = (route: string) => routesBuildMetadata[route]?.noIndex ?? false;
        const kept = await openMadeValues(path.join(siteDir, cacheFolder), codeIn(siteDir, makers));
        const read = (page: SitePage): Promise<ReadPage> => {
          const html = metaAndMain(fs.readFileSync(path.join(outDir, fileOf(page.path)), 'utf8'));
          return kept.valueOf(JSON.stringify([page, html]), () => inThread('readForSearch', {...page, html}));
        };
        const pages = await inTurn(sitePages(content, routesPaths, isHidden), atOnce, read);
        const records = recordsOfSite(pages, tags);
        const sizes = await writeSearchFiles(outDir, records, tags, (own) =>
          kept.valueOf(JSON.stringify(own), () => inThread('packIndex', own)),
        );
        await kept.prune();
        const forService = path.join(siteDir, recordsFile(i18n.currentLocale));
        fs.mkdirSync(path.dirname(forService), {recursive: true});
        fs.writeFileSync(forService, JSON.stringify(records));
        sizes.flatMap((size) => sizeWarning(size) ?? []).forEach((warning) => console.warn(`[WARNING] ${warning}`));
      }),
  };
}
