import {load} from 'cheerio';

const plain = (html: string) => load(html).text().replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim();

/**
 * What a built page calls itself: its first heading, or its title without the site's name.
 *
 * @param html the page as built; minified pages leave out quotes and some closing tags
 */
export function titleOf(html: string): string {
  const heading = /<h1[\s>][\s\S]*?<\/h1>/.exec(html)?.[0] ?? '';
  const title = /<title[\s>][\s\S]*?<\/title>/.exec(html)?.[0] ?? '';
  return plain(heading) || plain(title).replace(/ \| [^|]*$/, '');
}
