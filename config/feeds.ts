import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** Post elements that only make sense on the site: controls, heading links, and decoration. */
const controls = 'button, form, script, style, template, wbr, .hash-link, [role="tooltip"], [aria-hidden="true"]';

/**
 * A post's content for feed readers, which have neither the site's styles nor its scripts: text, code, and links.
 * Diagrams are replaced by their descriptions.
 */
function feedContent(content: string): string {
  const $ = load(content, {}, false);
  // A diagram has a wide and a narrow variant, and only one has the description.
  $('svg:has(> desc)').each((_, drawing) => {
    const [title, words] = ['title', 'desc'].map((name) => $(drawing).children(name).text().trim());
    $(drawing).replaceWith($('<p>').text(`${title}. ${words}`));
  });
  $('svg').remove();
  $(controls).remove();
  // Syntax colors need the site's styles.
  $('pre code').each((_, code) => void $(code).text($(code).text()));
  $('[class], [style]').removeAttr('class').removeAttr('style');
  return $.html().replaceAll(/<!--.*?-->/gs, '');
}

/** Feeds of all types, with the full content of posts. */
export const feeds: Partial<PluginOptions['feedOptions']> = {
  type: ['rss', 'atom', 'json'],
  async createFeedItems({defaultCreateFeedItems, ...posts}) {
    const items = await defaultCreateFeedItems(posts);
    return items.map((item) => ({...item, content: feedContent(item.content ?? '')}));
  },
};
