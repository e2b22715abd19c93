import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Brand} from '../../config/brand';
import {siteFilesFolder} from '../../config/content';
import {downloads} from '../../remark/facts/leadDownloads';
import versions from '../../versions.json';
import {leadCsv} from './csv';
import {leadSchema} from './schema';

/** Makes the files that readers may download from the facts of the latest docs version: the lead record. */
export default function downloadFiles(brand: Brand) {
  return ({siteDir}: LoadContext): Plugin => {
    const version = path.join(siteDir, 'versioned_docs', `version-${versions[0]}`);
    return {
      name: 'downloads',
      async loadContent() {
        const write = async (address: string, content: string) => {
          const file = path.join(siteDir, siteFilesFolder, address);
          await fs.mkdir(path.dirname(file), {recursive: true});
          await fs.writeFile(file, content);
        };
        await Promise.all([
          write(downloads.schema, leadSchema(version, brand)),
          write(downloads.csv, leadCsv(version)),
        ]);
      },
    };
  };
}
