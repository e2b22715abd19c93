import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps the theme's syntax highlighter out of the bundle: `remark/code` highlights code blocks at build time, and
 * `src/theme/CodeBlock` replaces the only component that needs it. Importing a name that a module doesn't export is an
 * error, because a page would lack that part. The data of a version, which all its pages load, is 12 KB smaller without
 * titles and descriptions.
 */
export default function bundle({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundle',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer': false}},
      module: {
        parser: {javascript: {exportsPresence: 'error'}},
        rules: [
          {
            test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
            use: [path.join(siteDir, 'plugins/bundle/versionLoader.js')],
          },
        ],
      },
    }),
  };
}
