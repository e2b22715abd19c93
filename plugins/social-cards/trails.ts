import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import type {Card} from './card';

/** Where a page stands, and what it calls itself; `ownImage` when its front matter names a picture. */
export type Place = Pick<Card, 'trail' | 'number'> & {title?: string; ownImage: boolean};

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Trail = Pick<Place, 'trail' | 'number'>;

const shownDate = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** A label set in capitals alone reads as a word; a short one is an abbreviation and stays. */
const soften = (label: string) =>
  /^\p{Lu}{6,}$/u.test(label) ? `${label.slice(0, 1)}${label.slice(1).toLowerCase()}` : label;

function* trailsOf(items: readonly SidebarItem[], trail: readonly string[]): Generator<[id: string, Trail]> {
  let number = 0;
  for (const item of items) {
    if (item.type === 'category') {
      yield* trailsOf(item.items, [...trail, soften(item.label)]);
    } else if (item.type === 'doc') {
      number += 1;
      // A page of a sidebar's top level has no trail, so its number would say nothing.
      yield [item.id, trail.length > 0 ? {trail, number} : {trail}];
    }
  }
}

function* placesOfVersion({docs, sidebars, isLast, label}: LoadedVersion): Generator<[string, Place]> {
  const trails = new Map(Object.values(sidebars).flatMap((items) => [...trailsOf(items, [])]));
  const version = isLast ? [] : [label];
  for (const {id, permalink, title, frontMatter} of docs) {
    const {trail = [], number} = trails.get(id) ?? {};
    const shown = [...version, ...(trail.length > 0 ? trail : ['Documentation'])];
    yield [permalink, {trail: shown, number, title, ownImage: frontMatter.image !== undefined}];
  }
}

function* placesOfPosts({blogPosts}: BlogContent): Generator<[string, Place]> {
  const oldestFirst = [...blogPosts].sort((a, b) => Number(a.metadata.date) - Number(b.metadata.date));
  for (const [index, {metadata}] of oldestFirst.entries()) {
    const {permalink, title, date, frontMatter} = metadata;
    const trail = ['Blog', shownDate.format(date)];
    yield [permalink, {trail, number: index + 1, title, ownImage: frontMatter.image !== undefined}];
  }
}

function* placesOfPages(pages: PagesContent): Generator<[string, Place]> {
  for (const page of pages) {
    if (page.type === 'mdx') {
      yield [page.permalink, {trail: [], title: page.title, ownImage: page.frontMatter.image !== undefined}];
    }
  }
}

/** Places of all pages that content plugins know, by route. Pages written in code are not among them. */
export function placesOf(allContent: AllContent): Map<string, Place> {
  const of = <Content>(plugin: string) =>
    Object.values(allContent[`docusaurus-plugin-content-${plugin}`] ?? {}) as Content[];
  return new Map([
    ...of<DocsContent>('docs').flatMap(({loadedVersions}) =>
      loadedVersions.flatMap((version) => [...placesOfVersion(version)]),
    ),
    ...of<BlogContent>('blog').flatMap((content) => [...placesOfPosts(content)]),
    ...of<PagesContent>('pages').flatMap((content) => [...placesOfPages(content)]),
  ]);
}

/** The trail of a page that no content plugin knows, by its route. */
export function trailOf(route: string): readonly string[] {
  if (/\/docs(?:\/|$)/.test(route)) {
    return ['Documentation'];
  }
  return /\/blog\/./.test(route) ? ['Blog'] : [];
}
