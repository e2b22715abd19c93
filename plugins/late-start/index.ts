import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageFile} from '../../src/lib/cardAddress';
import {faultOf} from './pages';

/**
 * Looks at all pages of a build: none loads scripts of the bundle by itself, and each names them, so that they can be
 * started. The template does it (`template.ts`), unless another plugin or another release puts scripts into pages.
 *
 * @throws Error with page and tag
 */
export default function lateStart({baseUrl}: LoadContext): Plugin {
  return {
    name: 'late-start',
    async postBuild({outDir, routesPaths}) {
      const faults = await Promise.all(
        routesPaths.map(async (route) => {
          const file = pageFile(route, baseUrl);
          const fault = faultOf(await fs.readFile(path.join(outDir, file), 'utf8'));
          return fault ? [`${file} ${fault}`] : [];
        }),
      );
      const [first, ...others] = faults.flat();
      if (first) {
        throw new Error(`late-start: ${first} (and ${others.length} more pages). See plugins/late-start/README.md.`);
      }
    },
  };
}
