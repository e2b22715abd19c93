import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the theme's syntax highlighter out of the reader's bundle: code blocks are highlighted while the site is built
 * (`remark/code`), and `src/theme/CodeBlock` replaces the only component that would need it. An import of a name that the
 * other file does not export is an error: it would be a part missing from a page.
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
