import type {HitGroup, MarkedText, SearchFilters, SearchHit} from '../types';
import {type Level, levels} from './records';
import {type HostedHit, markers} from './service';

const marker = new RegExp(`[${markers.highlightPreTag}${markers.highlightPostTag}]`);

/** The service's marked text in pieces. */
export const toMarkedText = (value: string): MarkedText =>
  value
    .split(marker)
    .map((text, index) => ({text, isMarked: index % 2 === 1}))
    .filter(({text}) => text !== '');

const textOr = (value: unknown, plain: string | null | undefined): string =>
  typeof value === 'string' ? value : (plain ?? '');

/** The heading of a hit at a level, with markers. */
export const headingAt = ({hierarchy, _highlightResult: marked}: HostedHit, level: Level): string =>
  textOr(marked?.hierarchy?.[`lvl${level}`]?.value, hierarchy[`lvl${level}`]);

/** What a hit says around the words found, with markers. */
export const snippetOf = ({content, _snippetResult: marked}: HostedHit): string =>
  textOr(marked?.content?.value, content);

/** Where a hit leads on this site, whichever host its record was made for. */
export function placeOf({url}: Pick<HostedHit, 'url'>): {path: string; anchor: string | null} {
  const {pathname, hash} = new URL(url, 'https://site.invalid');
  return {path: pathname, anchor: hash.slice(1) || null};
}

/** A hit in the site's own shape. */
export function toHit(hit: HostedHit): SearchHit {
  return {
    ...placeOf(hit),
    title: hit.hierarchy.lvl1 ?? '',
    section: hit.hierarchy.lvl0 ?? '',
    trail: levels
      .slice(1)
      .filter((level) => hit.hierarchy[`lvl${level}`])
      .map((level) => toMarkedText(headingAt(hit, level))),
    text: toMarkedText(snippetOf(hit)),
  };
}

/** Puts hits under the pages they are on, in the order in which pages first come. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const pages = new Map<string, HitGroup & {hits: SearchHit[]}>();
  for (const hit of hits) {
    const {path, title, section} = hit;
    const page = pages.get(path) ?? {path, title, section, hits: []};
    page.hits.push(hit);
    pages.set(path, page);
  }
  return [...pages.values()];
}

/** Filters in the service's words. Pages outside the docs have a tag of their own. */
export function facetFilters({language, tag, section}: SearchFilters): string[][] {
  return [
    language === undefined ? [] : [`language:${language}`],
    tag === undefined ? [] : ['docusaurus_tag:default', `docusaurus_tag:${tag}`],
    section === undefined ? [] : [`hierarchy.lvl0:${section}`],
  ].filter((values) => values.length > 0);
}
