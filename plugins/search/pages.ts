import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {docsSets, sectionOf} from '../../content/docsSets';
import {routeOf} from '../../src/lib/routeOf';
import {articlesIn, contentOf, docSection} from '../allContent';

/** The sections of the site that results can be filtered by. */
export const sections: readonly string[] = [...new Set(docsSets.map(sectionOf)), 'Blog', 'Site'];

/** Common tasks, offered before anything is typed. Paths are relative to the site's root. */
export const tasks: readonly {title: string; path: string}[] = [
  {title: 'Install the pixel', path: '/docs/start-pixel-installation'},
  {title: 'Get your leads', path: '/docs/start-get-your-leads'},
  {title: 'Send leads to a destination', path: '/docs/intro-to-integrations'},
  {title: 'Ask visitors for consent', path: '/docs/consentguard/consentguard-overview'},
  {title: 'Make an API request', path: '/docs/intro-to-graphql'},
  {title: 'Exclude contacts', path: '/docs/intro-to-suppressing'},
];

/** A searchable page; `weight` is its importance relative to a docs page, which has 1. */
export type SearchPage = {path: string; section: string; weight: number};

/**
 * Lists the searchable pages: docs of each version, posts, and pages. Post lists are left out, because their posts are
 * searchable. The home page mentions everything, so it has a low weight.
 *
 * @param baseUrl path of the home page
 * @param isHidden whether a page is noindex, as are all docs of versions other than the latest
 */
export function searchPages(all: AllContent, baseUrl: string, isHidden: (path: string) => boolean): SearchPage[] {
  const articles = articlesIn(all)
    .filter(({unlisted}) => !unlisted)
    .map(({route, section, version}) => ({path: route, section, weight: version ? 1 : 0.8}));
  const pages = contentOf<PagesContent>(all, 'pages')
    .flat()
    .map(({permalink}) => (permalink === baseUrl ? baseUrl : routeOf(permalink)))
    .filter((path) => !isHidden(path))
    .map((path) =>
      `${path}/`.startsWith(`${baseUrl}docs/`)
        ? {path, section: docSection(), weight: 1}
        : {path, section: 'Site', weight: path === baseUrl ? 0.4 : 0.85},
    );
  return [...articles, ...pages];
}
