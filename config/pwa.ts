import path from 'node:path';
import type {Options} from '@docusaurus/plugin-pwa';
import {colors} from '../content/colors';
import brand from '../content/siteBrand';
import {otherVersions, tagOf} from '../content/versions';

/** Colors of the browser's own chrome and of the mask icon, as specified. */
export const themeColor = colors.charcoal;
export const maskIconColor = colors.cyan;

/** Offline mode starts when the site is installed, or with `?offlineMode=true`; never for all phones. */
export const pwa: Partial<Omit<Options, 'injectManifestConfig'>> & {injectManifestConfig: object} = {
  debug: false,
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  swCustom: path.resolve('src/client/serviceWorker.js'),
  injectManifestConfig: {
    // Offline is the current version, the blog and search in them.
    globIgnores: [
      ...otherVersions.flatMap((version) => [
        `${version.path.slice(1)}/**`,
        `search-index/${tagOf(version)}.json`,
        `search-index/pages${brand.baseUrl}${version.path.slice(1)}/**`,
      ]),
      'focus-visible.js',
      '**/*.map',
      'img/cards/**',
    ],
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
  },
  pwaHead: [
    {tagName: 'link', rel: 'manifest', href: '/manifest.json'},
    {tagName: 'meta', name: 'theme-color', content: themeColor},
    {tagName: 'meta', name: 'apple-mobile-web-app-capable', content: 'yes'},
    {tagName: 'meta', name: 'mobile-web-app-capable', content: 'yes'},
    {tagName: 'meta', name: 'apple-mobile-web-app-status-bar-style', content: themeColor},
    {tagName: 'link', rel: 'apple-touch-icon', href: '/img/icon-192.png'},
    {tagName: 'link', rel: 'mask-icon', href: '/img/mask-icon.svg', color: maskIconColor},
  ],
};
