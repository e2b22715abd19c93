import {gfm} from '@joplin/turndown-plugin-gfm';
import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {Element} from 'domhandler';
import TurndownService from 'turndown';

/** Elements that only make sense in a browser: controls, links to headings, meanings of terms, decoration. */
const chrome = [
  'button, form, iframe, script, style, template, nav, footer, wbr',
  '.hash-link, [role="tooltip"], [aria-hidden="true"]',
  '.theme-doc-toc-mobile, .theme-doc-version-badge, .theme-doc-version-banner',
].join(', ');

type Parts = Cheerio<Element>;

const textOf = (part: Parts) => part.text().trim();

/** Code blocks as `pre` with language and title; the colors of code are most of a page's elements. */
function plainCode($: CheerioAPI, article: Parts): void {
  article.find('.theme-code-block').each((_, node) => {
    const block = $(node);
    const language = /language-(\S+)/.exec(block.attr('class') ?? '')?.[1] ?? '';
    const title = textOf(block.find('figcaption > span:not([data-search-skip])').first());
    const info = language && title ? `${language} title="${title}"` : language;
    block.replaceWith($('<pre>').attr('data-info', info).text(block.find('code').text().replace(/\n$/, '')));
  });
}

/** Each panel of tabs below its label, and admonitions and notes as quotes below their kind. */
function plainBoxes($: CheerioAPI, article: Parts): void {
  article.find('.tabs-container').each((_, node) => {
    const labels = $(node)
      .find('[role="tab"]')
      .toArray()
      .map((tab) => textOf($(tab)));
    $(node).find('[role="tablist"]').remove();
    $(node)
      .find('[role="tabpanel"]')
      .each((index, panel) => void $(panel).prepend($('<p>').append($('<strong>').text(labels[index] ?? ''))));
  });
  article.find('.theme-admonition, [role="note"]').each((_, node) => {
    const label = $(node).children().first();
    const kind = textOf(label);
    const mark = $('<strong>').text(kind.charAt(0).toUpperCase() + kind.slice(1));
    if ($(node).attr('role') === 'note') {
      // Its text goes on with what the mark says.
      label.next().prepend(mark.append(':'), ' ');
      label.remove();
    } else {
      label.replaceWith($('<p>').append(mark));
    }
    node.tagName = 'blockquote';
  });
  article
    .find('summary')
    .each((_, node) => void $(node).replaceWith($('<p>').append($('<strong>').text(textOf($(node))))));
}

/** Diagrams by title and description. */
function plainDiagrams($: CheerioAPI, article: Parts): void {
  article.find('svg:has(> desc)').each((_, node) => {
    const [title, description] = ['title', 'desc'].map((name) => textOf($(node).children(name)));
    const heading = $('<p>').append($('<strong>').text('Diagram:'), ` ${title}`);
    $(node).replaceWith($('<blockquote>').append(heading, $('<p>').text(description ?? '')));
  });
  article.find('svg').remove();
}

/** Cards and lists of definitions as lists: the name, then what it means. */
function plainLists($: CheerioAPI, article: Parts): void {
  article.find('div:has(> div[data-entry])').each((_, node) => {
    $(node)
      .children('div[data-entry]')
      .each((_index, entry) => {
        const text = textOf($(entry).find('a + div').first());
        const link = $(entry).find('a').first();
        $(entry).replaceWith($('<li>').append(link, text ? `: ${text}` : ''));
      });
    node.tagName = 'ul';
  });
  article.find('dl:has(> div)').each((_, node) => {
    $(node)
      .find('dt')
      .each((_index, term) => {
        $(term).children().slice(1).before(', ');
        term.tagName = 'p';
      });
    $(node)
      .find('dd')
      .each((_index, meaning) => void (meaning.tagName = 'div'));
    $(node)
      .children('div')
      .each((_index, row) => void (row.tagName = 'li'));
    node.tagName = 'ul';
  });
}

const turndown = new TurndownService({headingStyle: 'atx', hr: '---', bulletListMarker: '-', codeBlockStyle: 'fenced'})
  .use(gfm)
  .addRule('listItem', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentNode as HTMLElement;
      const isOrdered = list.nodeName === 'OL';
      const number = Number(list.getAttribute('start') ?? 1) + Array.from(list.children).indexOf(node as HTMLElement);
      const marker = isOrdered ? `${number}. ` : '- ';
      const isLoose = Array.from((node as HTMLElement).children).some(({nodeName}) => nodeName === 'P');
      const text = content.trim().replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
      return `${marker}${text}\n${isLoose ? '\n' : ''}`;
    },
  })
  .addRule('code', {
    filter: 'pre',
    replacement: (_content, node) => {
      const code = node.textContent ?? '';
      const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([fence]) => fence.length));
      const fence = '`'.repeat(longest + 1);
      return `\n\n${fence}${(node as HTMLElement).getAttribute('data-info') ?? ''}\n${code}\n${fence}\n\n`;
    },
  });

/**
 * Converts the article of a built page to Markdown.
 *
 * @param html the page
 * @param resolveLink the address that a link or an image gets
 * @returns undefined for a page without an article
 */
export function pageMarkdown(html: string, resolveLink: (href: string) => string): string | undefined {
  // Navbar and sidebars are the larger half of most pages, and parsing takes the time.
  const $ = load(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
  const article = $('main article .markdown').first() as Parts;
  if (article.length === 0) {
    return undefined;
  }
  plainCode($, article);
  plainDiagrams($, article);
  article.find(chrome).remove();
  plainBoxes($, article);
  plainLists($, article);
  article.find('kbd').each((_, node) => void (node.tagName = 'code'));
  for (const name of ['href', 'src']) {
    article.find(`[${name}]`).each((_, node) => void $(node).attr(name, resolveLink($(node).attr(name) ?? '')));
  }
  return `${turndown.turndown(article.html() ?? '').trim()}\n`;
}
