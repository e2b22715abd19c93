import {rmSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LocalBrand} from '../../config/languages';
import {siteFilesFolder} from '../../config/content';
import {manifest, openSearch, robots, securityText} from './files';
import {logos} from './logos';

/**
 * Writes the files at the site's root that carry its name, its address or facts of its pages: manifest, robots.txt,
 * opensearch.xml, security.txt and the sheet of vendor logos. They are served while writing, too.
 */
export default function siteFiles(brand: LocalBrand) {
  return ({siteDir}: LoadContext): Plugin => {
    // What an earlier build left would be served, too. Other plugins write here while content loads, so it goes before.
    rmSync(path.join(siteDir, siteFilesFolder), {recursive: true, force: true});
    return {
      name: 'site-files',
      async loadContent() {
        const folder = path.join(siteDir, siteFilesFolder);
        await fs.mkdir(path.join(folder, 'img'), {recursive: true});
        await fs.mkdir(path.join(folder, '.well-known'));
        await Promise.all([
          fs.writeFile(path.join(folder, 'manifest.json'), manifest(brand)),
          fs.writeFile(path.join(folder, 'robots.txt'), robots(brand)),
          fs.writeFile(path.join(folder, 'opensearch.xml'), openSearch(brand)),
          fs.writeFile(path.join(folder, '.well-known', 'security.txt'), securityText(brand)),
          fs.writeFile(path.join(folder, 'img', 'logos.svg'), await logos()),
        ]);
      },
    };
  };
}
