import type {Page} from './site';

/** Findings about one page, in words. */
export type Check = (page: Page) => string[];

const description = ({$}: Page) => $('meta[name="description"]').attr('content') ?? '';

/** One h1, and headings without a gap. */
export const headings: Check = ({$}) => {
  const levels = $('main :is(h1, h2, h3, h4, h5, h6), article h1')
    .toArray()
    .map((node) => Number(node.tagName.slice(1)));
  const found = levels.filter((level) => level === 1).length;
  const gap = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(found === 1 ? [] : [`${found} h1`]),
    ...(gap > 0 ? [`h${levels[gap - 1]} is followed by h${levels[gap]}`] : []),
  ];
};

/** Title, description of 50 to 160 characters, language and canonical address. */
export const head: Check = (page) => {
  const {$} = page;
  const {length} = description(page);
  return [
    ...($('title').text().trim() === '' ? ['no title'] : []),
    ...(length >= 50 && length <= 160 ? [] : [`description of ${length} characters`]),
    ...($('html').attr('lang') === 'en' ? [] : ['no language']),
    ...($('link[rel="canonical"]').length === 1 ? [] : ['no canonical address']),
  ];
};

const leftovers = [
  /%brand\./,
  /\(inferred\)/i,
  /lorem ipsum/i,
  /\b(?:TODO|FIXME|TBD)\b/,
  /\bcoming soon\b/i,
  /\bundefined\b.{0,3}$/,
];

/** No token, no placeholder, no note from research. */
export const leftoverWords: Check = ({$, route}) => {
  // The page template tells writers about tokens.
  const hidden = /^\/docs\/(?:next\/)?blank$/.test(route) ? 'script, style, code' : 'script, style';
  const text = $('main').clone().find(hidden).remove().end().text();
  return leftovers.filter((pattern) => pattern.test(text)).map((pattern) => `text matches ${pattern}`);
};

/** Every id once, every picture with an alternative, every frame with a title, every control with a name. */
export const names: Check = ({$}) => {
  const ids = $('[id]')
    .toArray()
    .map((node) => $(node).attr('id') ?? '');
  const doubled = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const nameless = $('a, button')
    .toArray()
    .filter((node) => {
      const control = $(node);
      const alternative = control.find('img[alt]').attr('alt') ?? control.find('title').text();
      return !(control.text().trim() || control.attr('aria-label') || control.attr('title') || alternative);
    });
  return [
    ...doubled.map((id) => `id "${id}" twice`),
    ...$('img:not([alt])')
      .toArray()
      .map((node) => `picture without alt: ${$(node).attr('src')}`),
    ...$('iframe:not([title])')
      .toArray()
      .map((node) => `frame without title: ${$(node).attr('src')}`),
    ...nameless.map((node) => `control without a name: ${$.html(node).slice(0, 120)}`),
  ];
};

/** Everything that loads by itself comes from the site's own origin. */
export const ownOrigin: Check = ({$}) =>
  $(
    'script[src], img[src], iframe[src], link[rel="stylesheet"], link[rel="preload"], link[rel="icon"], link[rel="manifest"]',
  )
    .toArray()
    .map((node) => $(node).attr('src') ?? $(node).attr('href') ?? '')
    .filter((address) => !/^(?:\/(?!\/)|data:|#)/.test(address))
    .map((address) => `loads from elsewhere: ${address}`);

/**
 * Links inside the site lead to a page, a file and an anchor that exist.
 *
 * @param isTarget whether an address without an anchor exists
 * @param hasAnchor whether a page has an anchor
 */
export const links =
  (isTarget: (path: string) => boolean, hasAnchor: (path: string, anchor: string) => boolean): Check =>
  ({$, route}) =>
    $('a[href]')
      .toArray()
      .map((node) => $(node).attr('href') ?? '')
      .filter((href) => href.startsWith('/') || href.startsWith('#'))
      .flatMap((href) => {
        const url = new URL(href, `http://site${route}`);
        const anchor = decodeURIComponent(url.hash.slice(1));
        if (!isTarget(url.pathname)) {
          return [`link leads nowhere: ${href}`];
        }
        return anchor === '' || hasAnchor(url.pathname, anchor) ? [] : [`anchor leads nowhere: ${href}`];
      });

/** Values that several pages share although each should have its own. */
export function shared(pages: readonly Page[], valueOf: (page: Page) => string): string[] {
  const byValue = new Map<string, string[]>();
  for (const page of pages) {
    byValue.set(valueOf(page), [...(byValue.get(valueOf(page)) ?? []), page.route]);
  }
  return [...byValue]
    .filter(([, routes]) => routes.length > 1)
    .map(([value, routes]) => `"${value}": ${routes.join(', ')}`);
}

/** A page's title and description, for `shared`. */
export const titleOf = ({$}: Page): string => $('title').text();
export const descriptionOf = description;
