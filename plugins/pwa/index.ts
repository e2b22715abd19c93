import path from 'node:path';
import pwa, {type PluginOptions} from '@docusaurus/plugin-pwa';
import type {LoadContext, Plugin} from '@docusaurus/types';

type InjectManifestConfig = PluginOptions['injectManifestConfig'];

type ManifestTransform = NonNullable<InjectManifestConfig['manifestTransforms']>[number];

/** What the offline copy holds. */
type PrecacheOptions = {
  /** Globs of files, from the build folder, that are not part of the copy. */
  ignore: readonly string[];
  /** HTML files that are not pages: they are served under their file name. */
  documents: readonly string[];
};

type Options = Omit<PluginOptions, 'debug' | 'injectManifestConfig'> & {precache: PrecacheOptions};

/** Replaces file names of pages by the addresses that hosts serve them under: `docs/faq.html` is `docs/faq`. */
export const cleanUrls =
  (documents: readonly string[]): ManifestTransform =>
  (entries) => ({
    manifest: entries
      .map((entry) => ({
        ...entry,
        url: documents.includes(entry.url) ? entry.url : entry.url.replace(/(^|\/)index\.html$|\.html$/, '$1') || './',
      }))
      .sort((a, b) => (a.url < b.url ? -1 : 1)),
  });

/**
 * `@docusaurus/plugin-pwa` with the precache of this site.
 *
 * @param options the plugin's own options, with `precache` in place of `injectManifestConfig`
 */
export default ({precache, ...options}: Options) =>
  (context: LoadContext): Plugin | null => {
    const injectManifestConfig: Partial<InjectManifestConfig> = {
      globIgnores: [...precache.ignore],
      manifestTransforms: [cleanUrls(precache.documents)],
      dontCacheBustURLsMatching: /^assets\//,
      // Larger files are skipped without a word.
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
