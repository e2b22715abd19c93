import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {docsSets, sectionOf} from '../content/docsSets';
import {routeOf} from '../src/lib/routeOf';

/** What a content plugin of Docusaurus has loaded, one value for each of its instances. */
export const contentOf = <Content>(all: AllContent, name: 'blog' | 'docs' | 'pages'): Content[] =>
  Object.values(all[`docusaurus-plugin-content-${name}`] ?? {}) as Content[];

/** All posts of the blog, the newest first. */
export const postsIn = (all: AllContent): BlogPost[] =>
  contentOf<BlogContent>(all, 'blog').flatMap(({blogPosts}) => blogPosts);

/** Folders of docs that are not named as the sidebar of their set. */
const sidebarOfFolder: Readonly<Record<string, string>> = {destinations: 'integrations'};

/** The section of a docs page: that of its sidebar, else of its folder, else the guides. */
export function docSection({id, sidebar}: Pick<DocMetadata, 'id' | 'sidebar'>): string {
  const folder = id.split('/')[0] ?? '';
  const name = sidebar ?? sidebarOfFolder[folder] ?? folder;
  const set = docsSets.find((each) => each.sidebar === name) ?? docsSets[0];
  return set ? sectionOf(set) : '';
}

/** All posts, the newest first, and the docs of all versions, with their routes and sections. */
export const articlesIn = (all: AllContent) => [
  ...postsIn(all).map(({metadata}) => ({...metadata, route: metadata.permalink, section: 'Blog', version: undefined})),
  ...contentOf<DocsContent>(all, 'docs')
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap((version) =>
      version.docs.map((doc) => ({...doc, route: routeOf(doc.permalink), section: docSection(doc), version})),
    ),
];
