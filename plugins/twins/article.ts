import {load} from 'cheerio';
import {metaAndMain} from '../metaAndMain';

/** A built page as its twin is made of it. */
export type Article = {
  title: string;
  description: string;
  /** Name of its docs version; empty outside the docs. */
  version: string;
  /** Day of the last change, or of a post, as YYYY-MM-DD; empty where the build doesn't know it. */
  updated: string;
  /** HTML of what readers read, without chrome. */
  content: string;
  /** Addresses inside the site that it links to. */
  links: readonly string[];
};

/** What stands in an article for those who look at it in a browser. */
const chrome = [
  'button, form, iframe, script, style, template, nav, footer, wbr',
  // Links to headings, meanings of terms, decoration.
  '.hash-link, [role="tooltip"], [aria-hidden="true"]',
  '.theme-doc-toc-mobile, .theme-doc-version-badge, .theme-doc-version-banner',
].join(', ');

/**
 * Reads a built page.
 *
 * @param html the page
 * @returns its head and its main part; nothing for a page that is no article
 */
export function readArticle(html: string): Article | undefined {
  const $ = load(metaAndMain(html));
  const article = $('main article').first();
  const body = article.find('.markdown').first();
  if (body.length === 0) {
    return undefined;
  }
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  const day = $('.theme-last-updated time, article header time').attr('datetime') ?? '';
  const title = article.find('h1').first().text().trim();
  body.find(chrome).remove();
  // The colors of code are most of a page's elements.
  body.find('pre code').each((_, node) => void $(node).text($(node).text()));
  return {
    title,
    description: meta('description'),
    version: meta('docsearch:version'),
    updated: day.slice(0, 10),
    // React leaves comments between pieces of text.
    content: (body.html() ?? '').replaceAll('<!-- -->', ''),
    links: body
      .find('a[href^="/"]')
      .toArray()
      .map(({attribs}) => attribs.href ?? ''),
  };
}
