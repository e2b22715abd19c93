import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fileFromRoot} from '../../content/sources';
import {sourcesOfPage} from '../../content/pageSources';
import {docsVersions} from '../../content/versions';

const folders = [...docsVersions.map(({folder}) => folder), 'blog', 'src/pages'];

/**
 * Adds the files that a page is generated from (`brand.ts`, facts, the SDL) to its dependencies. Otherwise, the bundler
 * would reuse cached pages after a name or a fact has changed.
 */
export default function pageSources({siteDir}: LoadContext): Plugin {
  const sourcesOf = (file: string, source: string) =>
    sourcesOfPage(fileFromRoot(file), source).map((each) => path.join(siteDir, each));
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Without `include`, the rule would break Docusaurus's own MDX rules.
            include: folders.map((folder) => path.join(siteDir, folder) + path.sep),
            enforce: 'pre',
            use: [{loader: path.join(siteDir, 'plugins/page-sources/loader.js'), options: {sourcesOf}}],
          },
        ],
      },
    }),
    getPathsToWatch: () =>
      docsVersions.flatMap(({folder}) => [
        path.join(siteDir, folder, '_facts/**/*.yaml'),
        path.join(siteDir, folder, 'graphql/*.graphql'),
      ]),
  };
}
