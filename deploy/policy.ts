import crypto from 'node:crypto';
import {load} from 'cheerio/slim';
import type {Brand} from '../content/brandSchema';

/** Sorted hashes of inline code in pages, in CSP syntax. */
export type InlineHashes = {scripts: string[]; styles: string[]; styleAttributes: string[]};

const hashOf = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

/**
 * Hashes the inline scripts, styles, and style attributes of pages, so that the policy allows only these. Data such as
 * JSON-LD doesn't run and needs no hash.
 *
 * @param pages contents of the HTML files
 */
export function inlineHashesOf(pages: Iterable<string>): InlineHashes {
  const [scripts, styles, styleAttributes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const html of pages) {
    const $ = load(html);
    $('script:not([src], [type$="json"])').each((_, node) => void scripts.add($(node).html() ?? ''));
    $('style').each((_, node) => void styles.add($(node).html() ?? ''));
    $('[style]').each((_, node) => void styleAttributes.add($(node).attr('style') ?? ''));
  }
  const hashes = (texts: ReadonlySet<string>) => [...texts].map(hashOf).sort();
  return {scripts: hashes(scripts), styles: hashes(styles), styleAttributes: hashes(styleAttributes)};
}

const originOf = (address: string) => (address ? [new URL(address).origin] : []);

function searchHosts({searchAppId}: Brand): string[] {
  const account = searchAppId.toLowerCase();
  const hosts = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  return account ? hosts.map((host) => `https://${account}${host}`) : [];
}

/**
 * The Content-Security-Policy of all pages. It allows the site's own files and the hosts that the brand names, each
 * only for its purpose.
 *
 * @param brand names the hosts of badge, player, pixel, search, and feedback; without any, the policy lists no host
 * @param inline hashes of the inline code in the built pages
 */
export function pagePolicy(brand: Brand, inline: InlineHashes): string {
  const badge = originOf(brand.statusBadgeUrl);
  const player = originOf(brand.playerScriptUrl);
  const pixel = originOf(brand.pixelScriptUrl);
  const self = "'self'";
  const directives = {
    // Fonts, the manifest, and prefetches, which Firefox checks against this directive only.
    'default-src': [self],
    'script-src': [self, ...inline.scripts, ...player, ...pixel],
    'style-src': [self, ...inline.styles],
    'style-src-attr': inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : ["'none'"],
    // The style sheet's icons are data URLs.
    'img-src': [self, 'data:'],
    'connect-src': [self, ...pixel, ...originOf(brand.pixelEndpoint), ...searchHosts(brand)],
    // A hosted player shows its samples in its own iframes.
    'frame-src': [self, ...badge, ...player],
    'worker-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [self, ...originOf(brand.feedbackEndpoint)],
    'frame-ancestors': [self],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
