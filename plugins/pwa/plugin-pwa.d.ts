import type {LoadContext, Plugin} from '@docusaurus/types';

// The package's types declare only its options.
declare module '@docusaurus/plugin-pwa' {
  export default function pluginPwa(context: LoadContext, options: PluginOptions): Plugin | null;
}
