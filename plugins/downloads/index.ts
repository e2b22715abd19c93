import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteFilesFolder} from '../../config/content';
import type {Brand} from '../../content/brandSchema';
import {downloadsOf} from '../../content/downloads';
import {downloadPath} from '../../content/downloads/file';
import {docsVersions} from '../../content/versions';

/** Writes the downloads of every released docs version, made from its facts. */
export default function downloadFiles(brand: Brand) {
  return ({siteDir}: LoadContext): Plugin => ({
    name: 'downloads',
    async loadContent() {
      const write = async (address: string, content: string | Uint8Array) => {
        const file = path.join(siteDir, siteFilesFolder, address);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, content);
      };
      const released = docsVersions.filter(({status}) => status !== 'unreleased');
      await Promise.all(
        released.flatMap((version) =>
          downloadsOf(version).map(({file, make}) => write(downloadPath(version, file), make(version, brand))),
        ),
      );
    },
  });
}
