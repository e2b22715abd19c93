import type {Config} from '@docusaurus/types';
import type {Brand} from '../content/brandSchema';
import {colors} from '../content/colors';
import {otherVersions, tagOf} from '../content/versions';

/** Colors of the browser's own chrome and of the mask icon, as specified. */
export const themeColor = colors.charcoal;
export const maskIconColor = colors.cyan;

/** A picture of the site, in points of the page; `scale` is how many dots of the picture a point has. */
export type Screenshot = {
  file: string;
  form: 'wide' | 'narrow';
  label: string;
  width: number;
  height: number;
  scale: number;
};

/** What browsers show where they offer to install the site; `npm run screenshots` takes them. */
export const screenshots: readonly Screenshot[] = [
  {
    file: 'img/screenshots/wide.png',
    form: 'wide',
    label: 'A page of the docs with its sidebar and contents',
    ...{width: 1280, height: 800, scale: 1},
  },
  {
    file: 'img/screenshots/narrow.png',
    form: 'narrow',
    label: 'The same page on a phone',
    ...{width: 390, height: 844, scale: 1.5},
  },
];

/** What the copy may weigh as hosts send it; the build fails above it. */
export const offlineBudget = {megabytes: 10, setIn: 'config/pwa.ts'};

/** Offline is the current version, the blog, the legal pages and search in them. */
export function isLeftOutOffline({baseUrl}: Brand): (file: string) => boolean {
  const beginnings = [
    ...otherVersions.flatMap((version) => [
      `${version.path.slice(1)}/`,
      `${version.path.slice(1)}.html`,
      `search-index/${tagOf(version)}.`,
      `search-index/pages${baseUrl}${version.path.slice(1)}/`,
    ]),
    'img/cards/',
    'img/screenshots/',
    'js/focus-visible.js',
    // No page shows it, and the generator may be writing it while the copy is listed.
    'blog/feed.json',
  ];
  return (file) => beginnings.some((beginning) => file.startsWith(beginning));
}

const link = (rel: string, href: string, further = {}) => ({tagName: 'link', attributes: {rel, href, ...further}});

const meta = (name: string, content: string) => ({tagName: 'meta', attributes: {name, content}});

/** Tags in the head of every page by which browsers offer to install the site. */
export const appTags = ({baseUrl}: Brand): NonNullable<Config['headTags']> => [
  link('manifest', `${baseUrl}manifest.json`),
  meta('theme-color', themeColor),
  meta('apple-mobile-web-app-capable', 'yes'),
  meta('mobile-web-app-capable', 'yes'),
  meta('apple-mobile-web-app-status-bar-style', themeColor),
  link('apple-touch-icon', `${baseUrl}img/icon-192.png`),
  link('mask-icon', `${baseUrl}img/mask-icon.svg`, {color: maskIconColor}),
];
