import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** A heading or a named row of a page, with its text. */
export type PageSection = {
  /** Headings from below the page's title to the section's own; empty for content above the first heading. */
  trail: readonly string[];
  /** ID of the heading or row; empty for the page's description, and for content above the first heading. */
  anchor: string;
  text: string;
};

/** Elements that search ignores. Components mark theirs with `data-search-skip`. */
const skipped = [
  '[data-search-skip], nav, footer, script, style, noscript, template, button, svg, iframe, form, time, pre, thead',
  '[role="tablist"], [role="tooltip"], [role="alert"], [aria-hidden="true"]',
  '.fact-strip, .operation, .theme-doc-version-badge, .theme-admonition > :first-child:not(:last-child)',
  // Date and authors of a post.
  'header h1 ~ *',
].join(', ');

const inline = new Set(
  'a abbr b bdi br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Longer names are treated as sentences. */
const maxNameLength = 60;

/** Puts text on one line and strips zero-width characters. */
const clean = (text: string) =>
  text
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Joins texts. A separator follows texts without end punctuation, such as list items. */
const join = (texts: readonly string[], mark = ' · ') =>
  texts
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .reduce((all, text) => (all === '' ? text : `${all}${/[.!?:;,…]["'’”)]*$/.test(all) ? ' ' : mark}${text}`), '');

/** Returns the text of nodes, with each block on its own lines. */
const linesOf = (nodes: readonly AnyNode[]): string =>
  nodes
    .map((node) => {
      if (node.type !== 'tag') {
        return node.type === 'text' ? node.data.replaceAll('\n', ' ') : '';
      }
      const text = node.tagName === 'br' ? ' ' : linesOf(node.children);
      return inline.has(node.tagName) ? text : `\n${text}\n`;
    })
    .join('');

/** Joins lines, with separators between neighboring blocks such as table cells. */
const joinLines = (lines: string) => join(lines.split('\n').map(clean));

const textOf = (nodes: Cheerio<AnyNode>) => joinLines(linesOf(nodes.toArray()));

/** React's generated IDs begin with a symbol and change from build to build. */
const stableId = (id = '') => (/^[\p{L}\p{N}]/u.test(id) ? id : '');

/** Marks the position of a heading in a page's text. */
const boundary = '\u0001';

/** Returns a row's name, if its first cell is only code, and its text. */
function readRow(row: Cheerio<Element>): {name: string; text: string} {
  const cell = row.children().first();
  // The linked page explains a linked name.
  const isName = textOf(cell) === textOf(cell.find('code')) && cell.find('a').length === 0;
  return {name: isName ? textOf(cell) : '', text: textOf(row.children().slice(1))};
}

/** Returns the name of a definition list group, if it begins with code, and its text. */
function readTerm(group: Cheerio<Element>): {name: string; text: string} {
  const term = group.children('dt');
  const meaning = textOf(group.children('dd'));
  const parts = term.contents();
  if (parts.first().find('code').addBack('code').length === 0) {
    return {name: '', text: join([textOf(term), meaning], ': ')};
  }
  const about = parts
    .toArray()
    .slice(1)
    .map((part) => joinLines(linesOf([part])));
  return {name: textOf(parts.first()), text: join([join(about, ', '), meaning], '. ')};
}

/** Reads a page's main element by section, and removes headings and named rows from it. */
function readSections($: CheerioAPI, main: Cheerio<Element>): PageSection[] {
  let heading: PageSection = {trail: [], anchor: '', text: ''};
  const headings = [heading];
  const sections = [heading];
  main.find('h2, h3, h4, h5, h6, tr, :has(> dt)').each((_, node) => {
    const element = $(node);
    const anchor = stableId(element.attr('id'));
    const level = Number(/^h(\d)$/.exec(node.tagName)?.[1]);
    if (element.closest(main).length === 0) {
      return;
    }
    if (level) {
      heading = {trail: [...heading.trail.slice(0, level - 2), textOf(element)], anchor, text: ''};
      headings.push(heading);
      sections.push(heading);
      element.replaceWith(boundary);
    } else if (node.tagName === 'tr' || element.children('dt').length === 1) {
      const {name, text} = node.tagName === 'tr' ? readRow(element) : readTerm(element);
      if (name !== '' && name.length <= maxNameLength) {
        sections.push({trail: [...heading.trail, name], anchor: anchor || heading.anchor, text});
        element.remove();
      } else if (node.tagName !== 'tr') {
        element.text(text);
      }
    }
  });
  linesOf(main.toArray())
    .split(boundary)
    .forEach((lines, at) => Object.assign(headings[at] ?? {}, {text: joinLines(lines)}));
  // It names other pages, so their queries would find this one.
  return sections.filter(({trail}) => trail[0] !== 'Next steps');
}

/** Returns a page's head and main element, because parsing the menus takes most of the time. */
const headAndMain = (html: string) =>
  html.replace(/(<\/head>|<body[^>]*>)[^]*?(?=<main)/, '$1').replace(/<\/main>[^]*/, '</main>');

/**
 * Reads a built page.
 *
 * @param html the page as built
 * @returns title, text by section, and search metadata from the head; undefined for a page without a title
 */
export function readPage(html: string) {
  const $ = load(headAndMain(html));
  const meta = (name: string) => clean($(`meta[name="${name}"]`).attr('content') ?? '');
  const articles = $('main article');
  const main = (articles.length === 1 ? articles : $('main').first()) as Cheerio<Element>;
  main.find(skipped).remove();
  const title = textOf(main.find('h1').first());
  main.find('h1').remove();
  const links = main.find('a[href^="/"]').toArray();
  return title === ''
    ? undefined
    : {
        title,
        keywords: meta('keywords'),
        /** `docusaurus_tag` of its docs version; `default` outside the docs. */
        tag: meta('docsearch:docusaurus_tag') || 'default',
        sections: [{trail: [], anchor: '', text: meta('description')}, ...readSections($, main)],
        /** Paths of the pages that this page links to. */
        links: [...new Set(links.map(({attribs}) => (attribs.href ?? '').replace(/[#?].*$/, '')))],
      };
}

/** The searchable content of a built page. */
export type PageContent = NonNullable<ReturnType<typeof readPage>>;
