import crypto from 'node:crypto';
import {load} from 'cheerio/slim';

/** Hashes of what pages hold inline, as a policy lists them, sorted. */
export type Inline = {scripts: string[]; styles: string[]; styleAttributes: string[]};

const hashOf = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: ReadonlySet<string>) => [...texts].map(hashOf).sort();

/**
 * Hashes of the inline scripts, styles and style attributes of pages, so that the policy allows these and no others.
 * Data such as JSON-LD does not run and needs no hash.
 *
 * @param pages texts of HTML files
 */
export function inlineOf(pages: Iterable<string>): Inline {
  const found = {scripts: new Set<string>(), styles: new Set<string>(), styleAttributes: new Set<string>()};
  for (const html of pages) {
    const $ = load(html);
    $('script:not([src], [type$="json"])').each((_, node) => void found.scripts.add($(node).html() ?? ''));
    $('style').each((_, node) => void found.styles.add($(node).html() ?? ''));
    $('[style]').each((_, node) => void found.styleAttributes.add($(node).attr('style') ?? ''));
  }
  return {
    scripts: hashes(found.scripts),
    styles: hashes(found.styles),
    styleAttributes: hashes(found.styleAttributes),
  };
}
