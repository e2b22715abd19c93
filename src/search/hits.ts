import type {SearchHit} from './contract';

/** The path of a hit on this site, whichever host the records were made for. */
export function pathOf(url: string): string {
  const {pathname, hash} = new URL(url, 'https://site.invalid');
  return pathname + hash;
}

/** Hits of one page that follow each other. */
export type HitGroup = {path: string; title: string; section: string; hits: SearchHit[]};

/**
 * Puts hits under the pages they are on, in the order in which pages first come.
 *
 * @param most how many hits of a page are kept
 */
export function groupHits(hits: readonly SearchHit[], most = Infinity): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const path = pathOf(hit.url_without_anchor || hit.url).replace(/#.*/, '');
    const group = groups.get(path) ?? {
      path,
      title: hit.hierarchy.lvl1 ?? '',
      section: hit.hierarchy.lvl0 ?? '',
      hits: [],
    };
    if (group.hits.length < most) {
      group.hits.push(hit);
    }
    groups.set(path, group);
  }
  return [...groups.values()];
}

const below = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The headings of a hit below the page's title as marked HTML, the page's title itself for the page. */
export function headingsOf({hierarchy, _highlightResult}: SearchHit): string[] {
  const levels = below.filter((level) => hierarchy[level] !== null && hierarchy[level] !== undefined);
  const shown = levels.length > 0 ? levels : (['lvl1'] as const);
  return shown.map((level) => _highlightResult.hierarchy[level]?.value ?? '');
}

/** The headings of a hit below the page's title as plain text. */
export const plainHeadings = ({hierarchy}: SearchHit): string =>
  below.flatMap((level) => hierarchy[level] ?? []).join(' › ');
