import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageFile} from '../../src/lib/cardAddress';
import {replaceFile} from '../pageEdits';
import {faultOf, withParts} from './pages';
import {partsIn} from './parts';

/**
 * Looks at all pages of a build: none loads scripts of the bundle by itself, and each names them, so that they can be
 * started. The template does it (`template.ts`), unless another plugin or another release puts scripts into pages. Then
 * it adds the names of the page's own parts, which would otherwise be asked for when the entry has run.
 *
 * @throws Error with page and tag
 */
export default function lateStart({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'late-start',
    // Without a pause: it is done before plugins that wait for edits of pages go on (`pageEdits`).
    async postBuild({outDir, routesPaths}) {
      const partsOf = partsIn(generatedFilesDir);
      const faults = [...new Set(routesPaths)].flatMap((route) => {
        const file = path.join(outDir, pageFile(route, baseUrl));
        const html = fs.readFileSync(file, 'utf8');
        replaceFile(file, withParts(html, partsOf(route)));
        const fault = faultOf(html);
        return fault ? [`${pageFile(route, baseUrl)} ${fault}`] : [];
      });
      const [first, ...others] = faults;
      if (first) {
        throw new Error(`late-start: ${first} (and ${others.length} more pages). See plugins/late-start/README.md.`);
      }
    },
  };
}
