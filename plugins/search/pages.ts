import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {docsSets, sectionOf} from '../../content/docsSets';
import {routeOf} from '../../src/lib/routeOf';
import {articlesIn, contentOf, docSection} from '../allContent';

/** The parts of the site by which results are filtered. */
export const sections: readonly string[] = [...new Set(docsSets.map(sectionOf)), 'Blog', 'Site'];

/** What readers come for, offered before anything is typed. Paths are below the site's root. */
export const tasks: readonly {title: string; path: string}[] = [
  {title: 'Install the pixel', path: '/docs/start-pixel-installation'},
  {title: 'Get your leads', path: '/docs/start-get-your-leads'},
  {title: 'Send leads to a destination', path: '/docs/intro-to-integrations'},
  {title: 'Ask visitors for consent', path: '/docs/consentguard/consentguard-overview'},
  {title: 'Make an API request', path: '/docs/intro-to-graphql'},
  {title: 'Exclude contacts', path: '/docs/intro-to-suppressing'},
];

/** A page that search finds; `weight` is how much it matters against a page of the docs, which has 1. */
export type SearchPage = {path: string; section: string; weight: number};

/**
 * Lists the pages that search finds: docs of each version, posts, and pages. Lists of posts are left out, because their
 * posts are found. The home page has a word of everything and so a low weight.
 *
 * @param baseUrl path of the home page
 * @param isHidden whether a page asks not to be indexed; all docs of other versions than the latest do
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
        ? {path, section: docSection({id: path}), weight: 1}
        : {path, section: 'Site', weight: path === baseUrl ? 0.4 : 0.85},
    );
  return [...articles, ...pages];
}
