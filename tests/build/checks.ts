import {type Page, attributes} from './site';

export type Check = (page: Page) => string[];

/** One h1, and no skipped heading levels. */
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

export const descriptionOf = ({$}: Page) => $('meta[name="description"]').attr('content') ?? '';

/** Title, description of 50 to 160 characters, and language. */
export const head: Check = (page) => {
  const {$} = page;
  const {length} = descriptionOf(page);
  return [
    ...($('title').text().trim() === '' ? ['no title'] : []),
    ...(length >= 50 && length <= 160 ? [] : [`description of ${length} characters`]),
    ...($('html').attr('lang') === 'en' ? [] : ['no language']),
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

/** No tokens, placeholders, research notes, or Markdown. */
export const leftoverWords: Check = ({$, route}) => {
  // The page template documents tokens.
  const hidden = /^\/docs\/(?:[\w.]+\/)?blank$/.test(route) ? 'script, style, code' : 'script, style';
  const text = $('main').clone().find(hidden).remove().end().text();
  const prose = $('main').clone().find('script, style, code').remove().end().text();
  return [
    ...leftovers.filter((pattern) => pattern.test(text)).map((pattern) => `text matches ${pattern}`),
    ...(/.{0,20}`.{0,20}/.exec(prose) ?? []).map((found) => `Markdown in text: ${found}`),
  ];
};

/** Unique IDs, images with alt text, iframes with a title, and controls with a name. */
export const names: Check = ({$}) => {
  const ids = attributes($('[id]'), 'id');
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
    ...attributes($('img:not([alt])'), 'src').map((src) => `picture without alt: ${src}`),
    ...attributes($('iframe:not([title])'), 'src').map((src) => `frame without title: ${src}`),
    ...nameless.map((node) => `control without a name: ${$.html(node).slice(0, 120)}`),
  ];
};

/** Everything that loads automatically comes from the site's own origin. */
export const ownOrigin: Check = ({$}) =>
  $(
    'script[src], img[src], iframe[src], link[rel="stylesheet"], link[rel="preload"], link[rel="icon"], link[rel="manifest"]',
  )
    .toArray()
    .map(({attribs}) => attribs.src ?? attribs.href ?? '')
    .filter((address) => !/^(?:\/(?!\/)|data:|#)/.test(address))
    .map((address) => `loads from elsewhere: ${address}`);

/** Values that should be unique but occur on several pages. */
export function shared(pages: readonly Page[], valueOf: (page: Page) => string): string[] {
  const byValue = new Map<string, string[]>();
  for (const page of pages) {
    byValue.set(valueOf(page), [...(byValue.get(valueOf(page)) ?? []), page.route]);
  }
  return [...byValue]
    .filter(([, routes]) => routes.length > 1)
    .map(([value, routes]) => `"${value}": ${routes.join(', ')}`);
}
