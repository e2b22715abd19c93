import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {docsSets, sectionOf} from '../../content/docsSets';
import {otherSections} from './sections';

/** A page that search finds. */
export type SearchPage = {
  /** Path without host. */
  path: string;
  /** The part of the site that it belongs to. */
  section: string;
  /** How much it matters against a page of the docs, which has 1. */
  weight: number;
};

/** Posts are news of their day; the home page and the template for writers have a word of everything. */
const weights = {doc: 1, page: 0.85, post: 0.8, home: 0.4, template: 0.4};

const sections = new Map(docsSets.map((set) => [set.sidebar, sectionOf(set)]));

/** The section of docs that no set has, such as those that lead into the docs. */
const guides = sections.get('docs') ?? '';

/** Folders of docs that are not named as the sidebar of their set. */
const sidebarOfFolder: Record<string, string> = {destinations: 'integrations'};

function docsSection(id: string, sidebar = ''): string {
  const folder = id.split('/')[0] ?? '';
  return sections.get(sidebar) ?? sections.get(sidebarOfFolder[folder] ?? folder) ?? guides;
}

const contentOf = <T>(all: AllContent, plugin: string) =>
  Object.values(all[`docusaurus-plugin-content-${plugin}`] ?? {}) as T[];

const versionsOf = (all: AllContent) =>
  contentOf<DocsContent>(all, 'docs').flatMap(({loadedVersions}) => loadedVersions);

/** The docs versions: path, and the `docusaurus_tag` that the theme writes into the head of their pages. */
export const taggedVersions = (all: AllContent): {tag: string; path: string}[] =>
  versionsOf(all).map(({versionName, path}) => ({tag: `docs-default-${versionName}`, path}));

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Pages that the docs plugin generates for categories. */
const categoryPages = (items: readonly SidebarItem[], section: string): SearchPage[] =>
  items.flatMap((item) =>
    item.type === 'category'
      ? [
          ...(item.link?.type === 'generated-index' ? [{path: item.link.permalink, section, weight: weights.doc}] : []),
          ...categoryPages(item.items, section),
        ]
      : [],
  );

const docsPages = ({docs, sidebars}: LoadedVersion): SearchPage[] => [
  ...docs
    .filter(({unlisted}) => !unlisted)
    .map(({id, permalink, sidebar}) => ({
      path: permalink,
      section: docsSection(id, sidebar),
      weight: id === 'blank' ? weights.template : weights.doc,
    })),
  ...Object.entries(sidebars).flatMap(([name, items]) => categoryPages(items, sections.get(name) ?? guides)),
];

const posts = (all: AllContent): SearchPage[] =>
  contentOf<BlogContent>(all, 'blog')
    .flatMap(({blogPosts}) => blogPosts)
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({path: metadata.permalink, section: otherSections.blog, weight: weights.post}));

/** Pages outside docs and blog; those below the path of a docs version count as docs. */
function otherPages(all: AllContent, baseUrl: string): SearchPage[] {
  const roots = versionsOf(all).map(({path}) => `${path}/`);
  return contentOf<PagesContent>(all, 'pages')
    .flat()
    .filter((page) => !('unlisted' in page && page.unlisted))
    .map(({permalink: path}) =>
      roots.some((root) => `${path}/`.startsWith(root))
        ? {path, section: guides, weight: weights.doc}
        : {path, section: otherSections.site, weight: path === baseUrl ? weights.home : weights.page},
    );
}

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/**
 * Lists the pages that search finds: docs of each version, posts, and pages. Lists of posts are left out, because their
 * posts are found.
 *
 * @param all what the content plugins loaded
 * @param routes paths of all built pages
 * @param isHidden whether a page outside docs and blog asks not to be indexed
 */
export function searchPages(
  all: AllContent,
  routes: readonly string[],
  baseUrl: string,
  isHidden: (path: string) => boolean,
): SearchPage[] {
  const others = otherPages(all, baseUrl);
  const pages = [...versionsOf(all).flatMap(docsPages), ...posts(all), ...others];
  const byPath = new Map(pages.map((page) => [withoutSlash(page.path), page]));
  return [...new Set(routes)].sort().flatMap((path) => {
    const page = byPath.get(withoutSlash(path));
    return page && !(others.includes(page) && isHidden(path)) ? {...page, path} : [];
  });
}
