import type {AllContent} from '@docusaurus/types';

/** What the site's plugins know of a page. */
type PageEntry = {path: string; section: string; isHidden: boolean};

type Doc = {permalink: string; unlisted?: boolean; draft?: boolean; sidebar?: string};
type DocsContent = {loadedVersions: readonly {versionName: string; isLast: boolean; docs: readonly Doc[]}[]};
type BlogContent = {blogPosts: readonly {metadata: {permalink: string; unlisted?: boolean}}[]};
type PagesContent = readonly {permalink: string; unlisted?: boolean}[];

/** The parts of the docs, by sidebar; shown above results, and filters of the search page. */
const sections: Record<string, string> = {
  docs: 'Documentation',
  integrations: 'Integrations',
  graphql: 'API',
  rest: 'API',
  consentguard: 'ConsentGuard',
  leadcapture: 'Lead capture',
  personalization: 'Personalization',
};

function sectionOf({permalink, sidebar}: Doc): string {
  const folder = /^\/docs\/(?:next\/)?([^/]+)\//.exec(permalink)?.[1] ?? '';
  return sections[sidebar ?? ''] ?? sections[folder === 'destinations' ? 'integrations' : folder] ?? 'Documentation';
}

const contentOf = <T>(all: AllContent, plugin: string) => Object.values(all[plugin] ?? {}) as T[];

/** The `docusaurus_tag` of each docs version, that of the latest first. */
export function tagsOf(all: AllContent): string[] {
  return Object.entries(all['docusaurus-plugin-content-docs'] ?? {}).flatMap(([id, content]) =>
    [...(content as DocsContent).loadedVersions]
      .sort((a, b) => Number(b.isLast) - Number(a.isLast))
      .map(({versionName}) => `docs-${id}-${versionName}`),
  );
}

/** What the plugins for docs, blog and pages know of their pages: the part of the site, and whether it is hidden. */
export function entriesOf(all: AllContent): PageEntry[] {
  const docs = contentOf<DocsContent>(all, 'docusaurus-plugin-content-docs')
    .flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs))
    .map((doc) => ({path: doc.permalink, section: sectionOf(doc), isHidden: Boolean(doc.unlisted || doc.draft)}));
  const posts = contentOf<BlogContent>(all, 'docusaurus-plugin-content-blog')
    .flatMap(({blogPosts}) => blogPosts)
    .map(({metadata}) => ({path: metadata.permalink, section: 'Blog', isHidden: Boolean(metadata.unlisted)}));
  const pages = contentOf<PagesContent>(all, 'docusaurus-plugin-content-pages')
    .flat()
    .map(({permalink, unlisted}) => ({path: permalink, section: 'Site', isHidden: Boolean(unlisted)}));
  return [...docs, ...posts, ...pages];
}

/** Pages that search leaves out: previews of single sections, search itself, and lists of what is found anyway. */
const leftOut = /^\/(?:Home\/|Landing$|Landing\/|search$|404|blog$|blog\/(?:tags|archive|page|authors))|\*/;

/**
 * The public pages among the site's routes.
 *
 * @returns their addresses with the part of the site each belongs to
 */
export function publicPages(
  routes: readonly string[],
  entries: readonly PageEntry[],
): {path: string; section: string}[] {
  const known = new Map(entries.map((entry) => [entry.path, entry]));
  return routes
    .filter((path) => !leftOut.test(path) && !known.get(path)?.isHidden)
    .map((path) => ({
      path,
      section: known.get(path)?.section ?? (path.startsWith('/docs') ? 'Documentation' : 'Site'),
    }));
}
