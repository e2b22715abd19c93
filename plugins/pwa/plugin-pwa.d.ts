import type {LoadContext, Plugin} from '@docusaurus/types';

// The package declares its options only.
declare module '@docusaurus/plugin-pwa' {
  export default function pluginPwa(context: LoadContext, options: PluginOptions): Plugin | null;
}
