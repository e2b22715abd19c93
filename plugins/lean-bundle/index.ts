import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheGroups} from './chunks';
import {unusedParts} from './unusedParts';
import {modernWorkbox} from './workbox';

/** Code blocks arrive highlighted; neither the build of pages nor readers need the highlighter of the theme. */
const alias = {'prism-react-renderer': false as const};

/**
 * Keeps out of the reader's bundle what the build has already done, what only the build reads, and what follows from
 * something else: module paths in the chunk registry, plugins and their options in the configuration, paths of docs,
 * parts of the theme that are turned off. `tests/browser/weight.spec.ts` holds the result against the budgets.
 */
export default function leanBundle({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const here = path.join(siteDir, 'plugins/lean-bundle');
  const trimmed = (test: RegExp) => ({
    test,
    include: generatedFilesDir,
    enforce: 'pre' as const,
    use: [{loader: path.join(here, 'trim.js')}],
  });
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {resolve: {alias}}
        : {
            // Without the name: the browser would get a list of all of them.
            output: {chunkFilename: 'assets/js/[contenthash:8].js'},
            optimization: {splitChunks: {cacheGroups}},
            resolve: {
              alias: {...alias, ...unusedParts(siteConfig, here), 'workbox-window$': modernWorkbox(siteDir)},
            },
            module: {
              rules: [
                trimmed(/[\\/](?:registry\.js|docusaurus\.config\.mjs|site-metadata\.json)$/),
                trimmed(/[\\/]p[\\/]docs-(?:next-)?\w+\.json$/),
                {...trimmed(/[\\/]globalData\.json$/), type: 'javascript/auto'},
                // It takes one helper of tslib, and would bring all of them.
                {
                  test: /[\\/]utils-common[\\/]lib[\\/]index\.js$/,
                  resolve: {alias: {tslib: path.join(here, 'tslib.js')}},
                },
              ],
            },
          },
  };
}
