import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-pwa';
import {colors} from '../content/colors';
import {otherVersions, tagOf} from '../content/versions';

/** Globs of built files that the offline copy excludes: other docs versions, and files that no page shows. */
export const ignoredFiles = [
  ...otherVersions.flatMap((version) => [
    `**/${version.path.slice(1)}/**`,
    `**/${version.path.slice(1)}.*`,
    `**/${tagOf(version)}*`,
  ]),
  'img/cards/**',
  'js/focus-visible.js',
  'sw-off.js',
  // Docusaurus might still be writing this file when files are listed.
  'blog/feed.json',
];

/** HTML files that aren't pages, and are served by their file name. */
export const documents = ['404.html', 'sample-frame.html', 'status-badge.html'];

const link = (rel: string, href: string, attributes = {}) => ({tagName: 'link', rel, href, ...attributes});

const meta = (name: string, content: string) => ({tagName: 'meta', name, content});

/** Head tags that let browsers offer to install the site. The plugin prepends `baseUrl` to file paths. */
const pwaHead = [
  link('manifest', 'manifest.json'),
  meta('theme-color', colors.charcoal),
  meta('apple-mobile-web-app-capable', 'yes'),
  meta('mobile-web-app-capable', 'yes'),
  meta('apple-mobile-web-app-status-bar-style', 'black'),
  link('apple-touch-icon', 'img/icon-192.png'),
  link('mask-icon', 'img/mask-icon.svg', {color: colors.cyan}),
];

export const pwaOptions = {
  // Offline mode is for installed apps and on request, not for every phone.
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  pwaHead,
  swCustom: path.resolve('src/offline/worker.js'),
  swRegister: path.resolve('src/offline/register.ts'),
} satisfies Partial<PluginOptions>;
