import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

type FeedOptions = PluginOptions['feedOptions'];

/** What stands in a post for those who look at it on the site: controls, links to headings, decoration. */
const controls = 'button, form, script, style, template, wbr, .hash-link, [role="tooltip"], [aria-hidden="true"]';

/**
 * The content of a post as a reader of feeds shows it, which has neither the site's styles nor its scripts: words, code
 * and links. A drawing is told in words.
 *
 * @param content HTML of the post, as the site shows it
 */
export function feedContent(content: string): string {
  const $ = load(content, {}, false);
  // A drawing has a form for wide screens and one for narrow ones, and one of them has the words.
  $('svg:has(> desc)').each((_, drawing) => {
    const [title, words] = ['title', 'desc'].map((name) => $(drawing).children(name).text().trim());
    $(drawing).replaceWith($('<p>').text(`${title}. ${words}`));
  });
  $('svg').remove();
  $(controls).remove();
  // The colors of code are styles of the site.
  $('pre code').each((_, code) => void $(code).text($(code).text()));
  $('[class], [style]').removeAttr('class').removeAttr('style');
  return ($.html() ?? '').replaceAll(/<!--.*?-->/gs, '');
}

/** Feeds of all kinds, with all that a post says. */
export const feeds: Partial<FeedOptions> = {
  type: ['rss', 'atom', 'json'],
  async createFeedItems({defaultCreateFeedItems, ...posts}) {
    const items = await defaultCreateFeedItems(posts);
    return items.map((item) => ({...item, content: feedContent(item.content ?? '')}));
  },
};
