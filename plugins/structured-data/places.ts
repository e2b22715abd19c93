import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {docsSets} from '../../content/docsSets';

/** A step of the way to a page: what it is called, and its address without host. */
export type Step = {name: string; path: string};

/** A post, as search engines are told of it. */
export type Post = {title: string; path: string; published: string; authors: string[]; keywords: string[]};

/** What a page is, and the way to it from the home page, without the page itself. */
export type Place = {
  kind: 'home' | 'doc' | 'faq' | 'post' | 'posts' | 'list' | 'search' | 'page';
  trail: Step[];
  post?: Post;
};

/** The page whose questions and answers are told one by one, by its id. */
const faqId = 'faq';

const contentOf = <Content>(all: AllContent, plugin: string) =>
  Object.values(all[`docusaurus-plugin-content-${plugin}`] ?? {}) as Content[];

/** The entrance of a set of docs: its page, and the step that leads there. */
type Entrance = {id: string; step: Step};

/** The entrances of a version's sets, by the sidebar of each. */
function entrancesOf({docs}: LoadedVersion): Map<string | undefined, Entrance> {
  const byId = new Map(docs.map(({id, permalink}) => [id, permalink]));
  return new Map(
    docsSets.flatMap(({sidebar, label, entry}) => {
      const path = byId.get(entry);
      return path === undefined ? [] : [[sidebar, {id: entry, step: {name: label, path}}]];
    }),
  );
}

function placeOfDoc(
  {id, sidebar}: DocMetadata,
  entrances: ReadonlyMap<string | undefined, Entrance>,
  root: Step,
): Place {
  const entrance = entrances.get(sidebar);
  const step = entrance && entrance.id !== id ? [entrance.step] : [];
  return {kind: id === faqId ? 'faq' : 'doc', trail: [root, ...step]};
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function postsOf({blogPosts}: BlogContent): Post[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, permalink, date, authors, tags}}) => ({
      title,
      path: permalink,
      published: dayOf(date),
      authors: authors.flatMap(({name}) => name ?? []),
      keywords: tags.map(({label}) => label),
    }));
}

/** The posts of the blog, newest first. */
export const allPosts = (all: AllContent): Post[] => contentOf<BlogContent>(all, 'blog').flatMap(postsOf);

/**
 * What each page of docs and blog is, by its address.
 *
 * @param baseUrl the site's base, which ends with a slash
 */
export function placesOf(all: AllContent, baseUrl: string): Map<string, Place> {
  const docs = contentOf<DocsContent>(all, 'docs').flatMap(({loadedVersions}) =>
    loadedVersions.flatMap((version) => {
      const entrances = entrancesOf(version);
      const root = {name: 'Docs', path: `${baseUrl}docs`};
      return version.docs.map((doc): [string, Place] => [doc.permalink, placeOfDoc(doc, entrances, root)]);
    }),
  );
  const blog = allPosts(all).map((post): [string, Place] => [
    post.path,
    {kind: 'post', trail: [{name: 'Blog', path: `${baseUrl}blog`}], post},
  ]);
  return new Map([...docs, ...blog]);
}

/**
 * What a page is that neither docs nor blog know, by its address: home, search, lists and pages of their own.
 *
 * @param baseUrl the site's base, which ends with a slash
 */
export function otherPlace(path: string, baseUrl: string): Place {
  const name = path.slice(baseUrl.length);
  const [first = ''] = name.split('/');
  if (first === 'blog') {
    return name === 'blog'
      ? {kind: 'posts', trail: []}
      : {kind: 'list', trail: [{name: 'Blog', path: `${baseUrl}blog`}]};
  }
  if (first === 'docs') {
    return {kind: 'list', trail: name === 'docs' ? [] : [{name: 'Docs', path: `${baseUrl}docs`}]};
  }
  const kinds: Record<string, Place['kind']> = {'': 'home', search: 'search'};
  return {kind: kinds[name] ?? 'page', trail: []};
}
