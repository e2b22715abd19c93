import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the theme's syntax highlighter out of the bundle: `remark/code` highlights code blocks at build time, and
 * `src/theme/CodeBlock` replaces the only component that needs it. Importing a name that a module doesn't export is an
 * error, because a page would lack that part.
 */
export default function bundle(): Plugin {
  return {
    name: 'bundle',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer': false}},
      module: {parser: {javascript: {exportsPresence: 'error'}}},
    }),
  };
}
