import path from 'node:path';
import pwa, {type PluginOptions} from '@docusaurus/plugin-pwa';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {documents, ignoredFiles, pwaOptions} from '../../config/pwa';

type InjectManifestConfig = PluginOptions['injectManifestConfig'];

type ManifestTransform = NonNullable<InjectManifestConfig['manifestTransforms']>[number];

/** Replaces file names of pages with the URLs that hosts serve: `docs/faq.html` becomes `docs/faq`. */
const cleanUrls: ManifestTransform = (entries) => ({
  manifest: entries
    .map((entry) => ({
      ...entry,
      url: documents.includes(entry.url) ? entry.url : entry.url.replace(/(^|\/)index\.html$|\.html$/, '$1') || './',
    }))
    .sort((a, b) => (a.url < b.url ? -1 : 1)),
});

/** `@docusaurus/plugin-pwa` with the precache of this site. */
export default function offlineCopy(context: LoadContext): Plugin | null {
  const injectManifestConfig: Partial<InjectManifestConfig> = {
    globIgnores: ignoredFiles,
    manifestTransforms: [cleanUrls],
    dontCacheBustURLsMatching: /^assets\//,
    // Workbox would silently skip larger files.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  };
  const plugin = pwa(context, {
    ...pwaOptions,
    debug: false,
    injectManifestConfig: injectManifestConfig as InjectManifestConfig,
  });
  const folder = path.dirname(require.resolve('@docusaurus/plugin-pwa'));
  return plugin && {...plugin, getThemePath: () => path.join(folder, 'theme')};
}
