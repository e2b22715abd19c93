import {gfm} from '@joplin/turndown-plugin-gfm';
import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {Element} from 'domhandler';
import TurndownService from 'turndown';
import {capitalize} from '../../content/words';

/** Elements that only make sense in a browser: controls, heading links, term definitions, decoration. */
const browserOnly = [
  'button, form, iframe, script, style, svg, template, nav, footer, wbr',
  '.hash-link, [role="tablist"], [role="tooltip"], [aria-hidden="true"]',
  '.theme-doc-version-badge, .theme-doc-version-banner',
].join(', ');

type Parts = Cheerio<Element>;

/** A private-use character: the table rule writes `||` as one escaped pipe. */
const pipe = '\uE000';

const textOf = (parts: Parts) => parts.text().trim();

/** Replaces elements that Markdown has no syntax for with ones that it has. */
function simplify($: CheerioAPI, article: Parts): void {
  const label = (text: string) => $('<p>').append($('<strong>').text(text));
  const rename = (parts: Parts, tagName: string) => parts.each((_, node) => void (node.tagName = tagName));
  const each = (selector: string, change: (part: Parts) => void) =>
    article.find(selector).each((_, node) => change($(node)));

  // Syntax highlighting accounts for most of a page's elements.
  each('.theme-code-block', (block) => {
    const language = /language-\S+/.exec(block.attr('class') ?? '')?.[0] ?? '';
    const title = textOf(block.find('figcaption > span:not([data-search-skip])').first());
    const code = $('<code>').attr('class', language).text(block.find('code').text());
    block.before(title ? label(title) : '').replaceWith($('<pre>').append(code));
  });
  each('svg:has(> desc)', (diagram) => {
    const title = label('Diagram:').append(` ${textOf(diagram.children('title'))}`);
    diagram.replaceWith($('<blockquote>').append(title, $('<p>').text(textOf(diagram.children('desc')))));
  });
  article.find(browserOnly).remove();
  each('.theme-admonition, [role="note"]', (box) => {
    const head = box.children().first();
    const mark = label(capitalize(textOf(head)));
    if (box.is('[role="note"]')) {
      // The paragraph starts with the marker's text.
      head.next().prepend(mark.children(), ' ');
      head.remove();
    } else {
      head.replaceWith(mark);
    }
    rename(box, 'blockquote');
  });
  each('summary', (summary) => summary.replaceWith(label(textOf(summary))));
  // Definition lists become lists: the name, then the description.
  each('dl:has(> div)', (list) => {
    list.find('dt > :not(:first-child), dt > span > span').before(', ');
    rename(list.find('dt'), 'p');
    rename(list.find('dd'), 'div');
    rename(list.children('div'), 'li');
    rename(list, 'ul');
  });
  rename(article.find('kbd'), 'code');
  each('td:contains("|")', (cell) => cell.html((cell.html() ?? '').replaceAll('|', pipe)));
}

const turndown = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
}).use(gfm);

// Turndown reads a table's `rows` for each cell, and its parser walks the whole table each time. This rule never
// applies: its filter just gets each cell before Turndown reads the rows.
turndown.addRule('rowsOnce', {
  filter: (node) => {
    const table = node.nodeName === 'TH' ? node.closest('table') : null;
    if (table && !Object.hasOwn(table, 'rows')) {
      Object.defineProperty(table, 'rows', {value: Array.from(table.querySelectorAll('tr'))});
    }
    return false;
  },
  replacement: (content) => content,
});

/**
 * Converts the article of a built page to Markdown.
 *
 * @param html the page
 * @param resolveLink returns the URL for a link or an image
 * @returns undefined for a page without an article
 */
export function pageMarkdown(html: string, resolveLink: (href: string) => string): string | undefined {
  // Skip the navbar and sidebars: they are most of the page, and parsing takes most of the time.
  const $ = load(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
  const article = $('main article .markdown').first() as Parts;
  if (article.length === 0) {
    return undefined;
  }
  simplify($, article);
  for (const name of ['href', 'src']) {
    article.find(`[${name}]`).each((_, node) => void $(node).attr(name, resolveLink($(node).attr(name) ?? '')));
  }
  const markdown = turndown.turndown(article.html() ?? '').trim();
  return `${markdown.replaceAll(pipe, '\\|')}\n`;
}
