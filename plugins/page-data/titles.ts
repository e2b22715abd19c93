import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

const contentOf = <Content>(all: AllContent, plugin: string): Content[] =>
  Object.values(all[plugin] ?? {}) as Content[];

/**
 * Titles of all docs pages and posts by their address, for the page that guesses what an unknown address should have
 * been. Hidden pages of the docs are left out.
 */
export function titlesOf(all: AllContent): Record<string, string> {
  const docs = contentOf<LoadedContent>(all, 'docusaurus-plugin-content-docs')
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap((version) => version.docs)
    .filter(({unlisted}) => !unlisted);
  const posts = contentOf<BlogContent>(all, 'docusaurus-plugin-content-blog')
    .flatMap(({blogPosts}) => blogPosts)
    .map(({metadata}) => metadata);
  return Object.fromEntries([...docs, ...posts].map(({permalink, title}) => [permalink, title]));
}
