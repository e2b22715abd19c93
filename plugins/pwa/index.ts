import path from 'node:path';
import pwa, {type PluginOptions} from '@docusaurus/plugin-pwa';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type PrecacheOptions, cleanUrls, limitSize} from './transforms';

type InjectManifestConfig = PluginOptions['injectManifestConfig'];

type Options = Omit<PluginOptions, 'debug' | 'injectManifestConfig'> & {precache: PrecacheOptions};

/**
 * `@docusaurus/plugin-pwa` with the precache of this site.
 *
 * @param options the plugin's own options, with `precache` in place of `injectManifestConfig`
 */
export default ({precache, ...options}: Options) =>
  (context: LoadContext): Plugin | null => {
    const injectManifestConfig: Partial<InjectManifestConfig> = {
      globIgnores: [...precache.ignore],
      manifestTransforms: [limitSize(context.outDir, precache), cleanUrls(precache.documents)],
      dontCacheBustURLsMatching: /^assets\//,
      // Larger files are skipped without a word. None may be: `limitSize` names them.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    };
    const plugin = pwa(context, {
      ...options,
      debug: false,
      injectManifestConfig: injectManifestConfig as InjectManifestConfig,
    });
    const folder = path.dirname(require.resolve('@docusaurus/plugin-pwa'));
    return plugin && {...plugin, getThemePath: () => path.join(folder, 'theme')};
  };
