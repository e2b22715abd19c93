import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesAreEdited} from '../pageEdits';
import {type Budget, checkBudget, copiedFiles, digestOf, sizeOf} from './files';

/** What the offline copy is. */
export type OfflineOptions = {
  budget: Budget;
  /** Whether a file of the build, named from its folder, is not part of the copy. */
  leftOut: (file: string) => boolean;
};

const marker = '__REVISION__';

const workers = new Set(['sw.js', 'sw-off.js', 'offline.json']);

/**
 * Writes the service worker, the list of files that it keeps for reading offline, and the worker that switches it off.
 *
 * @returns a plugin whose build fails when the copy outgrows its budget
 */
export default function offline({budget, leftOut}: OfflineOptions) {
  return ({siteDir}: LoadContext): Plugin => ({
    name: 'offline',
    async postBuild({outDir}) {
      const source = (name: string) => fs.readFileSync(path.join(siteDir, 'src/offline', name), 'utf8');
      await pagesAreEdited();
      const files = await copiedFiles(outDir, (file) => workers.has(file) || leftOut(file));
      console.log(`[INFO] ${sizeOf(files)} (budget: ${budget.megabytes} MB on the wire)`);
      checkBudget(files, budget);
      const list = JSON.stringify(files.map((file) => [file.path, file.hash]));
      fs.writeFileSync(path.join(outDir, 'offline.json'), list);
      fs.writeFileSync(path.join(outDir, 'sw.js'), source('worker.js').replace(marker, digestOf(list)));
      fs.writeFileSync(path.join(outDir, 'sw-off.js'), source('off.js'));
    },
  });
}
