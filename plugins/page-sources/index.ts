import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const folders = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/**
 * Tells the bundler from which files a page is made besides its own: `brand.ts`, facts, the SDL. Without it a
 * rebuild would take pages out of the cache although a name or a fact has changed.
 */
export default function pageSources({siteDir}: LoadContext): Plugin {
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
            use: [{loader: path.join(siteDir, 'plugins/page-sources/loader.js'), options: {siteDir}}],
          },
        ],
      },
    }),
    getPathsToWatch: () => [
      path.join(siteDir, 'versioned_docs/*/_facts/**/*.yaml'),
      path.join(siteDir, 'versioned_docs/*/graphql/*.graphql'),
    ],
  };
}
