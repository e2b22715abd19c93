import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** A heading or a named row of a page, with its text. */
export type PageSection = {
  /** Headings from below the page's title to the section's own; none for what is above the first heading. */
  trail: readonly string[];
  /** Id of the heading or row; empty for the top of the page. */
  anchor: string;
  text: string;
};

/** What a built page says. */
export type PageContent = {
  title: string;
  keywords: string;
  /** `docusaurus_tag` of its docs version; `default` outside the docs. */
  tag: string;
  sections: readonly PageSection[];
  /** Paths of the pages that it links to. */
  links: readonly string[];
};

/** Elements that are not part of a page's subject. Components mark theirs with `data-search-skip`. */
const chrome = [
  '[data-search-skip], nav, footer, script, style, noscript, template, button, svg, iframe, form, time, pre',
  '[role="tablist"], [role="tooltip"], [role="alert"], [aria-hidden="true"]',
  '.theme-doc-version-badge, .theme-admonition > :first-child:not(:last-child)',
  // Date and authors of a post.
  'header h1 ~ *',
].join(', ');

const inline = new Set(
  'a abbr b bdi br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** A longer name is a sentence. */
const longestName = 60;

/** Text on one line, without zero-width characters. */
const clean = (text: string) =>
  text
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Joins texts; one without a stop at its end, such as a list item, is set apart from the next. */
const join = (texts: readonly string[], mark = ' · ') =>
  texts
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .reduce((all, text) => (all === '' ? text : `${all}${/[.!?:;,…]["'’”)]*$/.test(all) ? ' ' : mark}${text}`), '');

/** The text of nodes; neighboring blocks, such as the cells of a table, are set apart. */
function textOf(nodes: Iterable<AnyNode>): string {
  const read = (node: AnyNode): string => {
    if (node.type !== 'tag') {
      return node.type === 'text' ? node.data.replaceAll('\n', ' ') : '';
    }
    const text = node.tagName === 'br' ? ' ' : node.children.map(read).join('');
    return inline.has(node.tagName) ? text : `\n${text}\n`;
  };
  return join([...nodes].map(read).join('').split('\n').map(clean));
}

/** React's generated ids begin with a sign and change from build to build. */
const stableId = (id = '') => (/^[\p{L}\p{N}]/u.test(id) ? id : '');

/** Reads the main part of a page, section by section. */
class SectionReader {
  title = '';
  readonly sections: PageSection[] = [{trail: [], anchor: '', text: ''}];
  private heading = this.sections[0] as PageSection;
  private line: AnyNode[] = [];

  constructor(private readonly $: CheerioAPI) {}

  read(parent: Element): void {
    parent.children.forEach((node) => this.readNode(node));
    this.endLine();
  }

  private readNode(node: AnyNode): void {
    if (node.type === 'text' || (node.type === 'tag' && inline.has(node.tagName))) {
      this.line.push(node);
    } else if (node.type === 'tag') {
      this.endLine();
      this.readBlock(node);
    }
  }

  private endLine(): void {
    this.add(textOf(this.line));
    this.line = [];
  }

  private readBlock(node: Element): void {
    const element = this.$(node);
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
    if (level === 1) {
      this.title ||= textOf([node]);
    } else if (level > 1) {
      const trail = [...this.heading.trail.slice(0, level - 2), textOf([node])];
      this.heading = this.open(trail, stableId(element.attr('id')), '');
    } else if (element.children('dt').length === 1) {
      this.readTerm(element);
    } else if (node.tagName === 'tr') {
      this.readRow(element);
    } else {
      this.read(node);
    }
  }

  /** A group of a definition list; a name in code is a section of its own. */
  private readTerm(group: Cheerio<Element>): void {
    const [first, ...rest] = group.children('dt').contents().toArray();
    const name = first && this.$(first).find('code').addBack('code').length > 0 ? textOf([first]) : '';
    const meaning = textOf(group.children('dd'));
    const about = rest.map((each) => textOf([each]));
    this.addRow(
      group,
      name,
      name ? join([join(about, ', '), meaning], '. ') : join([textOf(group.children('dt')), meaning], ': '),
    );
  }

  /** A row of a table; one whose first cell is code and nothing else is a section of its own. */
  private readRow(row: Cheerio<Element>): void {
    if (row.parent('thead').length > 0) {
      return;
    }
    const cells = row.children('td, th');
    const [first, ...rest] = cells.toArray().map((cell) => textOf([cell]));
    // A linked name is explained where the link leads.
    const isName = first !== '' && first === textOf(cells.first().find('code')) && cells.first().find('a').length === 0;
    this.addRow(row, isName ? first : '', join(isName ? rest : [first ?? '', ...rest]));
  }

  private addRow(row: Cheerio<Element>, name = '', text = ''): void {
    if (name === '' || name.length > longestName) {
      this.add(text);
    } else {
      this.open([...this.heading.trail, name], stableId(row.attr('id')) || this.heading.anchor, text);
    }
  }

  private add(text: string): void {
    this.heading.text = join([this.heading.text, text]);
  }

  private open(trail: readonly string[], anchor: string, text: string): PageSection {
    const section = {trail, anchor, text};
    this.sections.push(section);
    return section;
  }
}

/** The head and the main part of a page; its menus take most of the time to parse. */
const headAndMain = (html: string) =>
  html.replace(/(<\/head>|<body[^>]*>)[^]*?(?=<main)/, '$1').replace(/<\/main>[^]*/, '</main>');

/**
 * Reads a built page.
 *
 * @param html the page as the build wrote it
 * @returns its title, its text by section, and what search needs of its head; undefined for a page without a title, and for
 * an unlisted one
 */
export function readPage(html: string): PageContent | undefined {
  const $ = load(headAndMain(html));
  if ($('.theme-unlisted-banner').length > 0) {
    return undefined;
  }
  const meta = (name: string) => clean($(`meta[name="${name}"]`).attr('content') ?? '');
  const articles = $('main article');
  const main = (articles.length === 1 ? articles : $('main').first()) as Cheerio<Element>;
  main.find(chrome).remove();
  const reader = new SectionReader($);
  main.toArray().forEach((node) => reader.read(node));
  const [top, ...others] = reader.sections;
  const links = main.find('a[href^="/"]').toArray();
  return reader.title === ''
    ? undefined
    : {
        title: reader.title,
        keywords: meta('keywords'),
        tag: meta('docsearch:docusaurus_tag') || 'default',
        sections: [{trail: [], anchor: '', text: join([meta('description'), top?.text ?? ''])}, ...others],
        links: [...new Set(links.map(({attribs}) => (attribs.href ?? '').replace(/[#?].*$/, '')))],
      };
}
