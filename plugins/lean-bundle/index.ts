import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps out of the reader's bundle what the build has already done or what only the build reads: the highlighter
 * (code blocks arrive highlighted), module paths in the chunk registry, plugins and their options in the
 * configuration, and the list of all pages that comes with every docs page. `tests/browser/weight.spec.ts` holds the result against the budgets.
 */
export default function leanBundle({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const loader = path.join(siteDir, 'plugins/lean-bundle/trim.js');
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'prism-react-renderer': false}},
      module: {
        rules: isServer
          ? []
          : [
              {
                test: [/[\\/]registry\.js$/, /[\\/]docusaurus\.config\.mjs$/, /[\\/]p[\\/]docs-(?:next-)?\w+\.json$/],
                include: generatedFilesDir,
                enforce: 'pre',
                use: [{loader}],
              },
            ],
      },
    }),
  };
}
