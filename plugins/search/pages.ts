import type {RouteConfig} from '@docusaurus/types';
import {docsSets, sectionOf} from '../../content/docsSets';

/** Sections of pages outside the docs. */
const otherSections = {blog: 'Blog', site: 'Site'};

/** The parts of the site by which results are filtered. */
export const sections: readonly string[] = [...new Set(docsSets.map(sectionOf)), ...Object.values(otherSections)];

/** What readers come for, offered before anything is typed. Paths are below the site's root. */
export const tasks: readonly {title: string; path: string}[] = [
  {title: 'Install the pixel', path: '/docs/start-pixel-installation'},
  {title: 'Get your leads', path: '/docs/start-get-your-leads'},
  {title: 'Send leads to a destination', path: '/docs/intro-to-integrations'},
  {title: 'Ask visitors for consent', path: '/docs/consentguard/consentguard-overview'},
  {title: 'Make an API request', path: '/docs/intro-to-graphql'},
  {title: 'Exclude contacts', path: '/docs/intro-to-suppressing'},
];

/** A page that search finds. */
export type SearchPage = {
  /** Path without host. */
  path: string;
  /** The part of the site that it belongs to. */
  section: string;
  /** How much it matters against a page of the docs, which has 1. */
  weight: number;
};

const sectionOfSidebar = new Map(docsSets.map((set) => [set.sidebar, sectionOf(set)]));

/** The section of docs that no set has, such as those that lead into the docs. */
const guides = sectionOfSidebar.get('docs') ?? '';

/** Folders of docs that are not named as the sidebar of their set. */
const sidebarOfFolder: Record<string, string> = {destinations: 'integrations'};

const docsComponents = new Set(['@theme/DocItem', '@theme/DocCategoryGeneratedIndexPage']);

/** The section of a docs page: that of its sidebar, or else of its folder. */
function docsSection({path, sidebar}: RouteConfig, root: string): string {
  const folder = path.slice(root.length + 1).split('/')[0] ?? '';
  return sectionOfSidebar.get(String(sidebar ?? sidebarOfFolder[folder] ?? folder)) ?? guides;
}

/**
 * Lists the pages that search finds: docs of each version, posts, and pages. Lists of posts are left out, because their
 * posts are found.
 *
 * @param routes those of the site
 * @param baseUrl path of the home page, which has a word of everything and so a low weight; so has the template for writers
 * @param isHidden whether a page asks not to be indexed; all docs of other versions than the latest do
 */
export function searchPages(
  routes: readonly RouteConfig[],
  baseUrl: string,
  isHidden: (path: string) => boolean,
): SearchPage[] {
  const docsRoot = `${baseUrl}docs`;
  const pageOf = (route: RouteConfig, root: string): SearchPage[] => {
    const {path, component} = route;
    if (docsComponents.has(component)) {
      return [{path, section: docsSection(route, root), weight: path === `${root}/blank` ? 0.4 : 1}];
    }
    if (component === '@theme/BlogPostPage') {
      return [{path, section: otherSections.blog, weight: 0.8}];
    }
    if (!/^@theme\/MDXPage$|^@site\/src\/pages\//.test(component) || isHidden(path)) {
      return [];
    }
    return `${path}/`.startsWith(`${docsRoot}/`)
      ? [{path, section: guides, weight: 1}]
      : [{path, section: otherSections.site, weight: path === baseUrl ? 0.4 : 0.85}];
  };
  const visit = (route: RouteConfig, root: string): SearchPage[] =>
    route.routes?.flatMap((each) => visit(each, route.path)) ?? pageOf(route, root);
  return routes.flatMap((route) => visit(route, ''));
}
