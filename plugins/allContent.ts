import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** What a content plugin of Docusaurus has loaded, one value for each of its instances. */
export const contentOf = <Content>(all: AllContent, name: 'blog' | 'docs' | 'pages'): Content[] =>
  Object.values(all[`docusaurus-plugin-content-${name}`] ?? {}) as Content[];

/** All versions of the docs. */
export const versionsIn = (all: AllContent): LoadedVersion[] =>
  contentOf<DocsContent>(all, 'docs').flatMap(({loadedVersions}) => loadedVersions);

/** All posts of the blog, the newest first. */
export const postsIn = (all: AllContent): BlogPost[] =>
  contentOf<BlogContent>(all, 'blog').flatMap(({blogPosts}) => blogPosts);

/** The address of a page without the slash at its end, which the permalink of `folder/index.mdx` has. */
export const routeOf = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');
