import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** Elements of a post that only make sense on the site: controls, links to headings, decoration. */
const controls = 'button, form, script, style, template, wbr, .hash-link, [role="tooltip"], [aria-hidden="true"]';

/**
 * The content of a post for feed readers, which have neither the site's styles nor its scripts: text, code and links.
 * Diagrams are replaced by their description.
 */
function feedContent(content: string): string {
  const $ = load(content, {}, false);
  // A diagram has a version for wide and one for narrow screens; one of them has the description.
  $('svg:has(> desc)').each((_, drawing) => {
    const [title, words] = ['title', 'desc'].map((name) => $(drawing).children(name).text().trim());
    $(drawing).replaceWith($('<p>').text(`${title}. ${words}`));
  });
  $('svg').remove();
  $(controls).remove();
  // The colors of code need the site's styles.
  $('pre code').each((_, code) => void $(code).text($(code).text()));
  $('[class], [style]').removeAttr('class').removeAttr('style');
  return ($.html() ?? '').replaceAll(/<!--.*?-->/gs, '');
}

/** Feeds of all kinds with the full content of posts. */
export const feeds: Partial<PluginOptions['feedOptions']> = {
  type: ['rss', 'atom', 'json'],
  async createFeedItems({defaultCreateFeedItems, ...posts}) {
    const items = await defaultCreateFeedItems(posts);
    return items.map((item) => ({...item, content: feedContent(item.content ?? '')}));
  },
};
