import type {Plugin} from '@docusaurus/types';

/**
 * Keeps out of the reader's bundle what the build has already done: code blocks arrive highlighted, so the
 * highlighter that the theme's client module imports is left empty.
 */
export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer': false}}}),
  };
}
