import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {docsSets, sectionOf} from '../content/docsSets';
import {routeOf} from '../src/lib/routeOf';

/** Returns the content that a Docusaurus content plugin has loaded, one value per instance. */
export const contentOf = <Content>(all: AllContent, name: 'blog' | 'docs' | 'pages'): Content[] =>
  Object.values(all[`docusaurus-plugin-content-${name}`] ?? {}) as Content[];

/** Returns all blog posts, newest first. */
export const postsIn = (all: AllContent): BlogPost[] =>
  contentOf<BlogContent>(all, 'blog').flatMap(({blogPosts}) => blogPosts);

/** Returns the section of a docs page by its sidebar; without one, the guides. */
export function docSection(sidebar?: string): string {
  const set = docsSets.find((each) => each.sidebar === sidebar) ?? docsSets[0];
  return set ? sectionOf(set) : '';
}

/** Returns all posts, newest first, and the docs of all versions, with routes and sections. */
export const articlesIn = (all: AllContent) => [
  ...postsIn(all).map(({metadata}) => ({...metadata, route: metadata.permalink, section: 'Blog', version: undefined})),
  ...contentOf<DocsContent>(all, 'docs')
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap((version) =>
      version.docs.map((doc) => ({...doc, route: routeOf(doc.permalink), section: docSection(doc.sidebar), version})),
    ),
];
