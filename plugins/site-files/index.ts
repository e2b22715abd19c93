import {rmSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Brand} from '../../content/brandSchema';
import {siteFilesFolder} from '../../config/content';
import {downloadsOf} from '../../content/downloads';
import {downloadPath} from '../../content/downloads/file';
import {docsVersions} from '../../content/versions';
import {manifest, robots, securityText} from './files';
import {logos} from './logos';

/**
 * Writes the files that depend on the brand or the docs: manifest, robots.txt, security.txt, vendor logos, and
 * downloads. `docusaurus start` serves them, too.
 */
export default function siteFiles(brand: Brand) {
  return ({siteDir}: LoadContext): Plugin => {
    const folder = path.join(siteDir, siteFilesFolder);
    // Files of an earlier build would be served, too. Clear them now, because plugins write here when content loads.
    rmSync(folder, {recursive: true, force: true});
    return {
      name: 'site-files',
      async loadContent() {
        const files: Record<string, string | Uint8Array> = {
          'manifest.json': manifest(brand),
          'robots.txt': robots(brand),
          '.well-known/security.txt': securityText(brand),
          ...logos(),
        };
        for (const version of docsVersions.filter(({status}) => status !== 'unreleased')) {
          downloadsOf(version).forEach(({file, make}) => (files[downloadPath(version, file)] = make(version, brand)));
        }
        await Promise.all(
          Object.entries(files).map(async ([name, content]) => {
            const file = path.join(folder, name);
            await fs.mkdir(path.dirname(file), {recursive: true});
            await fs.writeFile(file, content);
          }),
        );
      },
    };
  };
}
