import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {docsSets, sectionOf} from '../../content/docsSets';
import type {making} from '../../src/search/engine/weights';
import {otherSections} from '../../src/search/sections';

/** A page of the site as its plugins know it. */
export type SitePage = {
  /** Address without host, such as `/docs/billing`. */
  path: string;
  /** The part of the site that it belongs to; shown above results, and a filter of the search page. */
  section: string;
  /** What its weight goes by. */
  kind: keyof typeof making.kind;
};

/** The section of each set of docs, by its sidebar. */
const sections = new Map(docsSets.map((set) => [set.sidebar, sectionOf(set)]));

/** Where docs pages are that no set claims, such as those that lead into the docs. */
const guides = sections.get('docs') ?? '';

/** Folders of docs that are not named as the sidebar of their set. */
const sidebarOfFolder: Record<string, string> = {destinations: 'integrations'};

function sectionOfDoc(id: string, sidebar: string): string {
  const folder = id.split('/')[0] ?? '';
  return sections.get(sidebar) ?? sections.get(sidebarOfFolder[folder] ?? folder) ?? guides;
}

/** The page template, by its id: it has a word of everything. */
const writersPage = 'blank';

const contentOf = <T>(all: AllContent, plugin: string) =>
  Object.entries(all[`docusaurus-plugin-content-${plugin}`] ?? {}) as [id: string, content: T][];

/**
 * The `docusaurus_tag` of each docs version, that of the latest first. The theme writes the same into the head of each
 * docs page.
 */
export const tagsOf = (all: AllContent): string[] =>
  contentOf<DocsContent>(all, 'docs').flatMap(([id, {loadedVersions}]) =>
    loadedVersions
      .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
      .map(({versionName}) => `docs-${id}-${versionName}`),
  );

function docPage({id, permalink, sidebar = '', frontMatter}: DocMetadata): SitePage {
  const section = sectionOfDoc(id, sidebar);
  const isTemplateAttribute = 'attribute' in frontMatter && section === sections.get('personalization');
  const kind = isTemplateAttribute ? 'templateAttribute' : 'doc';
  return {path: permalink, section, kind: id === writersPage ? 'writers' : kind};
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Pages that list a category of a sidebar, which the docs plugin makes. */
function categoryPages(items: readonly SidebarItem[], section: string): SitePage[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own.map((path): SitePage => ({path, section, kind: 'doc'})), ...categoryPages(item.items, section)];
  });
}

const docsPages = ({docs, sidebars}: LoadedVersion): SitePage[] => [
  ...docs.filter(({unlisted}) => !unlisted).map(docPage),
  ...Object.entries(sidebars).flatMap(([name, items]) => categoryPages(items, sections.get(name) ?? guides)),
];

const versionsOf = (all: AllContent) =>
  contentOf<DocsContent>(all, 'docs').flatMap(([, {loadedVersions}]) => loadedVersions);

const posts = (all: AllContent): SitePage[] =>
  contentOf<BlogContent>(all, 'blog')
    .flatMap(([, {blogPosts}]) => blogPosts)
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({path: metadata.permalink, section: otherSections.blog, kind: 'post'}));

/** Pages outside docs and blog; those at an address of the docs lead into them and count as docs. */
function otherPages(all: AllContent): SitePage[] {
  const roots = versionsOf(all).map(({path}) => `${path}/`);
  return contentOf<PagesContent>(all, 'pages')
    .flatMap(([, content]) => content)
    .filter((page) => !('unlisted' in page && page.unlisted))
    .map(({permalink: path}) =>
      roots.some((root) => `${path}/`.startsWith(root))
        ? {path, section: guides, kind: 'doc'}
        : {path, section: otherSections.site, kind: roots.includes(`${path}docs/`) ? 'home' : 'page'},
    );
}

/** Plugins name the page of a folder with a slash at its end, routes without. */
const plain = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/**
 * The pages that search finds: docs of each version, posts, and pages. Lists of posts are left out, because they hold
 * what is found anyway.
 *
 * @param routes addresses of all pages, as the build writes them
 * @param isHidden whether a page outside docs and blog asks search engines not to list it; previews and search itself do
 */
export function sitePages(
  all: AllContent,
  routes: readonly string[],
  isHidden: (route: string) => boolean,
): SitePage[] {
  const others = otherPages(all);
  const pages = [...versionsOf(all).flatMap(docsPages), ...posts(all), ...others];
  const known = new Map(pages.map((page) => [plain(page.path), page]));
  return [...new Set(routes)].flatMap((path) => {
    const page = known.get(plain(path));
    return page && !(others.includes(page) && isHidden(path)) ? [{...page, path}] : [];
  });
}
