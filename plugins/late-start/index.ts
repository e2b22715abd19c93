import type {LoadContext, Plugin} from '@docusaurus/types';
import {editPages} from '../pageEdits';
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
    postBuild({outDir, routesPaths}) {
      const partsOf = partsIn(generatedFilesDir);
      const faults: string[] = [];
      return editPages(
        {outDir, routesPaths, baseUrl},
        {
          look(html, {file}) {
            const fault = faultOf(html);
            faults.push(...(fault ? [`${file} ${fault}`] : []));
          },
          async prepare() {
            const [first, ...others] = faults;
            if (first) {
              throw new Error(
                `late-start: ${first} (and ${others.length} more pages). See plugins/late-start/README.md.`,
              );
            }
          },
          edit: (html, {route}) => withParts(html, partsOf(route)),
        },
      );
    },
  };
}
