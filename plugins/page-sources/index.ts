import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourcesOfPage} from '../../content/pageSources';
import {docsVersions} from '../../content/versions';

const folders = [...docsVersions.map(({folder}) => folder), 'blog', 'src/pages'];

/**
 * Tells the bundler from which files a page is made besides its own: `brand.ts`, facts, the SDL. Without it a
 * rebuild would take pages out of the cache although a name or a fact has changed. The registry of components knows
 * the files.
 */
export default function pageSources({siteDir}: LoadContext): Plugin {
  const sourcesOf = (file: string, source: string) =>
    sourcesOfPage(path.relative(siteDir, file).split(path.sep).join('/'), source).map((each) =>
      path.join(siteDir, each),
    );
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Without folders of its own the rule would break the bundler's rule for pages elsewhere.
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
