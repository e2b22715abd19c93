import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

const contentOf = <Content>(all: AllContent, plugin: string): Content[] =>
  Object.values(all[plugin] ?? {}) as Content[];

/**
 * Titles of all docs pages and posts by their address, for the page that suggests pages with a similar address. Hidden
 * pages of the docs are left out. Other pages have an empty title: they are found by their exact address only.
 */
export function titlesOf(all: AllContent): Record<string, string> {
  const docs = contentOf<LoadedContent>(all, 'docusaurus-plugin-content-docs')
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap((version) => version.docs)
    .filter(({unlisted}) => !unlisted);
  const posts = contentOf<BlogContent>(all, 'docusaurus-plugin-content-blog')
    .flatMap(({blogPosts}) => blogPosts)
    .map(({metadata}) => metadata);
  const others = contentOf<PagesContent>(all, 'docusaurus-plugin-content-pages').flat();
  return Object.fromEntries([
    ...others.map(({permalink}) => [permalink, '']),
    ...[...docs, ...posts].map(({permalink, title}) => [permalink, title]),
  ]) as Record<string, string>;
}
