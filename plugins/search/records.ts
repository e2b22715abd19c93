import {type CheerioAPI, load} from 'cheerio';
import type {SearchRecord} from '../../src/search/contract';

const levels = ['h1', 'h2', 'h3', 'h4'] as const;

const chrome =
  'nav, footer, script, style, .hash-link, .theme-doc-footer, .pagination-nav, .theme-doc-version-banner, [data-search="off"]';

const text = (value: string) =>
  value
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

type Context = Pick<SearchRecord, 'language' | 'lang' | 'docusaurus_tag' | 'version' | 'url_without_anchor'>;

function contextOf($: CheerioAPI, path: string): Context {
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  const language = meta('docsearch:language') || 'en';
  return {
    language,
    lang: language,
    docusaurus_tag: meta('docsearch:docusaurus_tag') || 'default',
    version: meta('docsearch:version'),
    url_without_anchor: path,
  };
}

/**
 * Makes search records from a built page: one for each heading, with the text that follows it.
 *
 * @param html the page
 * @param path its address, without host
 * @param section the name of the part of the site, shown above results
 */
export function recordsOf(html: string, path: string, section: string): SearchRecord[] {
  const $ = load(html);
  const main = $('article').first().length > 0 ? $('article').first() : $('main').first();
  main.find(chrome).remove();
  const context = contextOf($, path);
  const headings = main.find(levels.join(','));
  const trail: (string | null)[] = [null, null, null, null];
  return headings.toArray().map((node, index) => {
    const level = levels.indexOf(node.tagName as (typeof levels)[number]);
    trail.fill(null, level);
    trail[level] = text($(node).text());
    const anchor = $(node).attr('id') ?? null;
    const body = $(node).nextUntil(levels.join(','));
    const holder = level === 0 ? $(node).closest('header').nextUntil(levels.join(',')) : body;
    const content = text(
      (body.length > 0 ? body : holder)
        .toArray()
        .map((each) => $(each).text())
        .join(' '),
    ).slice(0, 1200);
    return {
      ...context,
      objectID: `${path}#${index}`,
      type: (['lvl1', 'lvl2', 'lvl3', 'lvl4'] as const)[level] ?? 'content',
      hierarchy: {
        lvl0: section,
        lvl1: trail[0] ?? null,
        lvl2: trail[1] ?? null,
        lvl3: trail[2] ?? null,
        lvl4: trail[3] ?? null,
        lvl5: null,
        lvl6: null,
      },
      content: content || null,
      url: level > 0 && anchor ? `${path}#${anchor}` : path,
      anchor,
      weight: level === 0 ? 2 : 1.2 - level * 0.1,
    };
  });
}
